"""Events: what has happened, recorded once by the verb that did it."""

from __future__ import annotations

from typing import Final

from rulebound.language import _

EVERYBODY: Final = 15  # a set of seats as bits
UNKNOWN: Final = -1


class Throw:
    """Dice that were thrown together, perhaps several times, of which one throw counts.

    faces: the dice of each throw. kept: the index of the throw that counts. plus: a number added to its sum.
    """

    def __init__(self, sides: int, faces: list[list[int]], kept: int = 0, plus: int = 0) -> None:
        self.sides = sides
        self.faces = faces
        self.kept = kept
        self.plus = plus

    def sum(self) -> int:
        """The sum of the dice that count."""
        total = 0
        for face in self.faces[self.kept]:  # compiled, a loop is quicker than `sum`
            total += face
        return total

    def text(self, total: int) -> str:
        """How the dice made a number: `7 = 4 + 1d6 (3)`, or `7 = 4 + 1d6 (kept 3 of 3 and 1)`."""
        shown = [" + ".join([str(face) for face in faces]) for faces in self.faces]
        if not shown[0]:
            return str(total)
        text = shown[0]
        if len(shown) > 1:
            text = _(
                "kept {kept} of {others} and {last}",
                kept=shown[self.kept],
                others=", ".join(shown[:-1]),
                last=shown[-1],
            )
        dice = f"{len(self.faces[0])}d{self.sides} ({text})"
        return f"{total} = {self.plus} + {dice}" if self.plus else f"{total} = {dice}"

    def save(self) -> tuple[int, list[list[int]], int, int]:
        """All of it, in the order in which it is made."""
        return (self.sides, self.faces, self.kept, self.plus)


NO_THROWS: Final[list[Throw]] = []


class Event:
    """Something that has happened, with everything included: it may hold secrets.

    kind: a word of the game, such as `draws`.
    seat: the player who did it, or to whom it happened; -1 for neither.
    it, other: pieces, by number.
    it_face, other_face: the numbers of the cards of these pieces at that time (-1: none, or unknown).
    number: an amount, in the unit of the kind.
    clause: the id of the clause that was being carried out.
    cause: the index in the log of the event that caused it; or -2 minus the number of decisions before the action
    that caused it; or -1 before the first decision.
    seen: the seats that may know it, as bits.
    throws: the dice that belong to it.
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
        throws: list[Throw] | None = None,
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
        self.throws: list[Throw] = NO_THROWS if throws is None else throws

    def as_seen_by(self, seat: int) -> Event:
        """The same event without what this seat may not know."""
        if self.it_face == UNKNOWN or (seat >= 0 and self.seen >> seat & 1) or self.seen == EVERYBODY:
            return self
        return Event(
            self.kind, self.seat, UNKNOWN, UNKNOWN, self.other, self.other_face, self.number, self.clause, self.cause,
            self.seen, self.throws,
        )  # fmt: skip
