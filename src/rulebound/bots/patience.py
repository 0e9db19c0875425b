"""How long a bot thinks in one turn: an action that can be repeated must not keep it busy forever."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.seat import Seat

ENOUGH: Final = 100  # decisions in a row; people make twenty in a long turn


class Patience:
    """Counts the decisions of a seat in a row."""

    def __init__(self) -> None:
        self.expected = -1  # the number of decisions at the table, if no other seat has decided
        self.in_a_row = 0

    def is_lost(self, seat: Seat) -> bool:
        """Whether the seat has made too many decisions in a row, with this one: a loop."""
        self.in_a_row = self.in_a_row + 1 if seat.decisions == self.expected else 1
        self.expected = seat.decisions + 1
        return self.in_a_row > ENOUGH
