"""Scopes: what an effect remembers while it is played out. Numbers only, so that a copy of a table is a copy."""

from __future__ import annotations

from typing import Final

NONE: Final = -1


class Scope:
    """The memory of one effect: whose it is, its card, what was chosen, what is left to do, `it`, and a number."""

    def __init__(self, me: int, source: int, picks: list[int], it: int = NONE, number: int = 0) -> None:
        self.me = me
        self.source = source
        self.picks = picks
        self.queue: list[int] = []
        self.it = it
        self.number = number

    def clone(self) -> Scope:
        s = Scope(self.me, self.source, self.picks[:], self.it, self.number)
        if self.queue:
            s.queue = self.queue[:]
        return s

    def save(self) -> list[object]:
        """All of it, for JSON."""
        return [self.me, self.source, self.picks[:], self.queue[:], self.it, self.number]


def load_scope(data: list[object]) -> Scope:
    """The scope that was saved."""
    me, source, picks, queue, it, number = data
    assert isinstance(me, int) and isinstance(source, int) and isinstance(it, int) and isinstance(number, int)
    assert isinstance(picks, list) and isinstance(queue, list)
    scope = Scope(me, source, picks[:], it, number)
    scope.queue = queue[:]
    return scope
