"""Entries: what a game declares that observations show of its table and its seats.

Each names a public field of the table, and says what is stored there. Where a number is a piece, an observation has its
row; where it is a seat, 1 for the seat that looks, 2 for the next, and so on. 0 is always none or no.
"""

from __future__ import annotations

from librt.strings import BytesWriter, write_i16_le

from rulebound.kernel.basics.observation import WIDEST, Entry, cut
from rulebound.kernel.knowledge.sight import Sight
from rulebound.kernel.table.cardtable import CardTable


class OfTable:
    """A number of the table, or yes or no. field: the name of the table's field; least, most: the range."""

    def __init__(self, name: str, field: str, least: int = 0, most: int = 1) -> None:
        self.name = name
        self.field = field
        self.least = least
        self.most = most

    def entries(self, seats: int, rows: int) -> list[Entry]:
        """Its names and ranges at a table of so many seats and rows."""
        return [Entry(self.name, self.least, self.most)]

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        """Adds its numbers, as many as it has entries, 16 bits each."""
        value: int = getattr(table, self.field)
        write_i16_le(writer, cut(value, self.least, self.most))


class SeatOf(OfTable):
    """A seat."""

    def entries(self, seats: int, rows: int) -> list[Entry]:
        return [Entry(self.name, 0, seats)]

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        seat: int = getattr(table, self.field)
        write_i16_le(writer, sight.turning.seats[seat])


class PieceOf(OfTable):
    """A piece: its row."""

    def entries(self, seats: int, rows: int) -> list[Entry]:
        return [Entry(self.name, 0, rows)]

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        it: int = getattr(table, self.field)
        write_i16_le(writer, sight.row_of(it))


class OfSeats(OfTable):
    """A list by seat, of numbers or of yes and no: an entry for each seat, from the one that looks."""

    def entries(self, seats: int, rows: int) -> list[Entry]:
        return [Entry(f"{self.name} of seat {seat + 1}", self.least, self.most) for seat in range(seats)]

    def by_seat(self, table: CardTable) -> list[int]:
        found: list[int] = getattr(table, self.field)
        return found

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        found = self.by_seat(table)
        for seat in sight.turning.order:
            write_i16_le(writer, cut(found[seat], self.least, self.most))


class InnerOfSeats(OfSeats):
    """A list by seat that is one of several in a list, such as a counter among all counters."""

    def __init__(self, name: str, field: str, place: int, least: int = 0, most: int = WIDEST) -> None:
        super().__init__(name, field, least, most)
        self.place = place

    def by_seat(self, table: CardTable) -> list[int]:
        lists: list[list[int]] = getattr(table, self.field)
        return lists[self.place]


class SeatsIn(OfTable):
    """A list of seats of a fixed length."""

    def __init__(self, name: str, field: str, length: int) -> None:
        super().__init__(name, field)
        self.length = length

    def entries(self, seats: int, rows: int) -> list[Entry]:
        return [Entry(f"{self.name} {n + 1}", 0, seats) for n in range(self.length)]

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        listed: list[int] = getattr(table, self.field)
        seats = sight.turning.seats
        for seat in listed:
            write_i16_le(writer, seats[seat])
