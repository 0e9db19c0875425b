"""Cards that have more or less of a value than another card: `a partner here with less power than this`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.counting.counters import cards_of
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.numbers.naming import card_spoken_of
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.kernel.basics.scope import Scope
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat
    from rulebound.cardtext.phrases.structure.subjects import Subject


class MoreOrLessOf(Word):
    """Of a value that is compared with that of another card."""

    forms: ClassVar[tuple[str, ...]] = ("more", "less")

    def surpasses(self, value: int, other: int) -> bool:
        """Whether it is more, or less, and not just as much."""
        return value > other if self.word == "more" else value < other


class ThanWhich(Word):
    """A game in which a card speaks of itself in another way has it in a class of its own."""

    label: ClassVar[str] = "than which card"
    forms: ClassVar[tuple[str, ...]] = ("this", "it")


class WithMoreThan(Having):
    """`Defeat a partner here with less power than this.`"""

    text: ClassVar[str] = "with {way:MoreOrLessOf} {stat} than {than:ThanWhich}"
    printed: ClassVar[bool] = True
    way: MoreOrLessOf
    stat: Stat
    than: ThanWhich

    def speaks_of_before(self, sense: Sense) -> bool:
        return self.than.word == "it"

    def test(self, sense: Sense) -> Test:
        way, stat = self.way, self.stat
        other = card_spoken_of(self, sense) if self.speaks_of_before(sense) else itself

        def holds(table: Any, source: int, it: int) -> bool:
            compared = other(table, source)
            return compared >= 0 and way.surpasses(stat.of(table, it), stat.last_of(table, compared))

        return Test(worded("{it} does not have {way} {stat}.", way=way.word, stat=stat.word), holds)


class WithMoreThanEach(Having):
    """`Defeat a partner with more power than each partner of yours.` Where there is none of those, all have more."""

    text: ClassVar[str] = "with {way:MoreOrLessOf} {stat} than each {noun}"
    printed: ClassVar[bool] = True
    way: MoreOrLessOf
    stat: Stat
    noun: Noun

    def test(self, sense: Sense) -> Test:
        way, stat, found = self.way, self.stat, self.noun.filter(sense)

        def holds(table: Any, source: int, it: int) -> bool:
            value = stat.of(table, it)
            others = [other for other in found.found(table, source) if other != it]
            return all([way.surpasses(value, stat.of(table, other)) for other in others])

        return Test(worded("{it} does not have {way} {stat}.", way=way.word, stat=stat.word), holds)


def itself(table: Any, source: int) -> int:
    return source


# -- What is so --------------------------------------------------------------------------------------------------------


class ComparedCard(Phrase):
    """What a value is compared with."""

    label: ClassVar[str] = "which card it is compared with"

    def cards(self, sense: Sense) -> Candidates:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class ComparedWithOne(ComparedCard):
    text: ClassVar[str] = "{than:ThanWhich}"
    than: ThanWhich

    def cards(self, sense: Sense) -> Candidates:
        if self.than.word == "it":
            found = it_or_itself(self, sense)
            return lambda table, scope: found(table, scope)[:1]
        return lambda table, scope: [scope.source]


class ComparedWithEach(ComparedCard):
    """More than each of them is more than the most that one of them has."""

    text: ClassVar[str] = "each {noun}"
    noun: Noun

    def cards(self, sense: Sense) -> Candidates:
        found = self.noun.filter(sense)
        return lambda table, scope: found.found(table, scope.source)


class HasMoreThan(Fact):
    """`As long as this has more power than each other partner here, this cannot be defeated.`"""

    text: ClassVar[str] = "{who:Subject} has/have {way:MoreOrLessOf} {stat} than {than:ComparedCard}"
    who: Subject
    way: MoreOrLessOf
    stat: Stat
    than: ComparedCard

    def so(self, sense: Sense) -> So:
        return surpassing(cards_of(self.who, sense), self.way, self.stat, self.than.cards(sense))


class ItHasMoreThan(Fact):
    """`Reveal the top card of your deck. If it has more power than this, put it into your hand.`"""

    text: ClassVar[str] = "it has {way:MoreOrLessOf} {stat} than {than:ComparedCard}"
    way: MoreOrLessOf
    stat: Stat
    than: ComparedCard

    def so(self, sense: Sense) -> So:
        return surpassing(it_or_itself(self, sense), self.way, self.stat, self.than.cards(sense))


def surpassing(who: Candidates, way: MoreOrLessOf, stat: Stat, than: Candidates) -> So:
    """Whether the first of these has more, or less, than all of those."""

    def so(table: Any, scope: Scope) -> bool:
        values = [stat.of(table, it) for it in who(table, scope)[:1] if it >= 0]
        others = [stat.of(table, it) for it in than(table, scope) if it >= 0]
        return any([all([way.surpasses(value, other) for other in others]) for value in values])

    return so
