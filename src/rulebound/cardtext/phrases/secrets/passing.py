"""Hands that change their players: passed on, or traded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import in_own_hand, own_hand
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.secrets.secretly import EachSecretly, choices_of
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Forget, Seats, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others, all_seats, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.players import Player


class Side(Word):
    """The turns go to the left."""

    label: ClassVar[str] = "left, right"
    forms: ClassVar[tuple[str, ...]] = ("left", "right")


class PlayerBeside(Others):
    """`Take 1 Shard from the player on your left.`"""

    text: ClassVar[str] = "the player on your {side:Side}"
    side: Side

    def seats(self, sense: Sense) -> Seats:
        step = 1 if self.side.word == "left" else -1
        return lambda table, scope: seats_beside(table, scope.me, step)


def seats_beside(table: Any, me: int, step: int) -> list[int]:
    """The next player who is left, in this direction; none where there is no other one."""
    seats = sorted(table.left())
    found = seats[(seats.index(me) + step) % len(seats)] if me in seats else me
    return [found] if found != me else []


class PassHands(Clause):
    """All at the same time."""

    text: ClassVar[str] = "each player passes their hand to the player on their {side:Side}"
    side: Side

    def effect(self, sense: Sense) -> Effect[Any]:
        step = 1 if self.side.word == "left" else -1

        def all_pass(table: Any, scope: Scope, seat: int) -> None:
            seats: list[int] = sorted(table.left())
            held = [hand_to_pass(table, one) for one in seats]
            for place, hand in enumerate(held):
                other = seats[(place + step) % len(seats)]
                for it in hand:
                    table.hand_over(it, other)

        return DoForSeats(just_me, all_pass)


def hand_to_pass(table: Any, seat: int) -> list[int]:
    """All cards of a hand but those that are being played."""
    return [it for it in table.hand_of(seat) if in_own_hand(table, seat, it)]


class PassACard(Clause):
    """`Each player passes a card from their hand to the player on their left.` All choose, and then all move."""

    text: ClassVar[str] = "each player passes a card from their hand to the player on their {side:Side}"
    side: Side

    def effect(self, sense: Sense) -> Effect[Any]:
        step, chosen = 1 if self.side.word == "left" else -1, sense.of_others(one_of_own_hand)
        sense.antecedent = ""
        return Sequence(EachSecretly(all_seats, chosen, sense.words.leave), PassChosen(step))


def one_of_own_hand(sense: Sense) -> Effect[Any]:
    """How one player chooses the card."""
    question = sense.question(N_("{source}: choose a card of your hand to pass on."), Pick, [])
    question.given = [Need(sense.words.clause, "That card is not in your hand.", in_own_hand)]
    return Sequence(Forget(), TakeOne(question, Filter(own_hand, []), sense.words.pick))


class PassChosen(Effect[Any]):
    """All cards that were chosen go into the hands beside theirs."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step_by = step

    def run(self, table: Any, scope: Scope) -> None:
        seats: list[int] = sorted(table.left())
        for seat, it in choices_of(scope):
            if seat in seats and it in table.hand_of(seat):
                table.hand_over(it, seats[(seats.index(seat) + self.step_by) % len(seats)])
        scope.picks = []


class TradeHands(Clause):
    text: ClassVar[str] = "trade hands with {who:Player}"
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.who.seats(sense)

        def trade(table: Any, scope: Scope, seat: int) -> None:
            mine, theirs = hand_to_pass(table, scope.me), hand_to_pass(table, seat)
            if seat == scope.me:
                return
            for it in mine:
                table.hand_over(it, seat)
            for it in theirs:
                table.hand_over(it, scope.me)

        return chosen_first(self.who, sense, DoForSeats(seats, trade))
