"""What other players do, may do, and choose; and what happens unless somebody pays.

Each of them is asked in turn order, and only where what is offered can be done, as far as all can see.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.from_hands import noted_of_others
from rulebound.cardtext.phrases.acts.instructions import seats_of
from rulebound.cardtext.phrases.choices import choosing
from rulebound.cardtext.phrases.choices.choosing import Some
from rulebound.cardtext.phrases.structure.effects import Choice, EachSeatDoes, Note, Seats, Take
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.joining import DONE, NOT_DONE, number_is, one_of
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having, Whose, lower
from rulebound.cardtext.phrases.structure.players import (
    Others,
    Player,
    Spoken,
    ThatPlayer,
    ThosePlayers,
    they_of,
    those,
)
from rulebound.cardtext.phrases.structure.roles import EventCard
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions, PlainInstructions, Sentence, Verb
from rulebound.cardtext.phrases.structure.subjects import It, Object, They
from rulebound.kernel.basics.scope import NONE, Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect, If, May, No, Sequence, Yes
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

NO_PLAYER: Final = N_("There is no such player in this game.")


class SomebodyDoes(Clause):
    """`Each other player discards a card.`"""

    text: ClassVar[str] = "{who:Player} {verb:Verb@who}"
    who: Player
    verb: Verb

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = seats_of(self.who, sense)
        keeps = speaks_of_it(self.verb, sense)
        counted = noted_of_others(self.who, self.verb, sense, seats, keeps=keeps)
        return chosen_first(self.who, sense, counted or self.verb.done_by(sense, seats, keeps=keeps))

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        if not isinstance(following, IfOneCannot):
            return super().followed(sense, following)
        seats, keeps = seats_of(self.who, sense), speaks_of_it(self.verb, sense)
        body = sense.of_others(lambda inner: following.unless_done(inner, self.verb))
        return chosen_first(self.who, sense, EachSeatDoes(seats, body, sense.words.leave, keeps=keeps))


class IfOneCannot(Sentence):
    """`Each player discards a card. If a player cannot, they lose 1 point.`"""

    text: ClassVar[str] = "if {who:WhoCannot} cannot, they {verb:Verb}."
    who: WhoCannot
    verb: Verb

    def depends(self) -> bool:
        return True

    def unless_done(self, sense: Sense, first: Verb) -> Effect[Any]:
        """What one of these players does: the first, if all of it can be done."""
        whole = first.whole(sense)
        if whole is None:
            sense.wrong(self, "that can always be done, so leave this out")
            return first.effect(sense)
        return If(whole, first.effect(sense), self.verb.effect(sense))


class WhoCannot(Word):
    forms: ClassVar[tuple[str, ...]] = ("a player", "they", "that player")


class SomebodyDoesBoth(PlainInstructions):
    """`Each other player chooses a partner of theirs and taps it.`"""

    text: ClassVar[str] = "{who:Others} {first:Verb@who} and {second:Verb@who}"
    who: Others
    first: Verb
    second: Verb

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.who.seats(sense)
        body = sense.of_others(lambda inner: Sequence(self.first.effect(inner), self.second.effect(inner)))
        both = EachSeatDoes(seats, body, sense.words.leave, keeps=speaks_of_it(self.first, sense))
        return chosen_first(self.who, sense, both)


class SomebodyDoesInTurn(SomebodyDoesBoth):
    """`Each player discards their hand, then draws three cards.`"""

    text: ClassVar[str] = "{who:Others} {first:Verb@who}, then {second:Verb@who}"
    who: Others
    first: Verb
    second: Verb


def speaks_of_it(phrase: Phrase, sense: Sense) -> bool:
    """Whether others must know what was taken before."""
    return bool(sense.antecedent) and any([is_of_it(part, sense) for part in walk(phrase)])


def is_of_it(part: Phrase, sense: Sense) -> bool:
    if isinstance(part, Having):
        return part.speaks_of_before(sense)
    return isinstance(part, It | They | EventCard) or bool(getattr(type(part), "of_before", False))


class Theirs(Whose):
    """Of the player who is doing this just now, or is spoken of."""

    forms: ClassVar[tuple[str, ...]] = ("of theirs",)

    def test(self, sense: Sense) -> Test:
        if not sense.they_are:
            sense.wrong(self, "there is no player before this whose cards these could be")
        return Test("{it} is not theirs.", is_theirs)


def is_theirs(table: Any, source: int, it: int) -> bool:
    return bool(table.controller(it) == they_of(table.scopes[-1]))


# -- One of some, and the rest -----------------------------------------------------------------------------------------


class ChooseCards(Verb):
    """So many of some: the others are the rest."""

    text: ClassVar[str] = "chooses/choose {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.what, Some | choosing.UpTo):
            sense.rest, sense.rest_of_others = [self.what.noun.filter(sense)], sense.by_others
        elif isinstance(self.what, choosing.SomeOther):
            sense.rest, sense.rest_of_others = [self.what.filter(sense)], sense.by_others
        elif not self.what.is_aimed:
            sense.correct(self.what, "write how many are chosen, such as 'a' or 'two'")
        return self.what.take(sense)


class TheRest(Phrase, Object):
    """All of them that were not chosen."""

    text: ClassVar[str] = "the rest of them"

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        if not sense.rest:
            sense.wrong(self, "nothing was chosen before this, so there is no rest")
            return Sequence()
        if sense.rest_of_others and not sense.by_others:
            sense.wrong(
                self,
                "each player has a rest of their own: write 'each player chooses ... and discards the rest of them'",
            )
        found = sense.rest[0]
        sense.antecedent = "taken"
        return Take(lambda table, scope: [it for it in found.found(table, scope.source) if it not in scope.picks])


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
        prompt = worded("{source}: do you {what}?", what=lower(self.verb))
        body = sense.of_others(lambda inner: offered(inner, prompt, self.verb, whole=True))
        if following is not None:
            body = Sequence(body, following.answered(sense))
        return chosen_first(self.who, sense, EachSeatDoes(seats, body, sense.words.leave, keeps=keeps))


class AfterAsking(Sentence):
    """What depends on whether others did what they might have done."""

    def depends(self) -> bool:
        return True

    def answered(self, sense: Sense) -> Effect[Any]:
        """What follows, in the scope of the player who was asked."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


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


