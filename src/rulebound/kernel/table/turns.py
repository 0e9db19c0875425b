"""The order of play: the first seat, the active seat, and the seats that are still in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.kernel.basics.modifier import END_OF_GAME, Modifier, of_seat
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.position import NO_LOOP
from rulebound.kernel.table.state import State

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


EXTRA_TURNS: Final = "extra turns"  # of a seat: those still to come
TURNS_AGAIN: Final = "turns taken again"  # of a seat: those that were extra turns, less those that were skipped
TURNS_TO_SKIP: Final = "turns to skip"  # of a seat: those still to come
NEXT_DRAW: Final = "more cards in the next draw"
MOST_NOTED: Final = 99


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

    def earn_turn(self, seat: int) -> None:
        """This player has one more turn, after the present one."""
        self.note(EXTRA_TURNS, seat, 1)

    def skip_next_turn(self, seat: int) -> None:
        """This player skips one more turn, the next that would begin."""
        self.note(TURNS_TO_SKIP, seat, 1)

    def skips_turn(self, seat: int) -> bool:
        """Whether this player's turn, which would begin now, is skipped; that is used up by it."""
        if self.noted(TURNS_TO_SKIP, seat) <= 0:
            return False
        self.note(TURNS_TO_SKIP, seat, -1)
        self.note(TURNS_AGAIN, seat, -1)
        return True

    def turn_after(self, me: int, following: int) -> int:
        """Whose turn comes after this one of mine: mine again, where I have earned one, which is used up by that.

        Players who skip their turn are passed over.
        """
        if not self.modifiers:
            return following
        seat = self.earned_or(me, following)
        while self.skips_turn(seat):
            seat = self.earned_or(me, following) if seat == me else self.next_seat(seat)
        return seat

    def earned_or(self, me: int, following: int) -> int:
        """My seat, where I have earned a turn, which is used up by that; else the one that follows."""
        if self.noted(EXTRA_TURNS, me) <= 0 or self.out[me]:
            return following
        self.note(EXTRA_TURNS, me, -1)
        self.note(TURNS_AGAIN, me, 1)
        return me

    def noted(self, which: str, seat: int) -> int:
        """How much of this is noted of a player: such as extra turns that are still to come."""
        it, found = of_seat(seat), 0
        for one in self.modifiers:
            if one.it == it and one.value == which:
                found += one.amount
        return found

    def note(self, which: str, seat: int, by: int) -> None:
        """So much more of it is noted of a player."""
        it, now = of_seat(seat), min(MOST_NOTED, self.noted(which, seat) + by)
        kept = [one for one in self.modifiers if one.it != it or one.value != which]
        self.modifiers = [*kept, Modifier(which, it, now, END_OF_GAME, NO_SEAT, NO_SEAT)] if now else kept

    def cards_of_turn(self, seat: int, n: int) -> int:
        """How many cards the rules let a player draw now, in place of so many; what was noted for it is used up."""
        if not self.modifiers:  # as most often
            return n
        by = self.noted(NEXT_DRAW, seat)
        self.note(NEXT_DRAW, seat, -by)
        return max(0, n + by)

    def rounds_over(self) -> int:
        """How many full rounds are over, extra turns aside, as long as no player has left."""
        again = sum([self.noted(TURNS_AGAIN, seat) for seat in range(self.seats)]) if self.modifiers else 0
        return max(0, self.turn - 1 - again) // self.seats

    def turns_begun(self, seat: int) -> int:
        """How many turns of this player have begun, extra turns among them, as long as no player has left."""
        again = sum([self.noted(TURNS_AGAIN, one) for one in range(self.seats)]) if self.modifiers else 0
        in_order = (self.turn - again + self.seats - 1 - self.since_first(seat)) // self.seats
        return in_order + self.noted(TURNS_AGAIN, seat)

    def set_out(self, out: list[bool]) -> None:
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
        return self.since_first(seat) <= self.since_first(self.active)

    def since_first(self, seat: int) -> int:
        """How many seats after the first one it sits."""
        after = seat - self.first
        return after if after >= 0 else after + self.seats
