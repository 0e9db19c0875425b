"""The order of play: who began, whose turn it is, and who is still in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.kernel.agenda import MOST_SEATS
from rulebound.kernel.setup import Setup
from rulebound.kernel.state import State

if TYPE_CHECKING:
    from rulebound.kernel.game import Game

ALL_IN: Final = [[False] * seats for seats in range(MOST_SEATS + 1)]  # for so many seats, nobody has left
CLOCKWISE: Final = [  # for so many seats and each of them: all, from that one on
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(MOST_SEATS + 1)
]


class Turns(State):
    """A state whose seats take turns, clockwise, and may leave the game.

    first: who began; active: whose turn it is; turn: how many have begun, 1 in the first of the game.
    out: for each seat whether it has left the game; replaced, never changed, as what `left` returns must not be.
    Until somebody leaves, it is the list in ALL_IN, unless the table was loaded: the quickest way to know.
    """

    __slots__ = ("active", "first", "out", "turn")

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.first = 0
        self.active = 0
        self.turn = 0
        self.out = ALL_IN[setup.seats]

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.first = self.first
        c.active = self.active
        c.turn = self.turn
        c.out = self.out

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "first", "active", "turn", "out"]

    def next_seat(self, me: int) -> int:
        """The next seat that is still in the game; me if there is no other."""
        if self.out is ALL_IN[self.seats]:
            return me + 1 if me + 1 < self.seats else 0
        for i in range(1, self.seats):
            seat = (me + i) % self.seats
            if not self.out[seat]:
                return seat
        return me

    def left(self) -> list[int]:
        """The seats still in the game, from the active one on."""
        return self.left_from(self.active)

    def left_from(self, me: int) -> list[int]:
        """The seats still in the game, from this one on."""
        order = CLOCKWISE[self.seats][me]
        return order if self.out is ALL_IN[self.seats] else [seat for seat in order if not self.out[seat]]

    def left_count(self) -> int:
        """How many seats are still in the game."""
        return self.seats if self.out is ALL_IN[self.seats] else self.out.count(False)

    def first_of_round(self, seat: int) -> bool:
        """Whether a full round is over when the turn passes from the active seat to this one."""
        return (seat - self.first) % self.seats <= (self.active - self.first) % self.seats
