"""The cards that have the most or the least of a value: `the partner with the lowest power`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, parts_of, walk
from rulebound.cardtext.phrases.choices.choosing import is_done, prompt_of
from rulebound.cardtext.phrases.structure.effects import Candidates, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import begun_anew, lower
from rulebound.cardtext.phrases.structure.subjects import Object, all_that_are
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat


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
        return extremes_of(self.noun.filter(sense), self.stat, self.which)


def extremes_of(found: Filter, stat: Stat, which: HighestOrLowest) -> Filter:
    """Of these cards, those of which none has more, or less."""
    highest = which.word == "highest"

    def is_extreme(table: Any, source: int, it: int) -> bool:
        values = [stat.of(table, other) for other in found.found(table, source)]
        return bool(stat.of(table, it) == (max(values, default=0) if highest else min(values, default=0)))

    text = worded("{it} does not have the {which} {stat}.", which=which.word, stat=stat.word)
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


class AllButExtreme(Extreme):
    """All of them but one that has the most or the least; of several that have as much, the player spares one."""

    text: ClassVar[str] = "all {noun+} except the one with the {which:HighestOrLowest} {stat}"
    noun: Noun
    which: HighestOrLowest
    stat: Stat

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        first, found, extreme = begun_anew(sense, self), self.noun.filter(sense), self.filter(sense)
        prompt = worded("{source}: {what}. Which one stays as it is?", what=spared_by(self, sense))
        sparing = TakeOne(sense.which(prompt, extreme), extreme, sense.words.pick)
        sense.antecedent = "taken"
        return Sequence(first, sparing, Take(all_but(found)))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


class AllButSome(Phrase, Object):
    """`all partners here except one of your choice`"""

    text: ClassVar[str] = "all {noun+} except {count:CountWord} of your choice"
    noun: Noun
    count: CountWord

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        first, found = begun_anew(sense, self), self.noun.filter(sense)
        prompt = worded("{source}: {what}. Which one stays as it is?", what=spared_by(self, sense))
        fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
        one: list[Effect[Any]] = [
            TakeOne(sense.which(prompt, found, fresh), found, sense.words.pick) for _ in range(self.count.count())
        ]
        sense.antecedent = "taken"
        return Sequence(first, *one, Take(all_but(found)))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


def spared_by(what: Phrase, sense: Sense) -> str:
    """What is done to all others, as the card says it."""
    return lower(next((one for one in walk(sense.line) if does(one, what)), what)) if sense.line else lower(what)


def does(phrase: Phrase, what: Phrase) -> bool:
    return is_done(phrase) and any([part is what for part in parts_of(phrase)])


def all_but(found: Filter) -> Candidates:
    """All of them that were not taken before."""
    return lambda table, scope: [it for it in found.found(table, scope.source) if it not in scope.picks]