class EachWho(AfterAsking):
    """`Each who does not loses 2 points.`"""

    text: ClassVar[str] = "each who {did:DoesOrNot} {verb:Verb@did}."
    did: DoesOrNot
    verb: Verb

    def answered(self, sense: Sense) -> Effect[Any]:
        return If(self.did.so(), sense.of_others(self.verb.effect))


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
        what, otherwise = lower(self.toll), lower(self.verb)
        prompt = worded("{source}: do you {what}? If not, you {otherwise}.", what=what, otherwise=otherwise)
        offer = offered(sense, prompt, self.toll, whole=True)
        return Sequence(offer, If(number_is(NOT_DONE), self.verb.effect(sense)))


class Unless(PlainInstructions):
    """`Exhaust a tile of another player unless that player pays 2 Will.` Cards are chosen before anybody pays."""

    text: ClassVar[str] = "{verb:Verb} unless {payer:Player} {toll:Verb@payer}"
    verb: Verb
    payer: Player
    toll: Verb

    def effect(self, sense: Sense) -> Effect[Any]:
        verb = self.verb
        if not isinstance(verb, ToCards):
            return self.ask_each(sense, Sequence(), self.payer.seats(sense), verb.effect(sense))
        what = verb.what
        if isinstance(what, Phrase) and what.number() != ONE:
            sense.wrong(what, "one card can be paid for: write of one")
        taken = verb.taken(sense)
        payers = whose_it_is if isinstance(self.payer, ThatPlayer | ThosePlayers) else self.payer.seats(sense)
        return self.ask_each(sense, taken, payers, verb.done(sense))

    def ask_each(self, sense: Sense, before: Effect[Any], payers: Seats, body: Effect[Any]) -> Effect[Any]:
        """The player who can pay is asked, one after the other; it is done if no player does."""
        what, otherwise = lower(self.toll), lower(self.verb)
        text = worded("{source}: do you {what}? If not: {otherwise}.", what=what, otherwise=otherwise)
        paid = sense.of_others(lambda inner: offered(inner, text, self.toll, whole=True))
        each = EachSeatDoes(payers, Sequence(paid, If(number_is(DONE), Waive())), sense.words.leave)
        asked = Sequence(before, Note(NOT_DONE), each, If(number_is(NOT_DONE), body))
        return chosen_first(self.payer, sense, asked)


