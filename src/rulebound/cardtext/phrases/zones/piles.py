"""Cards that are counted where they are not in play: in your hand."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord, bound_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.kernel.basics.scope import Scope


def in_hand(table: Any, scope: Scope) -> int:
    """How many cards the hand has, without one that takes effect just now, or could be played and says this."""
    return len(table.held_besides(scope.me, scope.source))


class PerCardInHand(Per):
    text: ClassVar[str] = "for each card in your hand"

    def number_of(self, sense: Sense) -> Number:
        return in_hand


class PerSeveralInHand(Per):
    text: ClassVar[str] = "for every {count:CountWord} cards in your hand"
    count: CountWord

    def number_of(self, sense: Sense) -> Number:
        each = self.count.count()
        return lambda table, scope: in_hand(table, scope) // each


class HandIsEmpty(Fact):
    text: ClassVar[str] = "you have no cards in your hand"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: in_hand(table, scope) == 0


class HandHas(Fact):
    text: ClassVar[str] = "you have {count:CountWord} or {way:CountWay} cards in your hand"
    count: CountWord
    way: CountWay

    def so(self, sense: Sense) -> So:
        bound, way = bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(in_hand(table, scope), bound)
