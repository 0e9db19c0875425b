"""Instructions together: one after the other, if the player wants, if something is so, and one of several."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, template_of, values_of, walk
from rulebound.cardtext.grammar.template import Maybe, One, Words
from rulebound.cardtext.phrases.structure import subjects
from rulebound.cardtext.phrases.structure.asking_others import to_who_is_asked
from rulebound.cardtext.phrases.structure.effects import Choice, ChooseOne, Note
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.meaning import IT, Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import You
from rulebound.cardtext.phrases.structure.sentences import (
    Clause,
    IfYouDo,
    IfYouDoNot,
    Instructions,
    Otherwise,
    PlainInstructions,
    Sentence,
    Verb,
)
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.effect import Effect, If, May, No, Sequence, Yes
from rulebound.kernel.table.need import Need
from rulebound.language import worded

DONE: Final = 1  # the number of a scope whose player has done what was offered
NOT_DONE: Final = 0


def after_another(
    sense: Sense, first: Clause, second: Clause, later: Callable[[Effect[Any]], Effect[Any]] | None = None
) -> Effect[Any]:
    """Two instructions of a sentence; where somebody else does the first, the second says who does it."""
    began = first.effect(sense)
    subject = first.subject()
    others = subject is not None and not isinstance(subject, You)
    if others:
        refuse_bare(sense, second)
    sense.after_others = others or is_of_a_card(first)
    ended = second.effect(sense)
    sense.after_others = False
    return Sequence(began, ended if later is None else later(ended))


def is_of_a_card(clause: Clause) -> bool:
    """Whether it says what a card gets or does: `this gets +1 power`."""
    start, values = template_of(type(clause)).parts[0], values_of(clause)
    return isinstance(start, One) and bool(values) and isinstance(values[0], subjects.Bearer)


def refuse_bare(sense: Sense, second: Clause) -> None:
    """`Each other player loses 1 point and gain 1 point` would be read as if they gained it too."""
    start = template_of(type(second)).parts[0]
    if isinstance(second, Verb) or (isinstance(start, Maybe) and not start.is_there(values_of(second))):
        verb = lower(second).split()[0]
        sense.correct(second, "write 'you {verb}' here: the instruction before is another player's", verb=verb)
    elif isinstance(start, Words):
        sense.correct(second, "write this in a sentence of its own: the instruction before is another player's")


class And(PlainInstructions):
    text: ClassVar[str] = "{first:Clause} and {second:Clause}"
    first: Clause
    second: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        return after_another(sense, self.first, self.second)


class InTurn(PlainInstructions):
    text: ClassVar[str] = "{first:Clause}, then {second:Clause}"
    first: Clause
    second: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        return after_another(sense, self.first, self.second, self.later)

    def later(self, effect: Effect[Any]) -> Effect[Any]:
        """What comes after 'then'; a game may say what it hangs on."""
        return effect


class YouMay(PlainInstructions):
    text: ClassVar[str] = "you may {clause}"
    clause: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        possible, named = self.clause.possible(sense), speaks_of_event(self.clause, sense)
        return self.offered(sense, possible, self.clause.effect(sense), named=named)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """What hangs on it is done for the whole of it, so it is asked only where that can be done."""
        possible, named = self.clause.whole(sense), speaks_of_event(self.clause, sense)
        if isinstance(following, IfYouDo):
            body = Sequence(self.clause.effect(sense), following.effect(sense))
            return self.offered(sense, possible, body, named=named)
        if isinstance(following, Otherwise | IfYouDoNot):
            return self.or_else(sense, possible, self.clause.effect(sense), following)
        return super().followed(sense, following)

    def followed_by_both(self, sense: Sense, done: Sentence, not_done: Sentence) -> Effect[Any]:
        possible = self.clause.whole(sense)
        body = Sequence(self.clause.effect(sense), done.effect(sense))
        return self.or_else(sense, possible, body, not_done)

    def or_else(self, sense: Sense, possible: So | None, body: Effect[Any], following: Sentence) -> Effect[Any]:
        """The one where it is done, the other where it cannot be, or is not."""
        offer = self.offered(sense, possible, Sequence(body, Note(DONE)))
        return Sequence(Note(NOT_DONE), offer, If(number_is(NOT_DONE), following.effect(sense)))

    def offered(self, sense: Sense, possible: So | None, body: Effect[Any], *, named: bool = False) -> Effect[Any]:
        """Asked only where it can be done. named: whether the question says which card `it` is."""
        subject = self.clause.subject()
        if subject is not None:
            sense.wrong(subject, "after 'you may' it is you who does it: leave this out")
        what = lower(self.clause)
        asked = worded("{source}: do you {what}?", what=what)
        if named:
            asked = worded("{source}{for whom}: do you {what}?", what=what)
        question = sense.question(asked, Yes, [])
        question.takes.append(No)
        may: Effect[Any] = May(question, [sense.words.yes, sense.words.no], body)
        return may if possible is None else If(possible, may)


def speaks_of_event(clause: Clause, sense: Sense) -> bool:
    """Whether it speaks of the card of the event, which its scope has as its own."""
    if sense.antecedent != "event" or sense.it_is != IT:
        return False
    return any([isinstance(part, subjects.It) for part in walk(clause)])


def number_is(number: int) -> So:
    """Whether the scope has noted this number."""
    return lambda table, scope: scope.number == number


class YouMayTo(PlainInstructions):
    """`You may exhaust it to gain 2 Will.` The one is done for the other."""

    text: ClassVar[str] = "you may {clause} to {then:Clause}"
    clause: Clause
    then: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        may = YouMay()
        may.clause = self.clause
        possible = self.clause.whole(sense)
        return may.offered(sense, possible, Sequence(self.clause.effect(sense), self.then.effect(sense)))


class OnlyIf(PlainInstructions):
    text: ClassVar[str] = "{clause} if {condition}"
    clause: Clause
    condition: Condition

    def standing(self, sense: Sense, following: tuple[Sentence, ...], line: str) -> list[Ability[Any]]:
        return [] if following else self.clause.whenever(sense, self.condition, line)

    def effect(self, sense: Sense) -> Effect[Any]:
        return If(self.condition.so(sense), self.clause.effect(sense))


class OnlyIfNot(PlainInstructions):
    """`Draw a card unless you have five or more cards in your hand.`"""

    text: ClassVar[str] = "{clause} unless {condition}"
    clause: Clause
    condition: Condition

    def effect(self, sense: Sense) -> Effect[Any]:
        so = self.condition.so(sense)
        return If(lambda table, scope: not so(table, scope), self.clause.effect(sense))


class OneOfThese(Instructions):
    """A choice; what is chosen from has no choice of this sort in it."""

    text: ClassVar[str] = "choose one: {options:PlainInstructions*; or}"
    options: tuple[PlainInstructions, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        return one_of(self, sense, self.options)


def one_of(phrase: Phrase, sense: Sense, options: tuple[PlainInstructions, ...]) -> Effect[Any]:
    """One of these, chosen by the player of the scope."""
    question = which_of(phrase, sense, options)
    targets = len(sense.targets)
    effects = [option.effect(sense) for option in options]
    if len(sense.targets) > targets:  # it is chosen when it is played out, and a target would have to be there before
        sense.wrong(phrase, "nothing to choose from can have a target: leave out 'target', and write 'a' or 'an'")
    return ChooseOne(question, sense.words.choices[: len(options)], effects)


def which_of(phrase: Phrase, sense: Sense, options: tuple[PlainInstructions, ...]) -> Question[Any]:
    """The question which of these is done."""
    question = sense.question("{source}: choose one.", Choice, [], "{choice}")
    question.choices = [to_who_is_asked(str(option)) if sense.by_others else str(option) for option in options]
    there = len(options)
    if there < 2:
        sense.wrong(phrase, "there is only one effect to choose; write it without 'choose one'")
    if there > len(sense.words.choices):
        most = len(sense.words.choices)
        sense.wrong(phrase, "there are {n} effects to choose from, and at most {most} can be", n=there, most=most)
    question.given = [Need(sense.words.clause, "There are fewer choices.", lambda table, me, it: it < there)]
    return question
