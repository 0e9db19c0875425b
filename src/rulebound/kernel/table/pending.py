"""What waits at a table because of abilities: effects that are delayed, and abilities that wait to be played out."""

from __future__ import annotations

from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.action import NO_SEAT, NOTHING


class Delayed:
    """An effect that waits for a moment to come. Immutable: copies of a table share it.

    place: of its ability among those that can be gained. me, source, face: whose it is, and of which card.
    picks: the cards that it speaks of, without those that have gone elsewhere since. they: the player of whom it does.
    until: when it is too late; empty where it never is.
    """

    def __init__(
        self, place: int, me: int, source: int, face: int, they: int, picks: list[int], until: str = ""
    ) -> None:  # fmt: skip
        self.place = place
        self.me = me
        self.source = source
        self.face = face
        self.they = they
        self.picks = picks
        self.until = until

    def without(self, it: int) -> Delayed:
        """The same, of which this card is no part any more."""
        picks = [pick for pick in self.picks if pick != it]
        return Delayed(self.place, self.me, self.source, self.face, self.they, picks, self.until)

    def now_until(self, before: str, after: str, seat: int) -> Delayed:
        """The same for another duration, if it had this one and is of this seat's turns."""
        if self.until != before or self.me != seat:
            return self
        return Delayed(self.place, self.me, self.source, self.face, self.they, self.picks, after)

    def at_place(self, place: int, they: int) -> Delayed:
        """What waits in its place: with the same cards, and perhaps with a player of whom it speaks now."""
        return Delayed(place, self.me, self.source, self.face, they, self.picks, self.until)

    def save(self) -> list[object]:
        """All of it, for JSON."""
        return [self.place, self.me, self.source, self.face, self.they, self.picks[:], self.until]


def load_delayed(data: list[object]) -> Delayed:
    """The delayed effect that was saved."""
    place, me, source, face, they, picks, until = data
    assert isinstance(place, int) and isinstance(me, int) and isinstance(source, int) and isinstance(face, int)
    assert isinstance(they, int) and isinstance(picks, list) and isinstance(until, str)
    return Delayed(place, me, source, face, they, picks[:], until)


class Pending:
    """An ability that waits to be carried out, because it was triggered or declared.

    me: its player; source: its piece; ability: the number of the ability; face: the card of the piece at that time,
    since the piece may be shuffled away. it, seat, number: those of the event; cause: the index of the event in the
    log. picks: what was chosen when it was declared. other: the event's second piece, if the ability needs it.
    """

    def __init__(
        self, me: int, source: int, ability: int, it: int, cause: int, face: int = NOTHING, seat: int = NO_SEAT,
        number: int = 0, picks: list[int] | None = None, other: int = NOTHING,
    ) -> None:  # fmt: skip
        self.me = me
        self.source = source
        self.ability = ability
        self.it = it
        self.cause = cause
        self.face = face
        self.seat = seat
        self.number = number
        self.picks: list[int] = picks if picks is not None else []
        self.other = other

    def save(self) -> list[int]:
        """Everything that matters for the rest of the game, for JSON."""
        saved = [self.me, self.source, self.ability, self.it, self.face, self.seat, self.number, *self.picks]
        return [of_seat(self.other), *saved] if self.other >= 0 else saved  # at the front; -1 is not a seat


def load_pending(data: list[int]) -> Pending:
    """The waiting ability that was saved."""
    other = of_seat(data[0]) if data[0] < NO_SEAT else NOTHING
    saved = data[1:] if other >= 0 else data
    me, source, ability, it, face, seat, number = saved[:7]
    return Pending(me, source, ability, it, -1, face, seat, number, saved[7:], other)
