"""Which job is next: tables share the bots' time fairly, and short jobs do not wait for long ones.

Each table has a clock, which advances by the time of its jobs. The next job is the one that would finish first if all
waiting tables were served at once. A table cannot save up time while it is away: its clock starts again where the
others are.
"""

from __future__ import annotations

from asyncio import Future, get_running_loop
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

LONG: Final = 0.5  # seconds, from which on a job is a long one

T = TypeVar("T")


@dataclass(eq=False)
class Turn(Generic[T]):
    """A job of a table that waits or is served. expected: how many seconds it takes; called: who serves it.

    came: the common clock when it came.
    """

    table: str
    expected: float
    came: float
    called: Future[T] = field(default_factory=lambda: get_running_loop().create_future())

    @property
    def is_long(self) -> bool:
        """Whether the others would wait for long if this is served."""
        return self.expected >= LONG


class Turns(Generic[T]):
    """The jobs that wait."""

    def __init__(self) -> None:
        self.waiting: list[Turn[T]] = []
        self._now = 0.0
        self._clocks: dict[str, float] = {}  # of tables that are ahead of all others

    def wait(self, table: str, expected: float) -> Turn[T]:
        """Adds a job of this table."""
        turn: Turn[T] = Turn(table, expected, self._now)
        self.waiting.append(turn)
        return turn

    def next(self, *, long_too: bool = True) -> Turn[T] | None:
        """The next job to serve. long_too: it may take long."""
        self.waiting = [turn for turn in self.waiting if not turn.called.done()]  # who has left waits no more
        able = [turn for turn in self.waiting if long_too or not turn.is_long]
        if not able:
            return None
        first = min(able, key=lambda turn: self._begins(turn) + turn.expected)
        self.waiting.remove(first)
        self._now = max(self._now, self._begins(first))
        return first

    def _begins(self, turn: Turn[T]) -> float:
        return max(turn.came, self._clocks.get(turn.table, 0.0))

    def served(self, turn: Turn[T], seconds: float) -> None:
        """A job has taken so long."""
        self._clocks[turn.table] = self._begins(turn) + seconds
        self._clocks = {table: clock for table, clock in self._clocks.items() if clock > self._now}
