"""What observations show of counters and marks, for games that declare theirs."""

from __future__ import annotations

from rulebound.cardgame.declaring import Counters, Marks
from rulebound.kernel.knowing.columns import Column, Inner, InnerOfSeats, OfTable


def of_counters(counters: Counters) -> list[OfTable]:
    """An entry for each counter and seat."""
    return [InnerOfSeats(counter.many, "amounts", counter.number) for counter in counters.all]


def of_marks(marks: Marks) -> list[Column]:
    """A column for each mark."""
    return [Inner(mark.word, "marks", mark.number) for mark in marks.all]
