"""The words in braces that only the sentences of Proelium have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.cardgame.wording import word as usual_word
from rulebound.games.proelium import encounters, money, research
from rulebound.games.proelium.counters import FUNDS
from rulebound.games.proelium.phases import ATTACKED, BLOCKED, COMPARED, DRAWN, ENDING, MAINTAINED
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.action import NOTHING
from rulebound.language import N_, _

if TYPE_CHECKING:
    from rulebound.games.proelium.state import Table


MOMENTS: Final = {  # what a player may answer: of the own turn, and of the other player's
    MAINTAINED: (N_("Your permanents are maintained"), N_("The permanents of {name} are maintained")),
    DRAWN: (N_("You have drawn your card"), N_("{name} has drawn a card")),
    ATTACKED: (N_("Your attackers are named"), N_("The attackers of {name} are named")),
    BLOCKED: (N_("The blockers of {rival} are named"), N_("Your blockers are named")),
    COMPARED: (N_("Your attack is over"), N_("The attack of {name} is over")),
    ENDING: (N_("Your turn ends"), N_("The turn of {name} ends")),
}
UNBLOCKED: Final = (N_("{rival} blocks with no character"), N_("You block with no character"))
OWN_MOVE: Final = N_("You have played or used something")
THEIR_MOVE: Final = N_("{name} has played or used something")
HIDDEN: Final = {"price": N_("its price"), "fee": N_("its fee")}  # of a card that the reader may not know


def word(table: Table, word: str, me: int, it: int) -> Part:
    """`{cost}`, `{fee}`: the cost of playing and of researching; `{funds}`, `{rest}`: what the player has, and may
    still spend.

    `{moment}`: what a player may answer now; `{block}`: the D with which a card blocks now; `{attack}`, `{defence}`: to
    name no more attackers or blockers; `{attacker}`: the attacker for which blockers are named; `{outcome}`: what would
    happen then.
    """
    if word == "funds":
        return Part(said(table.amount(FUNDS, me)))
    if word == "rest":
        return Part(said(money.left_to_spend(table, me)))
    if word == "moment":
        return Part(moment(table, me))
    if word == "attack":
        return Part(_("That is all who attack") if table.attackers else _("Attack with no character"))
    if word == "defence":
        return Part(_("No more") if any(table.stopped[table.facing : table.facing + 1]) else _("Leave it unblocked"))
    if word == "attacker":
        attacker = table.attackers[table.facing] if table.facing < len(table.attackers) else NOTHING
        return Part(table.name_of(attacker, me), attacker) if attacker >= 0 else Part(_("the attacker"))
    if word == "outcome":
        return Part(outcome(table, it))
    if word == "block":
        return Part(str(table.block_defense(it)))
    if table.has(it) and it >= 0 and table.knows(me, it) and table.faces[it] >= 0:
        if word == "cost":
            return Part(said(table.value("cost", it)))
        if word == "price":
            return Part(priced(table, me, table.value("cost", it)))
        if word == "fee":
            return Part(priced(table, me, research.due(table, me, it)))
    return Part(_(HIDDEN[word])) if word in HIDDEN else usual_word(table, word, me, it)


def moment(table: Table, me: int) -> str:
    """What has just happened, so that this player may answer it. [R26]"""
    if table.window not in MOMENTS:
        return _(OWN_MOVE) if table.mover == me else _(THEIR_MOVE, name=table.setup.names[table.mover])
    own, theirs = MOMENTS[table.window]
    if table.window == BLOCKED and not any(table.stopped):
        own, theirs = UNBLOCKED
    name, rival = table.setup.names[table.active], table.setup.names[1 - table.active]
    return _(own, rival=rival) if table.active == me else _(theirs, name=name)


def outcome(table: Table, blocker: int) -> str:
    """What would happen if this entity blocked the attacker in question. [R30]"""
    if table.facing >= len(table.attackers) or not table.has(blocker) or not table.stays(blocker):
        return _("as things stand")
    one = encounters.encounter(table, table.attackers[table.facing], [blocker], stopped=True)
    if one.beaten and one.loses:
        return _("both are destroyed")
    if one.beaten:
        return _("it is destroyed")
    return _("the attacker is destroyed") if one.loses else _("nothing is destroyed")


def said(tokens: int) -> str:
    """`30k`; zero is `0k`."""
    return f"{tokens}0k" if tokens else "0k"


def priced(table: Table, me: int, tokens: int) -> str:
    """A cost, with a warning if it takes the player's last money. [victory.grace]"""
    last = 0 < tokens == table.amount(FUNDS, me)
    return _("{cost}: your last money", cost=said(tokens)) if last else said(tokens)
