"""Sentences: whether something is done, and what belongs together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.structure import players, subjects
from rulebound.cardtext.phrases.structure.effects import DoForSeats, EachSeatDoes, Seats, Take
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.meaning import SECRETS, Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.language import N_

NOTHING_OPEN: Final = N_("'If you do' follows a sentence with 'you may', and 'Otherwise' one with 'if'")


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

    def followed_by_both(self, sense: Sense, done: Sentence, not_done: Sentence) -> Effect[Any]:
        """This one, with what depends on its being done, and what on its not being done."""
        sense.wrong(not_done, NOTHING_OPEN)
        return self.followed(sense, done)


def joined(sense: Sense, sentences: tuple[Sentence, ...]) -> Effect[Any]:
    """Sentence after sentence; what depends on the one before goes with it."""
    effects: list[Effect[Any]] = []
    rest = list(sentences)
    while rest:
        sentence = rest.pop(0)
        if sentence.depends():
            sense.wrong(sentence, "there is nothing before this that it could depend on")
        elif rest and isinstance(following := rest[0], InPlaceOf):
            rest.pop(0)
            effects.append(following.replacing(sense, sentence))
        elif rest and rest[0].depends():
            following = rest.pop(0)
            if rest and isinstance(following, IfYouDo) and isinstance(rest[0], Otherwise | IfYouDoNot):
                effects.append(sentence.followed_by_both(sense, following, rest.pop(0)))
            else:
                effects.append(sentence.followed(sense, following))
        else:
            effects.append(sentence.effect(sense))
    return effects[0] if len(effects) == 1 else Sequence(*effects)


class InPlaceOf(Sentence):
    """What is done in place of the sentence before, if something is so."""

    def depends(self) -> bool:
        return True

    def replacing(self, sense: Sense, before: Sentence) -> Effect[Any]:
        """The one or the other."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


# -- Sentences ---------------------------------------------------------------------------------------------------------


class Say(Sentence):
    text: ClassVar[str] = "{instructions}."
    instructions: Instructions

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.instructions.effect(sense)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        return self.instructions.followed(sense, following)

    def followed_by_both(self, sense: Sense, done: Sentence, not_done: Sentence) -> Effect[Any]:
        return self.instructions.followed_by_both(sense, done, not_done)


class Then(Sentence):
    text: ClassVar[str] = "then, {instructions}."
    instructions: Instructions

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.instructions.effect(sense)


class IfSo(Sentence):
    text: ClassVar[str] = "if {condition}, {instructions}."
    condition: Condition
    instructions: Instructions

    def effect(self, sense: Sense) -> Effect[Any]:
        return If(self.condition.so(sense), self.done(sense))

    def done(self, sense: Sense, following: Sentence | None = None) -> Effect[Any]:
        """What is done, with what hangs on its being done.

        `It` is the card of which the condition speaks, where nothing else could be meant.
        """
        taken = not sense.antecedent and speaks_of_itself(self.condition) and speaks_of_it(self.instructions)
        if taken:
            sense.antecedent = "taken"
        told = self.instructions
        body = told.effect(sense) if following is None else told.followed(sense, following)
        return Sequence(Take(lambda table, scope: [scope.source]), body) if taken else body

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """`If you have no points, you may discard a card. If you do, draw two cards.`"""
        if isinstance(following, IfYouDoNot):  # it could be of either
            return super().followed(sense, following)
        if not isinstance(following, Otherwise):
            return If(self.condition.so(sense), self.done(sense, following))
        so, before = self.condition.so(sense), (sense.looked_at, sense.antecedent)
        done = self.done(sense)
        sense.looked_at, sense.antecedent = before  # the other is done without this
        return If(so, done, following.instructions.effect(sense))


def speaks_of_itself(condition: Condition) -> bool:
    """Whether a condition is one of the card that says so."""
    for part in walk(condition):
        if isinstance(part, subjects.This) or (isinstance(part, Condition) and type(part).of_itself):
            return True
    return False


def speaks_of_it(instructions: Phrase) -> bool:
    return any([isinstance(part, subjects.It | subjects.They) for part in walk(instructions)])


class Following(Sentence):
    """What is done if the sentence before it was carried out, or was not."""

    instructions: Instructions

    def depends(self) -> bool:
        return True

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.instructions.effect(sense)


class IfYouDo(Following):
    text: ClassVar[str] = "if you do, {instructions}."


class IfYouDoNot(Following):
    text: ClassVar[str] = "if you do not, {instructions}."


class Otherwise(Following):
    text: ClassVar[str] = "otherwise, {instructions}."


