"""Choosing players: one of the others, or any of them, and what each player chooses."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.structure.effects import Choice, EachSeatDoes, Seats
from rulebound.cardtext.phrases.structure.joining import one_of
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others, Player, Spoken, those
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions, PlainInstructions
from rulebound.kernel.basics.scope import NONE, Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

NO_PLAYER: Final = N_("There is no such player in this game.")
NONE_CHOSEN: Final = N_("no player is chosen here: write of 'each other player' or of a player who is known")


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


def refuse_choice(who: Player, sense: Sense) -> None:
    """Of what is so all the time, or counted, no player is asked whom it is about."""
    if isinstance(who, AnotherPlayer):
        sense.wrong(who, NONE_CHOSEN)


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
