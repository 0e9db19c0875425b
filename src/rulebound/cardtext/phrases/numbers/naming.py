"""Names: cards that have the same name as another one, or the name that a text says."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Holds, Test
from rulebound.cardtext.phrases.structure.meaning import OTHER, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.subjects import refuse_uncertain
from rulebound.kernel.basics.scope import Scope

PUT_OFF: Final = "IS_PUT_OFF"  # marks a module of phrases that say what is done at another time
ALONE: Final = "LOOKS_ALONE"  # marks one whose phrases look at a card without knowing beside which other


def is_marked(phrase: Phrase, mark: str) -> bool:
    """Whether the module of a phrase has this mark: such a module is about one matter, and all its phrases are."""
    return bool(getattr(sys.modules[type(phrase).__module__], mark, False))


def stands_within(around: Phrase, phrase: Phrase, mark: str) -> bool:
    """Whether it is a part of a phrase whose module has this mark."""
    return any([is_marked(part, mark) and any([one is phrase for one in walk(part)]) for part in walk(around)])


def name_of(table: Any, it: int) -> str:
    """What is printed on a card; nothing where there is none."""
    return str(table.card(it).name) if it >= 0 and table.faces[it] >= 0 else ""


def named_as(table: Any, it: int, other: int) -> bool:
    """Whether both have one name."""
    name = name_of(table, other)
    return name != "" and name_of(table, it) == name


class WithTheSameName(Having):
    """As the card that was spoken of before; where there is none, as the card that says so."""

    text: ClassVar[str] = "with the same name[ {than:SameAs}]"
    printed: ClassVar[bool] = True
    than: SameAs | None

    def speaks_of_before(self, sense: Sense) -> bool:
        return (self.than.word == "as it") if self.than is not None else bool(sense.antecedent)

    def is_of_each(self) -> bool:
        return self.than is None

    def is_alike(self, table: Any, it: int, other: int) -> bool:
        return named_as(table, it, other)

    def test(self, sense: Sense) -> Test:
        if sense.of_each and self.than is None:
            sense.correct(self, "write 'as this' after it: it is counted for each of several cards")
        if sense.line is not None and stands_within(sense.line, self, ALONE):
            sense.wrong(self, "which card has this name is not known here: leave this out")
        return Test("{it} has another name.", self.is_same(sense))

    def is_same(self, sense: Sense) -> Holds:
        """Whether a card has the name that is meant."""
        if not self.speaks_of_before(sense):
            return named_as_source
        before = card_spoken_of(self, sense)
        return lambda table, source, it: named_as(table, it, before(table, source))


class SameAs(Word):
    label: ClassVar[str] = "as which card"
    forms: ClassVar[tuple[str, ...]] = ("as this", "as it")


def named_as_source(table: Any, source: int, it: int) -> bool:
    return named_as(table, it, source)


def taken_last(scope: Scope) -> int:
    """The card that was taken, also while another one is chosen beside it."""
    return scope.picks[0] if scope.picks else scope.it


def card_spoken_of(phrase: Phrase, sense: Sense) -> Callable[[Any, int], int]:
    """Which card is spoken of before, for one beside which others are looked at: (table, source), the card.

    It is refused where no card is spoken of, and where what is looked at is not done at once.
    """
    if sense.line is not None and stands_within(sense.line, phrase, ALONE):
        sense.wrong(phrase, "which card `it` is, is not known here: leave this out")
    if sense.antecedent == "taken":
        return lambda table, source: taken_last(table.scopes[-1])
    if not sense.antecedent:
        sense.wrong(phrase, "there is nothing before this that `it` could be")
        return lambda table, source: source
    refuse_uncertain(phrase, sense)
    if sense.it_is == OTHER:
        sense.takes_other = True
        return lambda table, source: int(table.scopes[-1].other)
    return lambda table, source: int(table.scopes[-1].it)


class ItHasTheName(Fact):
    """`Reveal the top card of your deck. If it has the same name as this, put it into your hand.`"""

    text: ClassVar[str] = "it has the same name as this"

    def so(self, sense: Sense) -> So:
        if not sense.antecedent:
            sense.wrong(self, "there is no card before this that `it` could be")
        found = it_or_itself(self, sense)

        def so(table: Any, scope: Scope) -> bool:
            cards = [it for it in found(table, scope)[:1] if it >= 0]
            return any([named_as(table, it, scope.source) for it in cards])

        return so
