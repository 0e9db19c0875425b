"""Recruiting, chapter 5 of the handbook: a student of the Courtyard is paid for and comes into the Hallway."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, resources
from rulebound.games.avarium import needs as need
from rulebound.games.avarium.choices import NO, YES
from rulebound.games.avarium.effects import AFTER_A_DEED
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import No, Yes


# [student.recruited] [student.cost] [priority.action]
class Recruit(Action[Table]):
    """Pay its cost, put it on top of your Hallway, fill the Courtyard: as one whole. [recruit.whole] [C1] [C2]"""

    clause = "recruit.cost"
    says = "Recruit {it}"
    costs = "{price}"
    given = [need.in_the_courtyard]
    needs = [need.may_be_recruited, need.enough_to_recruit]

    def perform(self, table: Table, me: int) -> None:
        table.declare()
        price = table.recruit_price(self.it)
        if price > 0 and resources.merit_to_recruit(table, me, self.it) >= 0:
            table.scopes.append(Scope(me, self.it, []))
            table.do(pay_merit.by(me), pay_and_recruit.by(me))
            if table.reputation[me] >= price:
                table.ask(me, MERIT_OR_REPUTATION, [YES, NO])
            return
        resources.spend(table, me, price)
        characters.recruit(table, self.it, me)
        if not table.over:
            table.then_all(me, AFTER_A_DEED)


@rule("recruit.cost")
def pay_merit(table: Table, me: int) -> None:
    """A card lets Merit be paid in place of Reputation. [card.wins]"""
    scope = table.scopes[-1]
    scope.queue = [NOTHING]  # it is paid
    resources.lose_merit(table, me, resources.merit_to_recruit(table, me, scope.source))


@rule("recruit.cost")
def pay_and_recruit(table: Table, me: int) -> None:
    """What is not paid yet is paid in Reputation."""
    scope = table.scopes.pop()
    if not scope.queue:
        resources.spend(table, me, table.recruit_price(scope.source))
    characters.recruit(table, scope.source, me)
    if not table.over:
        table.then_all(me, AFTER_A_DEED)


MERIT_OR_REPUTATION: Final[Question[Table]] = Question(
    "recruit.cost", "Do you pay Merit for {source} instead of Reputation?", takes=[Yes, No]
)
RECRUIT: Final[list[Action[Table]]] = []  # made in `rules`, after what ends a turn
