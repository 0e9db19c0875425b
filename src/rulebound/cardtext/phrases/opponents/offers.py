"""What others may do, and what happens unless they do something or pay."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.choices.choosing import Some, SomeOther
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.asking_others import to_who_is_asked
from rulebound.cardtext.phrases.structure.effects import EachSeatDoes, Note, Seats
from rulebound.cardtext.phrases.structure.joining import DONE, NOT_DONE, number_is
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import Player, Spoken, ThatPlayer, ThosePlayers
from rulebound.cardtext.phrases.structure.sentences import Instructions, PlainInstructions, Sentence, Verb
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect, If, May, No, Sequence, Yes
from rulebound.language import N_, worded

# -- May ---------------------------------------------------------------------------------------------------------------


class ForWhoseEffect(Effect[Any]):
    """The player who the effect belongs to goes on; `they` are the player who was asked."""

    def __init__(self, body: Effect[Any], leave: Step[Any]) -> None:
        super().__init__()
        self.body = body
        self.leave = leave

    def run(self, table: Any, scope: Scope) -> None:
        inner = scope.inner(table.scopes[-2].me)
        inner.they = scope.me
        table.play_out(self.body, inner, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]


def offered(sense: Sense, prompt: str, verb: Verb, *, whole: bool) -> Effect[Any]:
    """What the player of the scope may do, noted in the scope if done; whole: only if all of it can be done."""
    possible = verb.whole(sense) if whole else verb.possible(sense)
    question = sense.question(prompt, Yes, [])
    question.takes.append(No)
    may: Effect[Any] = May(question, [sense.words.yes, sense.words.no], Sequence(verb.effect(sense), Note(DONE)))
    return Sequence(Note(NOT_DONE), may if possible is None else If(possible, may))


class TheyMay(Instructions):
    """`Each other player may discard a card.` with what follows from it."""

    text: ClassVar[str] = "{who:Spoken} may {verb:Verb}"
    who: Spoken
    verb: Verb

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.ask_each(sense, None)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        if not isinstance(following, AfterAsking):
            return super().followed(sense, following)
        return self.ask_each(sense, following)

    def ask_each(self, sense: Sense, following: AfterAsking | None) -> Effect[Any]:
        seats, keeps = self.who.seats(sense), bool(sense.antecedent)
        prompt = self.asked(following)
        body = sense.of_others(lambda inner: offered(inner, prompt, self.verb, whole=True))
        if following is not None:
            before = sense.antecedent
            if following.is_of_done() and takes_by_choice(self.verb):
                sense.antecedent = "taken"
            body = Sequence(body, following.answered(sense))
            sense.antecedent = before
        return chosen_first(self.who, sense, EachSeatDoes(seats, body, sense.words.leave, keeps=keeps))

    def asked(self, following: AfterAsking | None) -> str:
        """The question, with what comes over who does not do it, where that can be said to this player."""
        what = to_who_is_asked(lower(self.verb))
        otherwise = "" if following is None else following.otherwise()
        if otherwise:
            return worded("{source}: do you {what}? If not, you {otherwise}.", what=what, otherwise=otherwise)
        return worded("{source}: do you {what}?", what=what)


class AfterAsking(Sentence):
    """What depends on whether others did what they might have done."""

    def depends(self) -> bool:
        return True

    def answered(self, sense: Sense) -> Effect[Any]:
        """What follows, in the scope of the player who was asked."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def is_of_done(self) -> bool:
        """Whether it follows where it was done, so that `it` is what was taken for it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def otherwise(self) -> str:
        """What the player who was asked does who has not done it, said to that player; empty for all else."""
        return ""


def takes_by_choice(verb: Verb) -> bool:
    """Whether the player who does it chooses a card that something is done to."""
    return isinstance(verb, ToCards) and isinstance(verb.what, Some | SomeOther) and not verb.what.is_aimed


class IfTheyDo(AfterAsking):
    text: ClassVar[str] = "if they {did:DidOrNot}, {instructions}."
    did: DidOrNot
    instructions: Instructions

    def answered(self, sense: Sense) -> Effect[Any]:
        before = sense.they_are
        sense.they_are = True
        body = ForWhoseEffect(self.instructions.effect(sense), sense.words.leave)
        sense.they_are = before
        return If(self.did.so(), body)

    def is_of_done(self) -> bool:
        return self.did.word == "do"


class EachWho(AfterAsking):
    """`Each who does not loses 2 points.`"""

    text: ClassVar[str] = "each who {did:DoesOrNot} {verb:Verb@did}."
    did: DoesOrNot
    verb: Verb

    def answered(self, sense: Sense) -> Effect[Any]:
        return If(self.did.so(), sense.of_others(self.verb.effect))

    def is_of_done(self) -> bool:
        return self.did.word == "does"

    def otherwise(self) -> str:
        return "" if self.is_of_done() else to_who_is_asked(lower(self.verb))


class DidOrNot(Word):
    forms: ClassVar[tuple[str, ...]] = ("do", "do not")

    def so(self) -> So:
        """Whether it was done, or was not."""
        return number_is(DONE if self.word == "do" else NOT_DONE)


class DoesOrNot(Word):
    forms: ClassVar[tuple[str, ...]] = ("does", "does not")

    def so(self) -> So:
        """Whether it was done, or was not."""
        return number_is(DONE if self.word == "does" else NOT_DONE)


# -- Unless ------------------------------------------------------------------------------------------------------------


class TheyDoUnless(PlainInstructions):
    """`Each other player discards a card unless they lose 1 point.` Who cannot do the one does the other."""

    text: ClassVar[str] = "{who:Spoken} {verb:Verb@who} unless they {toll:Verb}"
    who: Spoken
    verb: Verb
    toll: Verb

    def effect(self, sense: Sense) -> Effect[Any]:
        seats, keeps = self.who.seats(sense), bool(sense.antecedent)
        body = sense.of_others(self.one)
        return chosen_first(self.who, sense, EachSeatDoes(seats, body, sense.words.leave, keeps=keeps))

    def one(self, sense: Sense) -> Effect[Any]:
        """What one of these players is asked and does."""
        what, otherwise = to_who_is_asked(lower(self.toll)), to_who_is_asked(lower(self.verb))
        prompt = worded("{source}: do you {what}? If not, you {otherwise}.", what=what, otherwise=otherwise)
        offer = offered(sense, prompt, self.toll, whole=True)
        return Sequence(offer, If(number_is(NOT_DONE), self.verb.effect(sense)))


ASKED: Final = N_("{source}: do you {what}? If not: {otherwise}.")
ASKED_OF_ONE: Final = N_("{source}{for which}: do you {what}? If not: {otherwise}.")


class Unless(PlainInstructions):
    """`Exhaust a tile of another player unless that player pays 2 Will.` Cards are chosen before anybody pays."""

    text: ClassVar[str] = "{verb:Verb} unless {payer:Player} {toll:Verb@payer}"
    verb: Verb
    payer: Player
    toll: Verb

    def effect(self, sense: Sense) -> Effect[Any]:
        verb = self.verb
        if not isinstance(verb, ToCards):
            return self.ask_each(sense, ASKED, Sequence(), self.payer.seats(sense), verb.effect(sense))
        what = verb.what
        if isinstance(what, Phrase) and what.number() != ONE:
            sense.wrong(what, "one card can be paid for: write of one")
        taken = verb.taken(sense)
        payers = whose_it_is if isinstance(self.payer, ThatPlayer | ThosePlayers) else self.payer.seats(sense)
        return self.ask_each(sense, ASKED_OF_ONE, taken, payers, verb.done(sense))

    def ask_each(self, sense: Sense, asked: str, before: Effect[Any], payers: Seats, body: Effect[Any]) -> Effect[Any]:
        """The player who can pay is asked, one after the other; it is done if no player does."""
        what, otherwise = to_who_is_asked(lower(self.toll)), lower(self.verb)
        text = worded(asked, what=what, otherwise=otherwise)
        paid = sense.of_others(lambda inner: offered(inner, text, self.toll, whole=True))
        each = EachSeatDoes(payers, Sequence(paid, If(number_is(DONE), Waive())), sense.words.leave)
        all_asked = Sequence(before, Note(NOT_DONE), each, If(number_is(NOT_DONE), body))
        return chosen_first(self.payer, sense, all_asked)


class Waive(Effect[Any]):
    """The player who is asked has paid: the scope of the effect, two below, notes it."""

    def run(self, table: Any, scope: Scope) -> None:
        table.scopes[-3].number = DONE


def whose_it_is(table: Any, scope: Scope) -> list[int]:
    """The player who has the card that was taken."""
    seats = [table.controller(it) for it in scope.picks[:1] if it >= 0]
    return [seat for seat in seats if seat >= 0 and not table.out[seat]]
