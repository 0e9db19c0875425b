"""Cards that are counted in the discard pile, where they lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.meaning import Number, Sense, So
from rulebound.cardtext.phrases.nouns import CountWay, CountWord, bound_of
from rulebound.cardtext.phrases.players import Per
from rulebound.cardtext.phrases.sentences import Fact
from rulebound.cardtext.phrases.sorts import Sort
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.decks import DiscardPile


def in_discard(sort: Sort, sense: Sense) -> Number:
    """How many such cards lie in the discard pile of the player who has the text."""
    among = sort.among(sense)

    def count(table: Any, scope: Scope) -> int:
        pile: list[int] = table.discard_of(scope.me)
        return len([it for it in pile if among(table, scope.source, it)])

    return count


class PerDiscarded(Per):
    text: ClassVar[str] = "for each {sort} in {pile:DiscardPile}"
    sort: Sort
    pile: DiscardPile

    def number_of(self, sense: Sense) -> Number:
        return in_discard(self.sort, sense)


class NoneDiscarded(Fact):
    text: ClassVar[str] = "there is no {sort} in {pile:DiscardPile}"
    sort: Sort
    pile: DiscardPile

    def so(self, sense: Sense) -> So:
        count = in_discard(self.sort, sense)
        return lambda table, scope: count(table, scope) == 0


class OneDiscarded(Fact):
    text: ClassVar[str] = "there is a {sort} in {pile:DiscardPile}"
    sort: Sort
    pile: DiscardPile

    def so(self, sense: Sense) -> So:
        count = in_discard(self.sort, sense)
        return lambda table, scope: count(table, scope) > 0


class SomeDiscarded(Fact):
    text: ClassVar[str] = "there are {count:CountWord} or {way:CountWay} {sort+} in {pile:DiscardPile}"
    count: CountWord
    way: CountWay
    sort: Sort
    pile: DiscardPile

    def so(self, sense: Sense) -> So:
        bound, way, counted = bound_of(sense, self.count), self.way, in_discard(self.sort, sense)
        return lambda table, scope: way.compares(counted(table, scope), bound)
