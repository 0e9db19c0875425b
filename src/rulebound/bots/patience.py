"""How long a bot thinks about one turn: a deed that can be done again and again must not hold it for ever."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.seat import Seat

ENOUGH: Final = 100  # decisions in a row; people make twenty in a long turn


class Patience:
    """Counts the decisions that one seat makes in a row."""

    def __init__(self) -> None:
        self.expected = -1  # the number of decisions at the table, if nobody else has decided
        self.in_a_row = 0

    def is_lost(self, seat: Seat) -> bool:
        """Whether the seat has made so many decisions in a row, with this one, that it goes round in circles."""
        self.in_a_row = self.in_a_row + 1 if seat.decisions == self.expected else 1
        self.expected = seat.decisions + 1
        return self.in_a_row > ENOUGH
