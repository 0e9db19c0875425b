"""Events: what has happened, said once by the verb that did it."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = 15  # a set of seats as bits
UNKNOWN: Final = -1


class Event:
    """One thing that has happened.

    kind: a word of the game; its sentence is found by it.
    seat: who did it, or whom it happened to; -1 for the table.
    it, other: pieces, by number; it_face, other_face: which cards they were then (-1: none, or not to be known).
    clause: what of the rulebook was being carried out.
    cause: the number of the event that it follows from; below zero, of the deed: -2 less the decisions before it. -1 is
    what happens before the first decision.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        it: int,
        it_face: int,
        other: int,
        other_face: int,
        number: int,
        clause: str,
        cause: int,
        seen: int,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.it = it
        self.it_face = it_face
        self.other = other
        self.other_face = other_face
        self.number = number
        self.clause = clause
        self.cause = cause
        self.seen = seen

    def as_seen_by(self, seat: int) -> Event:
        """The same event with what this seat may not know left out."""
        if self.it_face == UNKNOWN or (seat >= 0 and self.seen >> seat & 1) or self.seen == EVERYBODY:
            return self
        return Event(
            self.kind, self.seat, UNKNOWN, UNKNOWN, self.other, self.other_face, self.number, self.clause, self.cause,
            self.seen,
        )  # fmt: skip
