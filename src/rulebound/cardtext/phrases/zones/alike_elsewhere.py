"""Whether cards are alike, in play or not: `if no two cards in your discard pile have the same name`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.subjects import all_that_are
from rulebound.cardtext.phrases.zones.gathering import others_held
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.differing import Feature
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat
    from rulebound.cardtext.phrases.zones.decks import Deck, Wanted

# -- Which cards, that are not in play ---------------------------------------------------------------------------------


class LyingThere(Phrase):
    """Where they lie."""

    label: ClassVar[str] = "where cards lie"

    def cards(self, table: Any, scope: Scope) -> list[int]:
        """All cards there, without the one that says so."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def such(self, wanted: Wanted, sense: Sense) -> Candidates:
        """Those of them that are wanted."""
        test = wanted.test(sense)
        return lambda table, scope: [
            it for it in self.cards(table, scope) if it != scope.source and test.holds(table, scope.source, it)
        ]


class InYourHand(LyingThere):
    text: ClassVar[str] = "in your hand"

    def cards(self, table: Any, scope: Scope) -> list[int]:
        return others_held(table, scope.me, scope.source)


class InTheDeck(LyingThere):
    text: ClassVar[str] = "in {deck:Deck}"
    deck: Deck

    def cards(self, table: Any, scope: Scope) -> list[int]:
        return self.deck.cards(table, self.deck.whose(table, scope))


# -- Whether two are alike ---------------------------------------------------------------------------------------------


class TwoOrNone(Word):
    label: ClassVar[str] = "no two, two or more"
    forms: ClassVar[tuple[str, ...]] = ("no two", "two or more")

    def so(self, found: Candidates, has: Callable[[Any, int], Iterable[object]]) -> So:
        """Whether there are two of these cards that have the same, or are not."""
        wanted = self.word != "no two"

        def so(table: Any, scope: Scope) -> bool:
            seen = [one for it in found(table, scope) for one in set(has(table, it))]
            return (len(set(seen)) < len(seen)) == wanted

        return so


def of_stat(stat: Stat) -> Callable[[Any, int], Iterable[object]]:
    return lambda table, it: [stat.of(table, it)]


class TwoHaveTheSame(Fact):
    """`If no two partners of yours have the same name, draw a card.`"""

    text: ClassVar[str] = "{two:TwoOrNone} {noun+} have the same {feature:Feature}"
    two: TwoOrNone
    noun: Noun
    feature: Feature

    def so(self, sense: Sense) -> So:
        return self.two.so(all_that_are(self.noun.filter(sense)), self.feature.of)


class TwoHaveTheSameStat(Fact):
    """`If no two partners of yours have the same power, draw a card.`"""

    text: ClassVar[str] = "{two:TwoOrNone} {noun+} have the same {stat}"
    two: TwoOrNone
    noun: Noun
    stat: Stat

    def so(self, sense: Sense) -> So:
        return self.two.so(all_that_are(self.noun.filter(sense)), of_stat(self.stat))


class TwoThereHaveTheSame(Fact):
    """`If no two cards in your discard pile have the same name, gain 5 points.`"""

    text: ClassVar[str] = "{two:TwoOrNone} {wanted:Wanted+} {there:LyingThere} have the same {feature:Feature}"
    two: TwoOrNone
    wanted: Wanted
    there: LyingThere
    feature: Feature

    def so(self, sense: Sense) -> So:
        return self.two.so(self.there.such(self.wanted, sense), self.feature.of)


class TwoThereHaveTheSameStat(Fact):
    """`If no two cards in your hand have the same cost, draw a card.`"""

    text: ClassVar[str] = "{two:TwoOrNone} {wanted:Wanted+} {there:LyingThere} have the same {stat}"
    two: TwoOrNone
    wanted: Wanted
    there: LyingThere
    stat: Stat

    def so(self, sense: Sense) -> So:
        return self.two.so(self.there.such(self.wanted, sense), of_stat(self.stat))


# -- Whether all are ---------------------------------------------------------------------------------------------------


class AllThereHaveTheSame(Fact):
    """`If all cards in your hand have the same cost, draw a card.` Where there is none, it is not so."""

    text: ClassVar[str] = "all {wanted:Wanted+} {there:LyingThere} have the same {stat}"
    wanted: Wanted
    there: LyingThere
    stat: Stat

    def so(self, sense: Sense) -> So:
        found, stat = self.there.such(self.wanted, sense), self.stat
        return lambda table, scope: len({stat.of(table, it) for it in found(table, scope)}) == 1


class AllThereAre(Fact):
    """`If all cards in your hand are items, draw a card.` Where there is none, it is not so."""

    text: ClassVar[str] = "all cards {there:LyingThere} are {wanted:Wanted+}"
    there: LyingThere
    wanted: Wanted

    def so(self, sense: Sense) -> So:
        there, test = self.there, self.wanted.test(sense)

        def so(table: Any, scope: Scope) -> bool:
            cards = [it for it in there.cards(table, scope) if it != scope.source]
            return len(cards) > 0 and all([test.holds(table, scope.source, it) for it in cards])

        return so
