"""What observations show of what a game declares: its phases, counters, marks and values."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.cardgame.declaring import Counters, Marks, Value
from rulebound.kernel.knowledge.columns import Column, Inner
from rulebound.kernel.knowledge.entries import InnerOfSeats, OfTable
from rulebound.kernel.knowledge.public import Public


def of_counters(counters: Counters) -> list[OfTable]:
    """An entry for each counter and seat."""
    return [InnerOfSeats(counter.many, "amounts", counter.number) for counter in counters.all]


def of_marks(marks: Marks) -> list[Column]:
    """A column for each mark."""
    return [Inner(mark.word, "marks", mark.number) for mark in marks.all]


def of_declared(phases: int, counters: Counters, marks: Marks, values: Sequence[Value], *, owned: bool) -> Public:
    """What observations show of a game that has nothing more than it declares."""
    return Public(
        columns=of_marks(marks),
        rest=[OfTable("phase", "phase", -1, phases), *of_counters(counters)],
        values=[value.key for value in values],
        numbers=["Choice"],
        owned=owned,
    )
