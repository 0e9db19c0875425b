"""Sentences of games whose cards can be exhausted: that is their first mark."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardgame.table import Table
from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.subjects import Object, This
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need

EXHAUSTED: Final = 0


class Exhaust(ToCards, Cost):
    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "exhausts/exhaust {what:Object}"
    tires: ClassVar[bool] = True
    what: Object

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        table.mark(EXHAUSTED, it)

    def can(self, table: Any, scope: Scope, it: int) -> bool:
        return is_ready(table, it)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if not isinstance(self.what, This):
            sense.wrong(self, "only exhausting the card itself can be a cost")
        return [Need(sense.words.clause, "{it} is exhausted.", can_be_exhausted)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class ExhaustAnd(Phrase, Cost):
    """Exhausting the card itself, and something more."""

    text: ClassVar[str] = "exhaust this and {more:Cost}"
    tires: ClassVar[bool] = True
    more: Cost

    def payable(self, sense: Sense) -> list[Need[Any]]:
        ready = Need[Any](sense.words.clause, "{it} is exhausted.", can_be_exhausted)
        return [ready, *self.more.payable(sense)]

    def pay(self, sense: Sense) -> Effect[Any]:
        exhausted = DoForSeats(just_me, lambda table, scope, seat: table.mark(EXHAUSTED, scope.source))
        return Sequence(exhausted, self.more.pay(sense))


class Ready(ToCards):
    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "readies/ready {what:Object}"
    what: Object

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        table.unmark(EXHAUSTED, it)

    def can(self, table: Any, scope: Scope, it: int) -> bool:
        return bool(table.is_marked(EXHAUSTED, it))


def is_ready(table: Table, it: int) -> bool:
    return table.stays(it) and not table.is_marked(EXHAUSTED, it)


def can_be_exhausted(table: Table, me: int, it: int) -> bool:
    return is_ready(table, it)
