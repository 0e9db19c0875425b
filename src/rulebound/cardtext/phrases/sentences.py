"""Sentences: whether something is done, and what belongs together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, template_of, values_of
from rulebound.cardtext.grammar.template import Maybe, Words
from rulebound.cardtext.phrases.effects import Choice, ChooseOne
from rulebound.cardtext.phrases.meaning import Near, Sense, So
from rulebound.cardtext.phrases.nouns import lower
from rulebound.cardtext.phrases.players import You
from rulebound.kernel.table.effect import Effect, If, May, No, Sequence, Yes
from rulebound.kernel.table.need import Need

NOTHING_OPEN: Final = "'If you do' follows a sentence with 'you may', and 'Otherwise' one with 'if'"


class Sentence(Phrase):
    """A sentence that does something. Some only do it together with the sentence before."""

    label: ClassVar[str] = "a sentence"

    def effect(self, sense: Sense) -> Effect[Any]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def depends(self) -> bool:
        """Whether it only happens if the sentence before it was done, or was not."""
        return False

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """This one, with the sentence that depends on it."""
        sense.wrong(following, NOTHING_OPEN)
        return self.effect(sense)


def joined(sense: Sense, sentences: tuple[Sentence, ...]) -> Effect[Any]:
    """Sentence after sentence; what depends on the one before goes with it."""
    effects: list[Effect[Any]] = []
    rest = list(sentences)
    while rest:
        sentence = rest.pop(0)
        if sentence.depends():
            sense.wrong(sentence, "there is nothing before this that it could depend on")
        elif rest and rest[0].depends():
            effects.append(sentence.followed(sense, rest.pop(0)))
        else:
            effects.append(sentence.effect(sense))
    return effects[0] if len(effects) == 1 else Sequence(*effects)


class Condition(Phrase):
    label: ClassVar[str] = "a condition"

    def so(self, sense: Sense) -> So:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def near(self, sense: Sense) -> Near:
        """How near it is, 0 to 1, for bots; where nothing better is known, whether it is so."""
        so = self.so(sense)
        return lambda table, scope: 1.0 if so(table, scope) else 0.0


# -- Sentences ---------------------------------------------------------------------------------------------------------


class Say(Sentence):
    text: ClassVar[str] = "{deeds}."
    deeds: Deeds

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.deeds.effect(sense)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        return self.deeds.followed(sense, following)


class Then(Sentence):
    text: ClassVar[str] = "then, {deeds}."
    deeds: Deeds

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.deeds.effect(sense)


class IfSo(Sentence):
    text: ClassVar[str] = "if {condition}, {deeds}."
    condition: Condition
    deeds: Deeds

    def effect(self, sense: Sense) -> Effect[Any]:
        return If(self.condition.so(sense), self.deeds.effect(sense))

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        if not isinstance(following, Otherwise):
            return super().followed(sense, following)
        return If(self.condition.so(sense), self.deeds.effect(sense), following.deeds.effect(sense))


class IfYouDo(Sentence):
    text: ClassVar[str] = "if you do, {deeds}."
    deeds: Deeds

    def depends(self) -> bool:
        return True

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.deeds.effect(sense)


class Otherwise(Sentence):
    text: ClassVar[str] = "otherwise, {deeds}."
    deeds: Deeds

    def depends(self) -> bool:
        return True

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.deeds.effect(sense)


# -- Deeds together ----------------------------------------------------------------------------------------------------


class Deeds(Phrase):
    """What a sentence does."""

    label: ClassVar[str] = "something to do"

    def effect(self, sense: Sense) -> Effect[Any]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """This, with the sentence that depends on it."""
        sense.wrong(following, NOTHING_OPEN)
        return self.effect(sense)


class PlainDeeds(Deeds):
    """Deeds that can be chosen from."""


class Clause(PlainDeeds):
    """One deed."""

    def possible(self, sense: Sense) -> So | None:
        """Whether it can be done; None where that goes without saying."""
        return None

    def gives(self) -> tuple[str, int]:
        """The resource, by its word, that whoever does this gains in any case, and how much; nothing of none."""
        return "", 0

    def subject(self) -> Phrase | None:
        """Who does it, where the text says so."""
        return None


def after_another(
    sense: Sense, first: Clause, second: Clause, later: Callable[[Effect[Any]], Effect[Any]] | None = None
) -> Effect[Any]:
    """Two deeds of a sentence; where somebody else does the first, the second says who does it."""
    began = first.effect(sense)
    subject = first.subject()
    sense.after_others = subject is not None and not isinstance(subject, You)
    if sense.after_others:
        refuse_bare(sense, second)
    ended = second.effect(sense)
    sense.after_others = False
    return Sequence(began, ended if later is None else later(ended))


def refuse_bare(sense: Sense, second: Clause) -> None:
    """`Each other player loses 1 point and gain 1 point` would be read as if they gained it too."""
    start = template_of(type(second)).parts[0]
    if isinstance(start, Maybe) and not start.is_there(values_of(second)):
        what = f"write 'you {lower(second).split()[0]}' here"
    elif isinstance(start, Words):
        what = "write this in a sentence of its own"
    else:
        return
    sense.wrong(second, f"{what}: the deed before is another player's")


class And(PlainDeeds):
    text: ClassVar[str] = "{first:Clause} and {second:Clause}"
    first: Clause
    second: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        return after_another(sense, self.first, self.second)


class InTurn(PlainDeeds):
    text: ClassVar[str] = "{first:Clause}, then {second:Clause}"
    first: Clause
    second: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        return after_another(sense, self.first, self.second, self.later)

    def later(self, effect: Effect[Any]) -> Effect[Any]:
        """What comes after 'then'; a game may say what it hangs on."""
        return effect


class YouMay(PlainDeeds):
    text: ClassVar[str] = "you may {clause}"
    clause: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        possible = self.clause.possible(sense)
        return self.offered(sense, possible, self.clause.effect(sense))

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        if not isinstance(following, IfYouDo):
            return super().followed(sense, following)
        possible = self.clause.possible(sense)
        return self.offered(sense, possible, Sequence(self.clause.effect(sense), following.effect(sense)))

    def offered(self, sense: Sense, possible: So | None, body: Effect[Any]) -> Effect[Any]:
        """Asked only where it can be done."""
        subject = self.clause.subject()
        if subject is not None:
            sense.wrong(subject, "after 'you may' it is you who does it: leave this out")
        question = sense.question(f"{{deed}}: do you {lower(self.clause)}?", Yes, [])
        question.takes.append(No)
        may: Effect[Any] = May(question, [sense.words.yes, sense.words.no], body)
        return may if possible is None else If(possible, may)


class OnlyIf(PlainDeeds):
    text: ClassVar[str] = "{clause} if {condition}"
    clause: Clause
    condition: Condition

    def effect(self, sense: Sense) -> Effect[Any]:
        return If(self.condition.so(sense), self.clause.effect(sense))


class OneOfThese(Deeds):
    """A choice; what is chosen from has no choice of this sort in it."""

    text: ClassVar[str] = "choose one: {options:PlainDeeds*; or}"
    options: tuple[PlainDeeds, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        question = sense.question("{deed}: choose one.", Choice, [], "{choice}")
        question.choices = [str(option) for option in self.options]
        there = len(self.options)
        if there < 2:
            sense.wrong(self, "there is only one thing to choose; write it without 'choose one'")
        if there > len(sense.words.choices):
            sense.wrong(self, f"there are {there} things to choose from, and at most {len(sense.words.choices)} can be")
        question.given = [Need(sense.words.clause, "There are fewer choices.", lambda table, me, it: it < there)]
        return ChooseOne(
            question, sense.words.choices[: len(self.options)], [option.effect(sense) for option in self.options]
        )