class Waive(Effect[Any]):
    """The player who is asked has paid: the scope of the effect, two below, notes it."""

    def run(self, table: Any, scope: Scope) -> None:
        table.scopes[-3].number = DONE


def whose_it_is(table: Any, scope: Scope) -> list[int]:
    """The player who has the card that was taken."""
    seats = [table.controller(it) for it in scope.picks[:1] if it >= 0]
    return [seat for seat in seats if seat >= 0 and not table.out[seat]]


# -- Others choose -----------------------------------------------------------------------------------------------------


class TheyChooseOne(Instructions):
    """`Each player chooses one: Gain 2 Will; or gain 1 Shard.` Where no player is named, the chooser does it."""

    text: ClassVar[str] = "{who:Spoken} chooses/choose one: {options:PlainInstructions*; or}"
    who: Spoken
    options: tuple[PlainInstructions, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        seats, keeps = self.who.seats(sense), bool(sense.antecedent)
        body = sense.of_others(lambda inner: one_of(self, inner, self.options))
        return chosen_first(self.who, sense, EachSeatDoes(seats, body, sense.words.leave, keeps=keeps))


class AnotherPlayer(Others):
    """One that the player who has the text chooses, where there are several."""

    text: ClassVar[str] = "another player"

    def seats(self, sense: Sense) -> Seats:
        sense.they_are = True
        return those

    def chosen(self, sense: Sense) -> Effect[Any]:
        """The choice, made before anything is done."""
        return choosing_a_player(sense)


class AnyOfThem(AnotherPlayer):
    """One that is chosen, who may be the one who chooses."""

    text: ClassVar[str] = "a player"

    def chosen(self, sense: Sense) -> Effect[Any]:
        return asking_for_a_player(sense, Need(sense.words.clause, NO_PLAYER, is_a_player))


class ChooseAPlayer(Clause):
    text: ClassVar[str] = "choose another player"

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.they_are = True
        return choosing_a_player(sense)


class ChooseAnybody(Clause):
    """Another player, or the one who chooses."""

    text: ClassVar[str] = "choose a player"

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.they_are = True
        return asking_for_a_player(sense, Need(sense.words.clause, NO_PLAYER, is_a_player))


def is_a_player(table: Any, me: int, seat: int) -> bool:
    return seat < table.seats and not table.out[seat]


def chosen_first(who: Player, sense: Sense, body: Effect[Any]) -> Effect[Any]:
    """The choice of the player, if there is one, and then the rest."""
    return Sequence(who.chosen(sense), body) if isinstance(who, AnotherPlayer) else body


def choosing_a_player(sense: Sense) -> Effect[Any]:
    """One of the other players becomes who `they` are."""
    another = Need[Any](sense.words.clause, "That is you, or no player of this game.", is_another_player)
    return asking_for_a_player(sense, another)


def asking_for_a_player(sense: Sense, need: Need[Any]) -> Effect[Any]:
    """A player of whom this is so becomes who `they` are."""
    question = sense.question("{source}: which player?", Choice, [need], "{player}")
    return Sequence(AskForSeat(question, sense.words.choices), SeatIsThey())


def is_another_player(table: Any, me: int, seat: int) -> bool:
    return seat != me and seat < table.seats and not table.out[seat]


class AskForSeat(Effect[Any]):
    def __init__(self, question: Question[Any], choices: list[Action[Any]]) -> None:
        super().__init__()
        self.question = question
        self.choices = choices

    def run(self, table: Any, scope: Scope) -> None:
        scope.number = NONE
        table.ask(scope.me, self.question, [self.choices[seat] for seat in range(table.seats)])

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class SeatIsThey(Effect[Any]):
    def run(self, table: Any, scope: Scope) -> None:
        scope.they = scope.number
