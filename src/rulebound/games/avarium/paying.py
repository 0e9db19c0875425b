"""How the costs of schemes and abilities are paid: a part of chapter 6 of the handbook.

Read this with RULES.md beside it. Clauses in brackets are its; D1, D2, ... are in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, classes, resources
from rulebound.games.avarium.needs import (
    a_student_pays,
    costs_enough,
    enough_reputation,
    may_be_exhausted,
    ready_to_pay,
    yours_to_pay_with,
)
from rulebound.games.avarium.state import Table
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule


@rule("scheme.cost")
def pay(table: Table, me: int) -> None:
    """A scheme is paid with Reputation or with a student, also where it costs nothing; an ability as it says.

    [ability.cost] [D1] [exhaust.own-cost] [ability.sample]
    """
    scope = table.scopes[-1]
    table.targets = scope.picks
    scope.picks = []
    ability = table.ability_of(scope.source)
    if ability is not None:
        table.clause = "scheme.cost" if table.is_scheme(scope.source) else "ability.cost"
        table.do(ability.cost.step)
    if table.is_scheme(scope.source):
        payers = [PAY_WITH[it] for it in classes.characters_of(table, me)]
        table.ask(me, HOW_TO_PAY, [*PAY_REPUTATION, *payers])


class PayReputation(Action[Table]):
    """Spend as much Reputation as the scheme costs."""

    clause = "scheme.pay.reputation"
    says = "Spend {owed} Reputation"
    needs = [enough_reputation]

    def perform(self, table: Table, me: int) -> None:
        resources.spend(table, me, table.scheme_price(table.scopes[-1].source))


# [exhaust.payment]
class PayWith(Action[Table]):
    """Exhaust a student that costs at least as much, be it in a fight or have an Attack Token. [D2]"""

    clause = "scheme.pay.student"
    says = "Exhaust {it}"
    given = [yours_to_pay_with]
    needs = [ready_to_pay, may_be_exhausted, a_student_pays, costs_enough]

    def perform(self, table: Table, me: int) -> None:
        characters.exhaust_to_pay(table, self.it)


HOW_TO_PAY: Final[Question[Table]] = Question(
    "scheme.cost", "{source}: how do you pay its cost of {owed}?", takes=[PayReputation, PayWith], chained=True
)
PAY_REPUTATION: Final[list[Action[Table]]] = []  # both filled by effects.py, after the other actions of schemes
PAY_WITH: Final[list[Action[Table]]] = []
