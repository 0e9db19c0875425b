"""What the words in braces stand for in the sentences of the course game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.courses.compelled import who_must_attack
from rulebound.games.courses.needs import forbidder_of
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.static import Forbids
from rulebound.language import N_, _, _n

if TYPE_CHECKING:
    from rulebound.games.courses.state import Table

IT: Final = N_("it")
OF_A_CARD: Final = {  # words about a card, and what is said where the reader may not know it, or it is not there
    "it": N_("a card"),
    "course": N_("that course"),
    "guard": N_("another player's partner"),
    "stands": N_("stands"),
    "host": N_("a partner"),
    "use": N_("what it offers"),
    "bars": N_("a card"),
    "toll": N_("its cost"),
    "unpaid": N_("Its cost cannot be paid."),
    "cost": N_("its cost"),
    "stars": N_("its stars"),
    "points": N_("its points"),
    "power": N_("its power"),
}


def word(table: Table, word: str, me: int, it: int) -> Part:
    """The text of a word, and the piece that it names. It tells nothing that `me` may not know."""
    if word.startswith("because "):
        return because(table, word.removeprefix("because "), me, it)
    if word == "bar":
        return (
            named(table, table.bar(table.scopes[-1].source, it), me) if table.scopes and it >= 0 else Part(_("a card"))
        )
    if word == "compelled":
        return named(table, who_must_attack(table, me), me)
    if word == "player":
        return Part(table.setup.names[it] if 0 <= it < table.seats else _("a player"))
    if word == "choice":
        return Part(table.question[0].choices[it] if table.question and it < len(table.question[0].choices) else _(IT))
    if word.startswith("offer"):
        return offer(table, word, me, it)
    if word in OF_A_CARD:
        return of_card(table, word, me, it) if it >= 0 and table.knows(me, it) else Part(_(OF_A_CARD[word]))
    if word == "left":
        return Part(stars(table.purse))
    if word == "source":
        return named(table, table.scopes[-1].source, me) if table.scopes else Part(_(IT))
    assert word == "owed", f"no word {word!r} at this table"
    return Part(stars(table.scopes[-1].number) if table.scopes else _("nothing"))


def offer(table: Table, word: str, me: int, it: int) -> Part:
    """One of the uses of a card, or why its cost cannot be paid."""
    source = table.scopes[-1].source if table.scopes else NOTHING
    uses = table.usable(source)
    if it < 0 or it >= len(uses):
        return Part(_(IT))
    if word == "offer cost":
        return Part(table.cost_unpaid(me, source, uses[it].ability) or _(OF_A_CARD["unpaid"]))
    return Part(uses[it].ability.text.rstrip("."))


def of_card(table: Table, word: str, me: int, it: int) -> Part:
    """A word about a piece whose face the reader knows."""
    at = table.at[it]
    if word == "it":
        return Part(table.name_of(it, me), it)
    if word == "course":
        return named(table, at, me) if at >= 0 else Part(_(OF_A_CARD[word]))
    if word in ("guard", "stands"):
        guards = [other for other in table.rivals_at(me, at) if not table.tapped[other]] if at >= 0 else []
        return guarding(table, word, me, guards)
    if word == "host":
        hosts = table.print_of(it).hosts
        return Part(hosts[0].words if hosts else _(OF_A_CARD[word]))
    if word == "bars":
        return listed(table, [bar for bar in [table.bar(it, course) for course in table.courses()] if bar >= 0], me)
    if word == "use":
        return Part(table.use_of(it))
    if word == "toll":
        return Part(table.toll_of(it))
    if word == "unpaid":
        return Part(table.unpaid(me, it) or _(OF_A_CARD[word]))
    if word == "power":
        return Part(str(table.power(it)))
    if word == "cost":
        return Part(stars(table.cost(it)))
    if word == "stars":
        return Part(stars(table.stars(it)))
    return Part(_n("{n} point", "{n} points", worth_clearing(table, it)))


def worth_clearing(table: Table, it: int) -> int:
    """The points that a partner would bring: it is tapped first. [R25]"""
    if table.ruling("clear_value") == "untapped":
        return table.point_value(it)
    then = table.clone()
    then.tapped[it] = True
    return then.point_value(it)


def guarding(table: Table, word: str, me: int, guards: list[int]) -> Part:
    """Who stands guard, and whether one `stands` or several `stand`."""
    if word == "stands":
        return Part(_("stand") if len(guards) > 1 else _(OF_A_CARD[word]))
    return listed(table, guards, me) if guards else Part(_(OF_A_CARD[word]))


def listed(table: Table, cards: list[int], me: int) -> Part:
    """The names of these cards: `Aki`, `Aki, Twig and Parasol Guard`."""
    if len(cards) == 1:
        return named(table, cards[0], me)
    names = [table.name_of(it, me) for it in cards]
    return Part(_(" and ").join([", ".join(names[:-1]), names[-1]]) if names else _(OF_A_CARD["bars"]))


def because(table: Table, action: str, me: int, it: int) -> Part:
    """The card that forbids an action to a piece, or to the course it stands at; its words, if it is that card."""
    about = table.at[it] if action == "be cleared" and table.has(it) else it
    doer = it if action == "be cleared" else table.scopes[-1].source if table.scopes else NOTHING
    forbidder = (
        forbidder_of(table, cannot(action), me, about, doer) if table.has(it) and table.knows(me, it) else NOTHING
    )
    if forbidder == about:
        return own_words(table, cannot(action), me, about, doer)
    return because_of(table, forbidder, me) if forbidder >= 0 else Part("")


def because_of(table: Table, card: int, me: int) -> Part:
    return Part(_(" because of {card}", card=table.name_of(card, me)), card)


def own_words(table: Table, cannot: str, me: int, it: int, by: int) -> Part:
    """What the card itself says of this, where that is more than that it cannot, or the card that has lent it that."""
    for found in table.standing.get(cannot, NO_ABILITIES):
        ability, text = found.ability, found.ability.text.rstrip(".")
        if found.source == it and isinstance(ability, Forbids) and forbids(table, ability, me, it, by):
            if (lender := table.lender(found)) >= 0:
                return because_of(table, lender, me)
            return Part("" if text.lower() == f"this {cannot}" else _(", as it says: {text}", text=text))
    return Part("")


def forbids(table: Table, ability: Forbids[Table], me: int, it: int, by: int) -> bool:
    """Whether this ability of a card forbids it of the card itself, done by another piece."""
    table.doer = by
    applies = ability.applies
    found = applies(table, it, me, it)
    table.doer = NOTHING
    return found


def named(table: Table, it: int, me: int) -> Part:
    """A piece's name, as this seat may know it."""
    return Part(table.name_of(it, me), it if table.knows(me, it) else NOTHING)


def stars(n: int) -> str:
    """`1 star`, `3 stars`."""
    return _n("{n} star", "{n} stars", n)
