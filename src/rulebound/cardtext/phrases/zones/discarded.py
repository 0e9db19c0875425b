"""Cards that are counted in the discard pile, where they lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord, bound_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.zones.decks import DiscardPile, Wanted


def in_discard(wanted: Wanted, sense: Sense) -> Number:
    """How many such cards lie in the discard pile of the player who has the text."""
    test = wanted.test(sense)

    def count(table: Any, scope: Scope) -> int:
        pile: list[int] = table.discard_of(scope.me)
        return len([it for it in pile if test.holds(table, scope.source, it)])

    return count


class PerDiscarded(Per):
    text: ClassVar[str] = "for each {wanted:Wanted} in {pile:DiscardPile}"
    wanted: Wanted
    pile: DiscardPile

    def number_of(self, sense: Sense) -> Number:
        return in_discard(self.wanted, sense)


class PerSeveralDiscarded(Per):
    """`This has +1 power for every two cards in your discard pile.`"""

    text: ClassVar[str] = "for every {count:CountWord} {wanted:Wanted+} in {pile:DiscardPile}"
    count: CountWord
    wanted: Wanted
    pile: DiscardPile

    def number_of(self, sense: Sense) -> Number:
        number, each = in_discard(self.wanted, sense), self.count.count()
        return lambda table, scope: number(table, scope) // each


class NoneDiscarded(Fact):
    text: ClassVar[str] = "there is no {wanted:Wanted} in {pile:DiscardPile}"
    wanted: Wanted
    pile: DiscardPile

    def so(self, sense: Sense) -> So:
        count = in_discard(self.wanted, sense)
        return lambda table, scope: count(table, scope) == 0


class OneDiscarded(Fact):
    text: ClassVar[str] = "there is a {wanted:Wanted} in {pile:DiscardPile}"
    wanted: Wanted
    pile: DiscardPile

    def so(self, sense: Sense) -> So:
        count = in_discard(self.wanted, sense)
        return lambda table, scope: count(table, scope) > 0


class SomeDiscarded(Fact):
    text: ClassVar[str] = "there are {count:CountWord} or {way:CountWay} {wanted:Wanted+} in {pile:DiscardPile}"
    count: CountWord
    way: CountWay
    wanted: Wanted
    pile: DiscardPile

    def so(self, sense: Sense) -> So:
        bound, way, counted = bound_of(sense, self.count), self.way, in_discard(self.wanted, sense)
        return lambda table, scope: way.compares(counted(table, scope), bound)
