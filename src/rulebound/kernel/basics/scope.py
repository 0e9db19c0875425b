"""Scopes: what an effect remembers while it is carried out. Numbers and a word, so that copying a table is enough."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
FACES: Final = 1_000_000  # a number has as many of these as tell what each of several dice shows
NO_QUEUE: Final[list[int]] = []  # replaced, never added to


class Scope:
    """The memory of one effect: its player, its card, what was chosen, what is left to do, `it`, and a number.

    other: the second piece of the event that triggered it. they: the seat that the sentences speak of as `they`.
    clause: by which clause it would happen, if something else may be done instead; else empty.
    """

    __slots__ = ("clause", "it", "me", "number", "other", "picks", "queue", "source", "they")

    def __init__(
        self, me: int, source: int, picks: list[int], it: int = NONE, number: int = 0, other: int = NONE
    ) -> None:
        self.me = me
        self.source = source
        self.picks = picks
        self.queue = NO_QUEUE
        self.it = it
        self.number = number
        self.other = other
        self.they = NONE
        self.clause = ""

    def clone(self) -> Scope:
        s = Scope(self.me, self.source, self.picks[:], self.it, self.number, self.other)
        if self.queue:
            s.queue = self.queue[:]
        s.they = self.they
        s.clause = self.clause
        return s

    def inner(self, me: int) -> Scope:
        """A scope for a part of this effect that this seat carries out: it knows what was taken."""
        s = Scope(me, self.source, self.picks[:], self.it, self.number, self.other)
        s.they = self.they
        return s

    def plain_number(self) -> int:
        """The number without what each of several dice shows."""
        return self.number % FACES if self.number >= FACES else self.number

    def save(self) -> list[object]:
        """All of it, for JSON."""
        saved: list[object] = [self.me, self.source, self.picks[:], self.queue[:], self.it, self.number]
        if self.clause:
            return [*saved, self.other, self.they, self.clause]
        if self.they >= 0:
            return [*saved, self.other, self.they]
        return [*saved, self.other] if self.other != NONE else saved


def load_scope(data: list[object]) -> Scope:
    """The scope that was saved."""
    me, source, picks, queue, it, number = data[:6]
    other = data[6] if len(data) > 6 else NONE
    they = data[7] if len(data) > 7 else NONE
    clause = data[8] if len(data) > 8 else ""
    assert isinstance(me, int) and isinstance(source, int) and isinstance(it, int) and isinstance(number, int)
    assert isinstance(other, int) and isinstance(they, int)
    assert isinstance(clause, str)
    assert isinstance(picks, list) and isinstance(queue, list)
    scope = Scope(me, source, picks[:], it, number, other)
    scope.queue = queue[:]
    scope.they = they
    scope.clause = clause
    return scope
