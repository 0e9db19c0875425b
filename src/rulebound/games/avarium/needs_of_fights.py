"""The needs of fights, each with its clause and the sentence that says why something is not possible."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import classes, parties
from rulebound.games.avarium.ability import STANDS_FIRST
from rulebound.games.avarium.box import FIRST_IDOL
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.state import CANNOT, Table
from rulebound.games.avarium.timing import FIGHT
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.table.need import Need, need, prohibition


@need("fight.first-turn", "No player may fight on their first turn.")
def not_your_first_turn(table: Table, me: int, it: int) -> bool:
    return table.turns[me] > 1  # [B5]


@need("fight.leader", "{it} is not in your Class: only characters there can attack.")
def yours_to_attack_with(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == CLASS and table.holder[it] == me


@need("fight.leader", "{it} is exhausted.")
def ready_to_attack(table: Table, me: int, it: int) -> bool:
    return not table.exhausted[it]


@need("fight.leader", "{it} has an Attack Token, and so cannot attack.")
def no_attack_token(table: Table, me: int, it: int) -> bool:
    """It has attacked before, or a card has put the token on it. [fight.once]"""
    return not table.token[it]


may_attack: Final = prohibition(CANNOT, "{it} cannot attack because of {forbids attack}.", "cannot attack")
may_be_in_attacks: Final = prohibition(
    CANNOT, "{it} cannot take part in attacks because of {forbids take part in attacks}.", "cannot take part in attacks"
)
may_be_in_fights: Final = prohibition(
    CANNOT, "{it} cannot take part in fights because of {forbids take part in fights}.", "cannot take part in fights"
)


@need("fight.target", "There is no one whom {it} could attack.")
def somebody_to_attack(table: Table, me: int, it: int) -> bool:
    """Whether this leader has a legal target. A trial fight tests it, so that overridden needs count."""
    if "cannot be attacked" not in table.standing and not table.modifiers:
        return True  # an enemy has a ready student, or else an idol that can be attacked
    leader = table.leaders[ATTACKING]
    table.leaders[ATTACKING] = it
    found = False
    for one in classes.characters(table):
        if table.holder[one] != me and table.fulfils(me, [no_ready_student_in_front, may_be_attacked], one):
            found = True
            break
    table.leaders[ATTACKING] = leader
    return found


TO_ATTACK: Final[list[Need[Table]]] = [
    not_your_first_turn, ready_to_attack, no_attack_token, may_attack, may_be_in_attacks, may_be_in_fights,
    somebody_to_attack,
]  # fmt: skip


@need("fight.target", "The target must be an idol or a student of another player's Class.")
def an_enemy(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == CLASS and table.holder[it] != me


@need("fight.idol", "{guard} stands ready in front of {it}.")
def no_ready_student_in_front(table: Table, me: int, it: int) -> bool:
    """[F1]"""
    return it < FIRST_IDOL or classes.guard_of(table, it) < 0


may_be_attacked: Final = prohibition(
    CANNOT, "{it} cannot be attacked because of {forbids be attacked}.", "cannot be attacked"
)


@need(CANNOT, "Others of that Class must be attacked before {it}.")
def none_stands_before_it(table: Table, me: int, it: int) -> bool:
    """Unless those cannot be attacked either."""
    if not table.unusual or STANDS_FIRST not in table.standing or table.now(STANDS_FIRST, it, 0) > 0:
        return True
    first = [one for one in classes.characters_of(table, table.holder[it]) if table.now(STANDS_FIRST, one, 0) > 0]
    return not any([table.fulfils(me, [no_ready_student_in_front, may_be_attacked], one) for one in first])


@need("fight.support", "{it} is in this fight already.")
def not_fighting_yet(table: Table, me: int, it: int) -> bool:
    return parties.side_of(table, it) < 0


@need("fight.support", "{it} is exhausted.")
def ready_to_support(table: Table, me: int, it: int) -> bool:
    return not table.exhausted[it]


@need("fight.support.token", "{it} has an Attack Token, and so cannot support a fight.")
def no_token_to_support(table: Table, me: int, it: int) -> bool:
    return not table.token[it]


@need("fight.support", "Only characters of your own Class can support a fight.")
def yours_to_support_with(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == CLASS and table.holder[it] == me


@need("fight.support", "You are on the other side of this fight.")
def may_help_the_attack(table: Table, me: int, it: int) -> bool:
    return me != table.fight_seats[DEFENDING]


@need("fight.support", "You are on the other side of this fight.")
def may_help_the_defence(table: Table, me: int, it: int) -> bool:
    return me != table.fight_seats[ATTACKING]


may_support: Final = prohibition(
    CANNOT, "{it} cannot support fights because of {forbids support fights}.", "cannot support fights"
)

may_support_attacks: Final = prohibition(
    CANNOT, "{it} cannot support this attack because of {forbids support attacks}.", "cannot support attacks"
)
may_support_defenses: Final = prohibition(
    CANNOT, "{it} cannot support this defense because of {forbids support defenses}.", "cannot support defenses"
)


@need("fight.over", "At least {least} and at most {most} damage must be assigned to {source}.")
def as_much_as_must_be(table: Table, me: int, it: int) -> bool:
    """[F14]"""
    if table.fight != FIGHT or not table.scopes:
        return False
    return table.scopes[-1].number <= it <= table.scopes[-1].it
