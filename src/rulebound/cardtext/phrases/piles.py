"""Cards that are counted where they are not in play: in your hand, and in your discard pile.

What anybody may know is counted: how many cards a hand has, and what lies open in a discard pile. A table has both by
their owners' seats, as `hand` and `discard`; `playing` is the card of a hand that takes effect and counts no more.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, trait
from rulebound.cardtext.phrases.meaning import Number, Sense, So
from rulebound.cardtext.phrases.nouns import CountWay, CountWord, Kind, bound_of
from rulebound.cardtext.phrases.players import Per
from rulebound.cardtext.phrases.sentences import Fact
from rulebound.kernel.basics.scope import Scope


@trait
class Sort:
    """Which cards of a pile: all, or those of a kind."""

    label: ClassVar[str] = "a kind of card, or 'card'"

    def printed(self) -> str:
        """The kind that is printed on them; empty for all cards."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class AnyCard(Word, Sort):
    forms: ClassVar[dict[str, str]] = {"card": "cards"}

    def printed(self) -> str:
        return ""


class CardOf(Phrase, Sort):
    text: ClassVar[str] = "{kind~}"
    kind: Kind

    def printed(self) -> str:
        return self.kind.word


def in_discard(sort: Sort) -> Number:
    """How many such cards lie in the discard pile of the player who has the text."""
    printed = sort.printed()

    def count(table: Any, scope: Scope) -> int:
        pile: list[int] = table.discard_of(scope.me)
        return len([it for it in pile if not printed or table.card(it).kind == printed])

    return count


def in_hand(table: Any, scope: Scope) -> int:
    """How many cards the hand has, without the one that is being played."""
    return len([it for it in table.hand_of(scope.me) if it != table.playing])


class PerCardInHand(Per):
    text: ClassVar[str] = "for each card in your hand"

    def number_of(self, sense: Sense) -> Number:
        return in_hand


class PerDiscarded(Per):
    text: ClassVar[str] = "for each {sort} in your discard pile"
    sort: Sort

    def number_of(self, sense: Sense) -> Number:
        return in_discard(self.sort)


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


class NoneDiscarded(Fact):
    text: ClassVar[str] = "there is no {sort} in your discard pile"
    sort: Sort

    def so(self, sense: Sense) -> So:
        count = in_discard(self.sort)
        return lambda table, scope: count(table, scope) == 0


class OneDiscarded(Fact):
    text: ClassVar[str] = "there is a {sort} in your discard pile"
    sort: Sort

    def so(self, sense: Sense) -> So:
        count = in_discard(self.sort)
        return lambda table, scope: count(table, scope) > 0


class SomeDiscarded(Fact):
    text: ClassVar[str] = "there are {count:CountWord} or {way:CountWay} {sort+} in your discard pile"
    count: CountWord
    way: CountWay
    sort: Sort

    def so(self, sense: Sense) -> So:
        bound, way, counted = bound_of(sense, self.count), self.way, in_discard(self.sort)
        return lambda table, scope: way.compares(counted(table, scope), bound)
