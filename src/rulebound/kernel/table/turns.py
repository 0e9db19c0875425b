"""The order of play: who began, whose turn it is, and who is still in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.position import NO_LOOP
from rulebound.kernel.table.state import State

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


def lined_up(out: list[bool]) -> list[list[int]]:
    """For each seat those that are not out, from that one on."""
    seats = len(out)
    return [[(me + i) % seats for i in range(seats) if not out[(me + i) % seats]] for me in range(seats)]


ALL_IN: Final = [[False] * seats for seats in range(MOST_SEATS + 1)]  # for so many seats, nobody has left
ALL_CLOCKWISE: Final = [lined_up(out) for out in ALL_IN]


class Turns(State):
    """A state whose seats take turns, clockwise, and may leave the game.

    first: who began; active: whose turn it is; turn: how many have begun, 1 in the first of the game.
    out: for each seat whether it has left the game.
    clockwise: for each seat those still in the game, from that one on; follows from `out`. Both are replaced, never
    changed, as what `left` returns must not be.
    """

    __slots__ = ("active", "clockwise", "first", "out", "turn")

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        super().__init__(game, setup)
        self.first = 0
        self.active = 0
        self.turn = 0
        self.out = ALL_IN[setup.seats]
        self.clockwise = ALL_CLOCKWISE[setup.seats]

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.first = self.first
        c.active = self.active
        c.turn = self.turn
        c.out = self.out
        c.clockwise = self.clockwise

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "first", "active", "turn", "out"]

    def begin_turn(self, me: int) -> None:
        """A turn of this player begins."""
        self.turn += 1
        self.active = me
        self.turn_began = self.decisions
        self.loop = NO_LOOP

    def line_up(self, out: list[bool]) -> None:
        """These seats are out from now on."""
        self.out = out
        self.clockwise = lined_up(out)

    def next_seat(self, me: int) -> int:
        """The next seat that is still in the game; me if there is no other."""
        following = self.clockwise[me + 1 if me + 1 < self.seats else 0]
        return following[0] if following else me

    def left(self) -> list[int]:
        """The seats still in the game, from the active one on."""
        return self.clockwise[self.active]

    def first_of_round(self, seat: int) -> bool:
        """Whether a full round is over when the turn passes from the active seat to this one."""
        return (seat - self.first) % self.seats <= (self.active - self.first) % self.seats
