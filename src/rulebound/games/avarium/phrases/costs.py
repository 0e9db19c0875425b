"""What it costs to activate an ability. What is trashed or expelled for it stands among the instructions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb
from rulebound.games.avarium import characters, resources
from rulebound.games.avarium.needs import may_be_exhausted
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need, need
from rulebound.language import worded

CLAUSE: Final = "ability.cost"  # of what must be had to pay


class ExhaustMe(Phrase, Cost):
    """The card itself, which must be ready. [D9]"""

    text: ClassVar[str] = "EXHAUST"
    tires: ClassVar[bool] = True
    term: ClassVar[str] = "exhausted"

    def payable(self, sense: Sense) -> list[Need[Any]]:
        return [is_ready, may_be_exhausted]

    def pay(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, exhaust_source)


@need("exhaust.once", "{it} is exhausted.")
def is_ready(table: Table, me: int, it: int) -> bool:
    return not table.exhausted[it]


def exhaust_source(table: Table, scope: Scope, seat: int) -> None:
    characters.exhaust_to_pay(table, scope.source)


class ExhaustAnd(Phrase, Cost):
    """The card itself, and something more."""

    text: ClassVar[str] = "{first:ExhaustMe} and {more:Cost}"
    tires: ClassVar[bool] = True
    first: ExhaustMe
    more: Cost

    def payable(self, sense: Sense) -> list[Need[Any]]:
        return [*self.first.payable(sense), *self.more.payable(sense)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.first.pay(sense), self.more.pay(sense))


class Spend(PlainVerb, Cost):
    text: ClassVar[str] = "spends/spend {amount} Reputation"
    amount: Amount

    def takes(self) -> tuple[str, int]:
        return "Reputation", int(self.amount.value)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        price = int(self.amount.value)
        text = worded("It costs {price} Reputation, and you have {reputation}.", price=str(price))

        def can_spend(table: Table, me: int, it: int) -> bool:
            return table.reputation[me] >= price

        return [Need(CLAUSE, text, can_spend)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)

    def does(self, sense: Sense) -> Does:
        price = int(self.amount.value)

        def spend(table: Table, scope: Scope, seat: int) -> None:
            if table.reputation[seat] >= price:
                resources.spend(table, seat, price)

        return spend

    def possible(self, sense: Sense) -> So | None:
        price = int(self.amount.value)
        return lambda table, scope: table.reputation[scope.me] >= price


def can_lose(table: Table, me: int, price: int) -> bool:
    """Whether so much Merit can be paid. [A12]"""
    return table.merit[me] - price >= (0 if table.ruling("merit_cost") == "all" else 1)


def merit_of(cost: Cost) -> int:
    """How much Merit is paid."""
    assert isinstance(cost, Phrase)
    return sum([int(paid.amount.value) for paid in walk(cost) if isinstance(paid, LoseMerit)])


class LoseMerit(Phrase, Cost):
    """One's own Merit, down to nothing if one likes. [A12]"""

    text: ClassVar[str] = "lose {amount} Merit"
    amount: Amount

    def takes(self) -> tuple[str, int]:
        return "Merit", int(self.amount.value)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        price = int(self.amount.value)
        text = worded("It costs {price} Merit, and you have {merit}.", price=str(price))
        return [Need(CLAUSE, text, lambda table, me, it: can_lose(table, me, price))]

    def pay(self, sense: Sense) -> Effect[Any]:
        price = int(self.amount.value)
        return DoForSeats(just_me, lambda table, scope, seat: resources.lose_merit(table, seat, price))
