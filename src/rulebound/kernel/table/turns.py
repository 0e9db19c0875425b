"""The order of play: the first seat, the active seat, and the seats that are still in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.position import NO_LOOP
from rulebound.kernel.table.state import State

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


def lined_up(out: list[bool]) -> list[list[int]]:
    """For each seat, the seats that are still in the game, from that one on."""
    seats = len(out)
    return [[(me + i) % seats for i in range(seats) if not out[(me + i) % seats]] for me in range(seats)]


ALL_IN: Final = [[False] * seats for seats in range(MOST_SEATS + 1)]  # for each number of seats, if none has left
ALL_CLOCKWISE: Final = [lined_up(out) for out in ALL_IN]


class Turns(State):
    """A state whose seats take turns, clockwise, and may be eliminated.

    first: the seat that began; active: the seat whose turn it is; turn: the number of the turn, from 1.
    out: for each seat whether it is eliminated.
    clockwise: for each seat, the seats still in the game, from that one on; follows from `out`. Both are replaced,
    never changed; do not change what `left` returns.
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
        """Begins a turn of this seat."""
        self.turn += 1
        self.active = me
        self.turn_began = self.decisions
        self.loop = NO_LOOP

    def line_up(self, out: list[bool]) -> None:
        """Sets which seats are eliminated."""
        self.out = out
        self.clockwise = lined_up(out)

    def next_seat(self, me: int) -> int:
        """The next seat that is still in the game; `me` if there is no other."""
        following = self.clockwise[me + 1 if me + 1 < self.seats else 0]
        return following[0] if following else me

    def left(self) -> list[int]:
        """The seats that are still in the game, from the active one on."""
        return self.clockwise[self.active]

    def first_of_round(self, seat: int) -> bool:
        """Whether a full round ends when the turn passes from the active seat to this one."""
        return (seat - self.first) % self.seats <= (self.active - self.first) % self.seats
