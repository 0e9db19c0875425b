"""Which partners attack, or are attacked, because a text says so: those that can. [R48]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.acts.copying import both_taken
from rulebound.cardtext.phrases.choices.choosing import speaks_of_before
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.games.courses.needs import can_pay_to_attack, forbidder_of
from rulebound.games.courses.phrases.movable import choosing
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need, need

if TYPE_CHECKING:  # importing it here would make it a phrase of this module
    from rulebound.cardtext.phrases.structure.subjects import Object


def can_attack(table: Table, it: int) -> bool:
    """Whether it is a partner that can; its player may have to pay for it."""
    return table.zone[it] == AT_COURSE and table.forbidder("cannot attack", table.controller(it), it) < 0


def can_strike(table: Table, attacker: int, defender: int) -> bool:
    """Whether one can attack the other, wherever they stand."""
    if min(attacker, defender) < 0 or attacker == defender or table.zone[defender] != AT_COURSE:
        return False
    seat = table.controller(attacker)
    if not can_attack(table, attacker) or forbidder_of(table, "cannot be attacked", seat, defender, attacker) >= 0:
        return False
    return can_pay_to_attack(table, seat, attacker, defender)


def can_strike_each_other(table: Table, first: int, second: int) -> bool:
    return can_strike(table, first, second) and can_strike(table, second, first)


# -- Where they are chosen ---------------------------------------------------------------------------------------------

may_attack: Final[Need[Table]] = Need(
    "R39", "{it} cannot attack{because attack}.", lambda table, me, it: can_attack(table, it), cannot="cannot attack"
)


def first_of(table: Table) -> int:
    """The one that was taken before, and set aside."""
    return table.scopes[-1].queue[0] if table.scopes[-1].queue else -1


@need("R39", "{it} cannot attack that partner.")
def may_attack_it(table: Table, me: int, it: int) -> bool:
    return first_of(table) < 0 or can_strike(table, it, first_of(table))


@need("R39", "That partner cannot attack {it}.")
def may_be_attacked_by_it(table: Table, me: int, it: int) -> bool:
    return first_of(table) < 0 or can_strike(table, first_of(table), it)


@need("R39", "One of them cannot attack the other.")
def may_fight_the_other(table: Table, me: int, it: int) -> bool:
    """Of two that are chosen with one choice after the other."""
    return all([can_strike_each_other(table, it, other) for other in table.scopes[-1].picks])


def fighters_taken(who: Object, whom: Object, sense: Sense, *, both: bool) -> list[Effect[Any]]:
    """Both are taken, one after the other. both: whether each attacks the other one."""
    parts = both_taken(who, whom, sense)
    first, second = parts[0], parts[2]
    if len(parts) > 3:  # who is attacked was taken first, without a choice
        choosing(second, [may_attack_it, may_be_attacked_by_it] if both else [may_attack_it])
        return parts
    choosing(first, [may_attack])
    choosing(second, [may_attack_it, may_be_attacked_by_it] if both else [may_be_attacked_by_it])
    return parts


# -- Whether any can ---------------------------------------------------------------------------------------------------


def some_fight(who: Object, whom: Object, sense: Sense, can: Any) -> So | None:
    """Whether there are two such partners: `can(table, attacker, defender)`."""
    attackers, defenders = who.candidates(sense), None if hangs_on_the_first(whom, sense) else whom.candidates(sense)
    if attackers is None or defenders is None:
        return some_can(who, sense, lambda table, scope, it: can_attack(table, it))
    first, second = attackers, defenders

    def some(table: Table, scope: Scope) -> bool:
        rivals = second(table, scope)
        return any([can(table, it, other) for it in first(table, scope) for other in rivals])

    return some


def hangs_on_the_first(whom: Object, sense: Sense) -> bool:
    """Whether who is attacked is only known once the attacker is: `another partner there`."""
    noun: object = getattr(whom, "noun", None)
    return isinstance(whom, Phrase) and isinstance(noun, Noun) and speaks_of_before(noun, sense)
