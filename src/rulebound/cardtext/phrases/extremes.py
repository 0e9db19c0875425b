"""The cards that have the most or the least of a value: `the partner with the lowest power`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.choosing import prompt_of
from rulebound.cardtext.phrases.effects import Candidates, Take, TakeOne
from rulebound.cardtext.phrases.filters import Filter, Test
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.nouns import begun_anew
from rulebound.cardtext.phrases.subjects import Object, all_that_are
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.nouns import Noun, Stat


class HighestOrLowest(Word):
    forms: ClassVar[tuple[str, ...]] = ("highest", "lowest")


class Extreme(Phrase, Object):
    """One of them; where several have as much, by choice."""

    text: ClassVar[str] = "the {noun} with the {which:HighestOrLowest} {stat}"
    noun: Noun
    which: HighestOrLowest
    stat: Stat

    def take(self, sense: Sense) -> Effect[Any]:
        first, found = begun_anew(sense, self), self.filter(sense)
        sense.antecedent = "taken"
        taking = TakeOne(sense.which(prompt_of(sense, self), found), found, sense.words.pick)
        return Sequence(first, taking)

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.filter(sense))

    def filter(self, sense: Sense) -> Filter:
        """Those of which none has more, or less."""
        found, stat, highest = self.noun.filter(sense), self.stat, self.which.word == "highest"

        def is_extreme(table: Any, source: int, it: int) -> bool:
            values = [stat.of(table, other) for other in found.found(table, source)]
            return bool(stat.of(table, it) == (max(values, default=0) if highest else min(values, default=0)))

        text = worded("{it} does not have the {which} {stat}.", which=self.which.word, stat=stat.word)
        return found.but(Test(text, is_extreme))


class AllExtreme(Extreme):
    """All that have as much."""

    text: ClassVar[str] = "all {noun+} with the {which:HighestOrLowest} {stat}"
    noun: Noun
    which: HighestOrLowest
    stat: Stat

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return Take(all_that_are(self.filter(sense)))
