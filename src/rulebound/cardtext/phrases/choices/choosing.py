"""Cards that are chosen: `a partner`, `two tiles`, `another student`, `up to two courses`; and how that is asked."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, make, parts_of, values_of, walk
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.structure.asking_others import to_who_is_asked
from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.effects import Candidates, Forget, Remember, TakeOne, TakeUpTo, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import IT, Sense
from rulebound.cardtext.phrases.structure.nouns import (
    Adjective,
    Noun,
    Other,
    another,
    lower,
    refuse_an_other,
    refuse_other_than_this,
    spoken_of,
)
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object, all_that_are
from rulebound.kernel.table.effect import Effect, No, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import worded


def prompt_of(sense: Sense, what: Phrase) -> str:
    """The prompt for the choice of this part of an instruction or cost: what is done with it, as the card says it."""
    for phrase in walk(sense.line) if sense.line else []:
        if is_done(phrase) and any([part is what for part in parts_of(phrase)]):
            return worded("{source}: {what}. Which one?", what=said_to_chooser(sense, phrase))
    return worded("{source}: choose {what}.", what=said_to_chooser(sense, what))


def said_to_chooser(sense: Sense, phrase: Phrase) -> str:
    """A part of a sentence as the player reads it who does it."""
    return to_who_is_asked(lower(phrase)) if sense.by_others else lower(phrase)


def is_done(phrase: Phrase) -> bool:
    """Whether it is an instruction or a cost. Apart: compiled, the caller would then take a cost for an instruction."""
    return isinstance(phrase, Clause | Cost)


def begun(sense: Sense, noun: Noun) -> Effect[Any]:
    """Nothing is taken yet; what was taken before is remembered where the noun speaks of its place."""
    if sense.antecedent == "taken" and speaks_of_before(noun, sense):
        sense.parts = {}  # the scope remembers it in place of what the event was about
        return Remember()
    return Forget()


def speaks_of_before(noun: Noun, sense: Sense) -> bool:
    """Whether which cards these are hangs on one that was taken before."""
    if noun.place is not None and type(noun.place).of_before:
        return True
    return noun.having is not None and noun.having.speaks_of_before(sense)


class Some(Phrase, Object):
    """So many, by choice."""

    text: ClassVar[str] = "{count:CountWord} {noun#count}"
    count: CountWord
    noun: Noun

    def number(self) -> str:
        return self.count.number()

    def take(self, sense: Sense) -> Effect[Any]:
        return self.take_such(sense, [])

    def take_such(self, sense: Sense, tests: list[Test]) -> Effect[Any]:
        refuse_an_other(sense, self, self.noun, one=self.count.count() == 1)
        found = self.noun.filter(sense).but(*tests)
        fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
        one: list[Effect[Any]] = [
            TakeOne(sense.which(prompt_of(sense, self), found, fresh), found, sense.words.pick)
            for _ in range(self.count.count())
        ]
        first = begun(sense, self.noun)
        sense.antecedent = "taken"
        return Sequence(first, *one)

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


class SomeOther(Phrase, Object):
    """One, by choice, that is not the card itself."""

    text: ClassVar[str] = "another {noun}"
    noun: Noun

    def filter(self, sense: Sense) -> Filter:
        return self.noun.filter(sense).but(Test("It must be another card.", another))

    def take(self, sense: Sense) -> Effect[Any]:
        return self.take_such(sense, [])

    def take_such(self, sense: Sense, tests: list[Test]) -> Effect[Any]:
        refuse_an_other(sense, self, self.noun, one=True)
        first, found, needs = besides(sense, self.noun)
        found = found.but(*tests)
        question = sense.which(prompt_of(sense, self), found, *needs)
        sense.antecedent = "taken"
        return Sequence(first, TakeOne(question, found, sense.words.pick))

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.filter(sense))


def besides(sense: Sense, noun: Noun) -> tuple[Effect[Any], Filter, list[Need[Any]]]:
    """What `another` one can be, and what is done before it is chosen: another than the card with the text.

    If that is none of its kind, another than the one that was spoken of before.
    """
    found, before = noun.filter(sense), spoken_of(sense, noun)
    if before is None or not sense.antecedent:
        return begun(sense, noun), found.but(Test("It must be another card.", another)), []
    if before.number() != ONE or (sense.antecedent == "event" and sense.it_is != IT):
        refuse_other_than_this(sense, noun, noun)
    need = Need[Any](sense.words.clause, "It must be another card.", not_spoken_of)
    return Remember() if sense.antecedent == "taken" else Forget(), found, [need]


def not_spoken_of(table: Any, me: int, it: int) -> bool:
    """Whether this card is another one than that which was taken before, or that the event is about."""
    return bool(it != table.scopes[-1].it)


class UpTo(Phrase, Object):
    """At most so many, by choice."""

    text: ClassVar[str] = "up to {count:CountWord} {noun#count}"
    count: CountWord
    noun: Noun

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        found = self.noun.filter(sense)
        if self.count.count() == 1:
            sense.correct(self, "write 'you may' where one card can be chosen or none")
        if any([isinstance(adjective, Other) for adjective in self.noun.adjectives]) and self.count.count() == 1:
            refuse_an_other(sense, self, self.noun, one=True)
        first = begun(sense, self.noun)
        sense.antecedent = "taken"
        prompt = worded("{question} Say no when it is enough.", question=prompt_of(sense, self))
        question = sense.question(prompt, Pick, [])
        question.takes.append(No)
        question.given = [or_no(need) for need in found.given_needs(sense.words.clause)]
        question.needs = [or_no(need) for need in found.needs(sense.words.clause)]
        question.needs.append(or_no(Need(sense.words.clause, "{it} is chosen already.", not_taken_yet)))
        taking = TakeUpTo(question, found, sense.words.pick, sense.words.no, self.count.count())
        return Sequence(first, taking)

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


def or_no(need: Need[Any]) -> Need[Any]:
    """The need, of cards alone: to say no is always possible."""
    return Need(need.clause, need.sentence, lambda table, me, it: it < 0 or need.holds(table, me, it))


def narrowed(what: Object, adjective: Adjective) -> Object:
    """These cards, where they are chosen by a noun only those that are this too."""
    noun: object = getattr(what, "noun", None)
    if not isinstance(what, Phrase) or not isinstance(noun, Noun):
        return what
    if any([type(other) is type(adjective) for other in noun.adjectives]):
        return what
    values = [(adjective, *noun.adjectives) if value is noun.adjectives else value for value in values_of(noun)]
    fewer = make(type(noun), values)
    found = make(type(what), [fewer if value is noun else value for value in values_of(what)])
    assert isinstance(found, Object)
    return found
