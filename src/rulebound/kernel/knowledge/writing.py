"""Writing the numbers of an observation, 16 bits each, the low byte first."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le

from rulebound.kernel.basics.observation import WIDEST
from rulebound.kernel.knowledge.sight import NOT_HERE, Sight

BYTE: Final = 256  # so many values a byte has


def write_numbers(writer: BytesWriter, numbers: list[int]) -> None:
    """Adds these numbers."""
    for number in numbers:
        write_i16_le(writer, number)


class Sparse:
    """A column in which few rows have a number and the others 0: all of it is added at once, and then filled."""

    def __init__(self, writer: BytesWriter, sight: Sight) -> None:
        self.writer = writer
        self.sight = sight
        self.before = len(writer) - 2  # rows count from 1
        writer.write(bytes(2 * len(sight.pieces)))

    def put(self, it: int, number: int) -> None:
        """Puts the number in the row of this piece, if it has one."""
        row = self.sight.row_of(it)
        if row != NOT_HERE:
            place = self.before + 2 * row
            self.writer[place] = number % BYTE
            self.writer[place + 1] = number // BYTE % BYTE

    def at(self, it: int) -> int:
        """The number in the row of this piece so far; 0 if it has none."""
        row = self.sight.row_of(it)
        if row == NOT_HERE:
            return 0
        place = self.before + 2 * row
        low: int = self.writer[place]
        high: int = self.writer[place + 1]
        number = low + BYTE * high
        return number if number <= WIDEST else number - BYTE * BYTE
