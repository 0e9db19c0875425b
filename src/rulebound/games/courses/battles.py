"""Battles, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses import needs as need
from rulebound.games.courses import partners, pieces
from rulebound.games.courses.choices import PICK
from rulebound.games.courses.events import BATTLES, SPENDS, WITHSTANDS
from rulebound.games.courses.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import Pick
from rulebound.kernel.table.taxing import pay_taxes


class Battle(Action[Table]):
    """Declare a battle where you and another player have untapped partners, as often as you like. [R27] [R31]"""

    clause = "battle.declare"
    says = "Battle at {course} with {it}"
    given = [need.at_a_course, need.your_partner]
    needs = [need.untapped_to_attack, need.may_attack, need.rival_untapped_there, need.some_defender]

    def perform(self, table: Table, me: int) -> None:
        """The attacker is tapped before anything else. [battle.attacker]"""
        pay_taxes(table, "attack", me, self.it)
        pieces.tap(table, self.it, SPENDS)
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, choose_defender, attack)


@rule("battle.defender")
def choose_defender(table: Table, me: int) -> None:
    """Another player's partner there, tapped or not. None, if tapping the attacker has protected all. [R28]"""
    course = table.at[table.scopes[-1].source]
    if not table.ask(me, DEFENDER, [PICK[it] for it in table.rivals_at(me, course)]):
        table.scopes.pop()
        table.cancel(me, attack)


@rule("battle.damage")
def attack(table: Table, me: int) -> None:
    """The attacker deals damage equal to its power, the defender deals none. [battle.defeat] [R29]"""
    scope = table.scopes.pop()
    attacker, defender = scope.source, scope.picks[0]
    pay_taxes(table, "be attacked", me, defender)
    strike(table, me, attacker, defender)


def strike(table: Table, me: int, attacker: int, defender: int) -> None:
    """One attacks the other, whatever has brought it to that."""
    table.attacker, table.defender = attacker, defender
    damage, needed = table.power(attacker), table.power(defender)
    table.attacker = table.defender = NOTHING
    table.emit(BATTLES, me, attacker, defender, damage)
    if damage >= needed:  # [R32] [R33]
        partners.defeat(table, defender, attacker)
    else:
        table.emit(WITHSTANDS, table.controller(defender), defender, attacker, damage)  # [R30]


DEFENDER: Final[Question[Table]] = Question(
    "battle.defender",
    "Whom does {source} attack?",
    need.at_the_battle,
    need.may_defend_tapped,
    need.not_protected,
    takes=[Pick],
    given=[need.rival_partner],
    says="{it}, power {power}",
    chained=True,
)
