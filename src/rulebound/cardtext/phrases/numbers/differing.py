"""Counting in other ways: different names and the like among cards, and more than others have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Near, Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord
    from rulebound.cardtext.phrases.structure.nouns import Kind, Noun, Stat

# -- What differs ------------------------------------------------------------------------------------------------------


class Feature(Word):
    """In what cards can differ."""

    label: ClassVar[str] = "in what cards differ"

    def of(self, table: Any, it: int) -> list[str]:
        """What a card has of it; nothing, or several."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def all_values(self) -> tuple[str, ...]:
        """All that cards can have of it; none where a game does not list them."""
        return ()


class PrintedFeature(Feature):
    forms: ClassVar[dict[str, str]] = {"name": "names", "kind": "kinds"}

    def of(self, table: Any, it: int) -> list[str]:
        card = table.card(it)
        return [card.name if self.word == "name" else card.kind]


def different(feature: Feature, found: Filter) -> Number:
    """How many different ones there are among these cards."""

    def count(table: Any, scope: Scope) -> int:
        seen: set[str] = set()
        for it in found.found(table, scope.source):
            seen.update(feature.of(table, it))
        return len(seen)

    return count


class PerDifferent(Per):
    text: ClassVar[str] = "for each different {feature:Feature} {among:AmongOrOn} {noun+}"
    feature: Feature
    among: AmongOrOn
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        return different(self.feature, self.noun.filter(sense))


class PerDifferentOf(Per):
    """Only of cards of a kind: `for each different character name among entities of yours`."""

    text: ClassVar[str] = "for each different {kind} {feature:Feature} {among:AmongOrOn} {noun+}"
    kind: Kind
    feature: Feature
    among: AmongOrOn
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        return different(self.feature, self.noun.filter(sense).but(self.kind.is_kind(sense)))


class PerDifferentValue(Per):
    """`Gain 1 Prestige for each different cost among items of yours.`"""

    text: ClassVar[str] = "for each different {stat} among {noun+}"
    stat: Stat
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        stat, found = self.stat, self.noun.filter(sense)
        return lambda table, scope: len({stat.of(table, it) for it in found.found(table, scope.source)})


class NumberOfDifferent(WholeMeasure):
    """`Gain Shards equal to the number of different symbols on tiles of yours.`"""

    text: ClassVar[str] = "the number of different {feature:Feature+} {among:AmongOrOn} {noun+}"
    feature: Feature
    among: AmongOrOn
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        return different(self.feature, self.noun.filter(sense))


class AmongOrOn(Word):
    forms: ClassVar[tuple[str, ...]] = ("among", "on")


class DifferentThere(Fact):
    text: ClassVar[str] = "there are {count:CountWord} or {way:CountWay} different {feature:Feature+} among {noun+}"
    count: CountWord
    way: CountWay
    feature: Feature
    noun: Noun

    def so(self, sense: Sense) -> So:
        count, bound, way = different(self.feature, self.noun.filter(sense)), bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(count(table, scope), bound)


class HaveDifferent(Fact):
    """`you have five or more items with different names`"""

    text: ClassVar[str] = "you have {count:CountWord} or more {noun+} with different {feature:Feature+}"
    count: CountWord
    noun: Noun
    feature: Feature

    def counted(self, sense: Sense) -> Number:
        found, feature = self.noun.filter(sense), self.feature

        def count(table: Any, scope: Scope) -> int:
            seen: set[str] = set()
            for it in found.found(table, scope.source):
                if table.controller(it) == scope.me:
                    seen.update(feature.of(table, it))
            return len(seen)

        return count

    def so(self, sense: Sense) -> So:
        count, bound = self.counted(sense), bound_of(sense, self.count)
        return lambda table, scope: count(table, scope) >= bound

    def near(self, sense: Sense) -> Near:
        count, bound = self.counted(sense), self.count.count()
        return lambda table, scope: min(1.0, count(table, scope) / bound)


# -- More than others --------------------------------------------------------------------------------------------------


class Rivals(Word):
    """All whom one has more than."""

    label: ClassVar[str] = "the others"


class EachOther(Rivals):
    forms: ClassVar[tuple[str, ...]] = ("each other player",)


class MoreThanOthers(Fact):
    """`you have more items than each other player`, each of their own: also of `students in your class`."""

    text: ClassVar[str] = "you have {way:CountWay} {noun+} than {rivals:Rivals}"
    way: CountWay
    noun: Noun
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        found, more = self.noun.filter(sense).of_anybody(), self.way.word == "more"

        def counts(table: Any, scope: Scope) -> bool:
            held = [0] * table.seats
            for it in found.found(table, scope.source):
                seat = table.controller(it)
                if seat >= 0:
                    held[seat] += 1
            others = [held[seat] for seat in table.left() if seat != scope.me]
            return all([held[scope.me] > n if more else held[scope.me] < n for n in others])

        return counts


class MoreInHand(Fact):
    text: ClassVar[str] = "you have {way:CountWay} cards in your hand than {rivals:Rivals}"
    way: CountWay
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        more = self.way.word == "more"

        def compares(table: Any, scope: Scope) -> bool:
            mine = len(table.held_besides(scope.me, scope.source))
            others = [len(table.held_besides(seat, scope.source)) for seat in table.left() if seat != scope.me]
            return all([mine > n if more else mine < n for n in others])

        return compares