# -- Instructions together ---------------------------------------------------------------------------------------------


class Instructions(Phrase):
    """What a sentence does.

    only_in_play: whether it can be done only to cards in play. also_departed: whether it can be done to what has left
    play, too. lasts_in_play: whether it is so of cards as long as they are in play. takes_away: whether cards to which
    it was done have left play. to_all_kinds: whether it can be done to cards of all kinds.
    """

    label: ClassVar[str] = "something to do"
    only_in_play: ClassVar[bool] = False
    also_departed: ClassVar[bool] = False
    lasts_in_play: ClassVar[bool] = False
    takes_away: ClassVar[bool] = False
    to_all_kinds: ClassVar[bool] = False

    def effect(self, sense: Sense) -> Effect[Any]:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """This, with the sentence that depends on it."""
        sense.wrong(following, NOTHING_OPEN)
        return self.effect(sense)

    def followed_by_both(self, sense: Sense, done: Sentence, not_done: Sentence) -> Effect[Any]:
        """This, with what depends on its being done, and what on its not being done."""
        sense.wrong(not_done, NOTHING_OPEN)
        return self.followed(sense, done)

    def standing(self, sense: Sense, following: tuple[Sentence, ...], line: str) -> list[Ability[Any]]:
        """What it means as a line of a card that stays; nothing of what must say when it happens."""
        return []


class PlainInstructions(Instructions):
    """Instructions that can be chosen from."""

    def is_of_it(self) -> bool:
        """Whether it is done to the cards that were spoken of before, and to nothing else."""
        return False


class Clause(PlainInstructions):
    """One instruction."""

    def possible(self, sense: Sense) -> So | None:
        """Whether it can be done; None where that goes without saying."""
        return None

    def whole(self, sense: Sense) -> So | None:
        """Whether all of it can be done, as a price must be; None where that goes without saying."""
        return self.possible(sense)

    def gives(self) -> tuple[str, int]:
        """The resource, by its word, that the player who does this gains in any case, and how much; nothing of none."""
        return "", 0

    def subject(self) -> Phrase | None:
        """Who does it, where the text says so."""
        return None

    def whenever(self, sense: Sense, condition: Condition, line: str) -> list[Ability[Any]]:
        """What it means on a card that stays that this happens as soon as something is so; mostly nothing."""
        return []


Does = Callable[[Any, Scope, int], None]  # (table, scope, seat)


class Verb(Clause):
    """It begins with its verb: an order, `draw a card`, or what somebody does, `each player draws a card`."""

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        """What it means that these players do it, each asked to choose; keeps: and knowing `it`."""
        return EachSeatDoes(seats, sense.of_others(self.effect), sense.words.leave, keeps=keeps)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """`Destroy an item of yours. If you do, draw a card.` Whether it can be done is looked at before."""
        if not isinstance(following, IfYouDo | IfYouDoNot):
            return super().followed(sense, following)
        return followed_where_it_can_be(self, sense, following)


def followed_where_it_can_be(clause: Clause, sense: Sense, following: Sentence) -> Effect[Any]:
    """An instruction, with what is done if it can be done whole, or if it cannot."""
    can, body = clause.whole(sense), clause.effect(sense)
    if can is None:
        sense.wrong(following, "the sentence before is always done: leave this out")
        return body
    if isinstance(following, IfYouDo):
        return If(can, Sequence(body, following.effect(sense)), body)
    return If(can, body, following.effect(sense))


class PlainVerb(Verb):
    """One without a choice."""

    def does(self, sense: Sense) -> Does:
        """How a player does it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        """What the player of the text chooses before anybody does it; mostly nothing."""
        return []

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.for_seats(sense, just_me)

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        if speaks_of_them(self) or sense.feature == SECRETS:
            return super().done_by(sense, seats, keeps=keeps)
        return self.for_seats(sense, seats)

    def for_seats(self, sense: Sense, seats: Seats) -> Effect[Any]:
        """These players do it, one after the other."""
        before = self.chosen_before(sense)
        done = DoForSeats(seats, self.does(sense))
        return Sequence(*before, done) if before else done


def speaks_of_them(verb: Phrase) -> bool:
    """Whether what each of several players does depends on who does it: `for each Shard they have`."""
    return any([isinstance(part, players.ThosePlayers) or is_theirs(part) for part in walk(verb)])


def is_theirs(part: Phrase) -> bool:
    return isinstance(part, Word) and (part.word in ("of theirs", "their") or getattr(type(part), "of_each", False))
