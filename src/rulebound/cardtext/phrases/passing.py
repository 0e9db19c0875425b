"""Hands that change their players: passed on, or traded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.effects import DoForSeats, Seats
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.others import chosen_first
from rulebound.cardtext.phrases.players import Others, just_me
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.players import Player


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
            held = [table.hand_of(one)[:] for one in seats]
            for place, hand in enumerate(held):
                other = seats[(place + step) % len(seats)]
                for it in hand:
                    table.hand_over(it, other)

        return DoForSeats(just_me, all_pass)


class TradeHands(Clause):
    text: ClassVar[str] = "trade hands with {who:Player}"
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.who.seats(sense)

        def trade(table: Any, scope: Scope, seat: int) -> None:
            mine, theirs = table.hand_of(scope.me)[:], table.hand_of(seat)[:]
            if seat == scope.me:
                return
            for it in mine:
                table.hand_over(it, seat)
            for it in theirs:
                table.hand_over(it, scope.me)

        return chosen_first(self.who, sense, DoForSeats(seats, trade))
