"""Modifiers: changes of a value that last for a while. A value is what is printed, plus its modifiers."""

from __future__ import annotations

from typing import Final

END_OF_TURN: Final = "until the end of the turn"
NEXT_TURN: Final = "until the start of its owner's next turn"
NEXT_TURN_OVER: Final = "until the end of its owner's next turn"
NEXT_UNTAP: Final = "until its owner's next untap phase is over"
WHILE_IN_PLAY: Final = "while its source is in play"
END_OF_GAME: Final = "for the rest of the game"
COPIED: Final = "is a copy"  # the value of one by which a piece has the face of another: what it was is the amount
COUNTED: Final = "as a counter, while the card stays in play"
WAS: Final = "was: "  # begins the value of what counters on a card came to as it left play, which is then the source


def of_seat(seat: int) -> int:
    """The number that means a seat where otherwise a piece stands; no piece has it."""
    return -2 - seat


def seat_meant(it: int) -> int:
    """The seat that a number of `of_seat` means; no seat for no piece."""
    return -2 - it


class Modifier:
    """A change of one value of one piece, or of a seat, written `of_seat`. Immutable: copies of a table share it.

    value: the name of what it changes, a word of the game.
    until: the duration, a sentence of this module or of the game.
    seat: whose turn ends or begins when it ends, for durations that depend on that.
    """

    def __init__(self, value: str, it: int, amount: int, until: str, seat: int, source: int) -> None:
        self.value = value
        self.it = it
        self.amount = amount
        self.until = until
        self.seat = seat
        self.source = source

    def now_until(self, before: str, after: str, seat: int) -> Modifier:
        """The same for another duration, if it had this one and is of this seat's turns."""
        if self.until != before or self.seat != seat:
            return self
        return Modifier(self.value, self.it, self.amount, after, self.seat, self.source)

    def save(self) -> list[object]:
        """All of it, for JSON."""
        return [self.value, self.it, self.amount, self.until, self.seat, self.source]


def load_modifier(data: list[object]) -> Modifier:
    """The modifier that was saved."""
    value, it, amount, until, seat, source = data
    assert isinstance(value, str) and isinstance(it, int) and isinstance(amount, int)
    assert isinstance(until, str) and isinstance(seat, int) and isinstance(source, int)
    return Modifier(value, it, amount, until, seat, source)
