"""What a text speaks of: amounts, kinds of cards, and what is said of these. What a noun means is a filter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, make, said, values_of, walk
from rulebound.cardtext.grammar.writing import spell
from rulebound.cardtext.phrases.structure.counts import Amount, Way
from rulebound.cardtext.phrases.structure.effects import Forget, Remember
from rulebound.cardtext.phrases.structure.filters import Filter, Owned, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.table.effect import Effect
from rulebound.language import worded


def lower(phrase: Phrase) -> str:
    """A part of a sentence as it reads in the middle of one; names and keywords keep their capitals."""
    return "".join(spell(said(phrase).words, begins=False))


# -- Nouns -------------------------------------------------------------------------------------------------------------


class Kind(Word):
    """A kind of card; where such cards lie."""

    label: ClassVar[str] = "a kind of card"

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def is_kind(self, sense: Sense) -> Test:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def lies_alone(self) -> bool:
        """Whether all that lie where such cards lie are of this kind."""
        return True

    def could_be(self, kind: str) -> bool:
        """Whether a card of that kind, which has the text, could be one of these itself."""
        return True

    def is_plain(self) -> bool:
        """Whether it is what cards are by what they print, and neither a sort of that nor several at once."""
        return True

    def prints(self, table: Any, it: int) -> bool:
        """Whether this is printed on a card, wherever it lies."""
        return bool(table.card(it).kind == self.word)


class Adjective(Word):
    """What cards can be. printed: whether that is printed on a card, wherever it lies."""

    label: ClassVar[str] = "an adjective"
    printed: ClassVar[bool] = False

    def is_printed(self) -> bool:
        return type(self).printed

    def test(self, sense: Sense) -> Test:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own


class Whose(Word):
    """Whose cards."""

    label: ClassVar[str] = "whose"
    forms: ClassVar[tuple[str, ...]] = ("of yours", "of another player", "of other players")

    def test(self, sense: Sense) -> Test:
        if self.word == "of yours":
            return Owned("{it} is not yours.", own=True)
        if sense.by_others:
            sense.wrong(
                self, "whose cards these are is not clear where others do this: write 'of theirs' or 'of yours'"
            )
        return Owned("{it} is yours.", own=False)


class Place(Phrase):
    """of_before: whether it is where a card is that was spoken of before, which then must be remembered."""

    label: ClassVar[str] = "a place"
    of_before: ClassVar[bool] = False

    def test(self, sense: Sense) -> Test:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Having(Phrase):
    """What cards can have. printed: whether that is printed on a card, wherever it lies."""

    printed: ClassVar[bool] = False

    def is_printed(self) -> bool:
        return type(self).printed

    def speaks_of_before(self, sense: Sense) -> bool:
        """Whether it hangs on a card that was spoken of before, which then must be remembered."""
        return False

    def is_of_each(self) -> bool:
        """Whether it hangs on the card of which something is so, where that is so of each of several."""
        return False

    def is_alike(self, table: Any, it: int, other: int) -> bool:
        """Whether a card is like the one on which it hangs."""
        return True

    def test(self, sense: Sense) -> Test:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Stat(Word):
    """A value of a card."""

    label: ClassVar[str] = "a value"

    def of(self, table: Any, it: int) -> int:
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def last_of(self, table: Any, it: int) -> int:
        """The same; of a card that has left play, what it was then, in a game that notes it."""
        return self.of(table, it)

    def key(self) -> str:
        """What the table calls it."""
        return self.word


class With(Having):
    text: ClassVar[str] = "with {stat} {amount} or {way}"
    printed: ClassVar[bool] = True
    stat: Stat
    amount: Amount
    way: Way

    def test(self, sense: Sense) -> Test:
        stat, bound, way = self.stat, int(self.amount.value), self.way

        def holds(table: Any, source: int, it: int) -> bool:
            return way.compares(stat.of(table, it), bound)

        return Test(worded("{it} does not have {value}.", value=f"{stat.word} {bound} or {way.word}"), holds)


class WithExactly(Having):
    text: ClassVar[str] = "with {stat} {amount}"
    printed: ClassVar[bool] = True
    stat: Stat
    amount: Amount

    def test(self, sense: Sense) -> Test:
        stat, wanted = self.stat, int(self.amount.value)
        text = worded("{it} does not have {value}.", value=f"{stat.word} {wanted}")
        return Test(text, lambda table, source, it: bool(stat.of(table, it) == wanted))


class Noun(Phrase):
    """Cards of a kind: `other tapped partners of yours here with power 3 or more`."""

    text: ClassVar[str] = "{adjectives:Adjective**} {kind~}[ {whose}][ {place}][ {having}]"
    label: ClassVar[str] = "a kind of card"
    adjectives: tuple[Adjective, ...]
    kind: Kind
    whose: Whose | None
    place: Place | None
    having: Having | None

    def filter(self, sense: Sense) -> Filter:
        refuse_two_of_a_kind(sense, self.adjectives)
        tests = adjective_tests(self, sense)
        for more in (self.whose, self.place, self.having):
            if more is not None:
                tests.append(more.test(sense))
        if self.kind.lies_alone():
            return Filter(self.kind.among(sense), tests, [self.kind.is_kind(sense)])
        return Filter(self.kind.among(sense), [self.kind.is_kind(sense), *tests])


class Other(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("other",)

    def test(self, sense: Sense) -> Test:
        return Test("It must be another card than {it}.", another)


def another(table: Any, source: int, it: int) -> bool:
    return it != source


def refuse_two_of_a_kind(sense: Sense, adjectives: tuple[Adjective, ...]) -> None:
    """No card is tapped and untapped, and none is tapped twice."""
    for i, adjective in enumerate(adjectives):
        if any([type(adjective) is type(before) for before in adjectives[:i]]):
            sense.wrong(adjective, "one word of this sort is enough")


def adjective_tests(noun: Noun, sense: Sense) -> list[Test]:
    """What its adjectives say; `other`, of cards that hang on one that was spoken of before, is another than that."""
    tests: list[Test] = []
    for adjective in noun.adjectives:
        tests.append(another_one(noun, adjective, sense) if isinstance(adjective, Other) else adjective.test(sense))
    return tests


def another_one(noun: Noun, phrase: Phrase, sense: Sense) -> Test:
    """That it is another card than this, or than that on which it hangs whether it is meant."""
    if noun.having is not None and noun.having.speaks_of_before(sense):
        return Test("It must be another card.", another_than_before)
    if sense.antecedent == "taken" and noun.place is not None and type(noun.place).of_before:
        return Test("It must be another card.", another_than_before)
    refuse_other_than_this(sense, phrase, noun)
    return Test("It must be another card than {it}.", another)


def another_than_before(table: Any, source: int, it: int) -> bool:
    scope = table.scopes[-1]
    return bool(it != (scope.picks[0] if scope.picks else scope.it))


def begun_anew(sense: Sense, part: Phrase) -> Effect[Any]:
    """Nothing is taken yet; what was taken before is remembered where these words hang on it."""
    for one in walk(part):
        if sense.antecedent == "taken" and hangs_on_before(one, sense):
            sense.parts = {}  # the scope remembers it in place of what the event was about
            return Remember()
    return Forget()


def hangs_on_before(phrase: Phrase, sense: Sense) -> bool:
    """Whether these words are of a card that was taken before: what cards have, or where they are."""
    if isinstance(phrase, Place):
        return type(phrase).of_before
    return isinstance(phrase, Having) and phrase.speaks_of_before(sense)


def but_for_having(noun: Noun) -> Noun:
    """What it says of cards without what they have, and without `other`."""
    kept = tuple([one for one in noun.adjectives if not isinstance(one, Other)])
    changed = [
        kept if value is noun.adjectives else None if value is noun.having else value for value in values_of(noun)
    ]
    found = make(type(noun), changed)
    assert isinstance(found, Noun)
    return found


def is_of_others(noun: Noun) -> bool:
    """Whether it speaks of other cards than one."""
    return any([isinstance(adjective, Other) for adjective in noun.adjectives])


def refuse_other_than_this(sense: Sense, phrase: Phrase, noun: Noun) -> None:
    """Where the card is none of these itself, `other` could be read as other than a card that was spoken of before.

    What was defeated cannot be meant: it has left play.
    """
    if sense.antecedent == "event" and any([name.startswith("the defeated") for name in sense.parts]):
        return
    if (sense.antecedent or sense.rest) and spoken_of(sense, noun) is not None:
        sense.wrong(
            phrase,
            "'other' and 'another' mean other than this card, which is no {kind!r}: leave the word out, write 'the "
            "rest of them' of what was chosen, or give those cards the sentence in quotation marks",
            kind=noun.kind.word,
        )


def refuse_an_other(sense: Sense, phrase: Phrase, noun: Phrase, *, one: bool) -> None:
    """`another partner`, and not `an other partner`."""
    if one and isinstance(noun, Noun) and is_of_others(noun):
        sense.correct(phrase, "write 'another' for one other")


def spoken_of(sense: Sense, noun: Noun) -> Phrase | None:
    """What spoke of such cards in the line before, where the card with the text is none of them itself."""
    if noun.kind.could_be(sense.kind) or sense.line is None:
        return None
    found: Phrase | None = None
    for part in walk(sense.line):
        own = getattr(part, "noun", None)
        if own is noun:
            break
        if isinstance(own, Noun) and own.kind.word == noun.kind.word:
            found = part
    return found
