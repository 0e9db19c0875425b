"""Columns: what a game declares that observations show of its pieces.

Each names a public field of the table, and says what is stored there. Where a number is a piece, an observation has its
row; where it is a seat, 1 for the seat that looks, 2 for the next, and so on. 0 is always none or no.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.strings import BytesWriter, write_i16_le

from rulebound.kernel.basics.observation import Entry, cut
from rulebound.kernel.knowledge.sight import Sight
from rulebound.kernel.knowledge.writing import Sparse
from rulebound.kernel.table.cardtable import CardTable


class Column:
    """A number of each piece. field: the name of the table's field; least, most: the range."""

    def __init__(self, name: str, field: str, least: int = 0, most: int = 1) -> None:
        self.name = name
        self.field = field
        self.least = least
        self.most = most

    def entry(self, seats: int, rows: int) -> Entry:
        """Its name and range at a table of so many seats and rows."""
        return Entry(self.name, self.least, self.most)

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        """Adds its number in each row that is in use, 16 bits each."""
        raise NotImplementedError(self.name)  # each kind of column has its own


class OfPiece(Column):
    """A list by piece, of numbers whose range the rules hold."""

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        by_piece: list[int] = getattr(table, self.field)
        for it in sight.pieces:
            write_i16_le(writer, by_piece[it])


class IsMarked(Column):
    """A list by piece of yes and no."""

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        marked: list[bool] = getattr(table, self.field)
        write_marks(writer, marked, sight)


class Unbounded(Column):
    """A list by piece of numbers that may leave the range; they are cut off."""

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        by_piece: list[int] = getattr(table, self.field)
        least, most = self.least, self.most
        for it in sight.pieces:
            number = by_piece[it]
            write_i16_le(writer, number if least <= number <= most else cut(number, least, most))


class Inner(Column):
    """A list by piece of yes and no that is one of several in a list, as a mark among all marks."""

    def __init__(self, name: str, field: str, place: int) -> None:
        super().__init__(name, field)
        self.place = place

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        lists: list[list[bool]] = getattr(table, self.field)
        write_marks(writer, lists[self.place], sight)


class PieceAt(Column):
    """A list by piece of other pieces, such as what each is attached to, or -1: their rows."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, rows)

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        by_piece: list[int] = getattr(table, self.field)
        rows = sight.rows
        for it in sight.pieces:
            write_i16_le(writer, rows[by_piece[it]])


class SeatAt(Column):
    """A list by piece of seats."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, seats)

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        by_piece: list[int] = getattr(table, self.field)
        seats = sight.turning.seats
        for it in sight.pieces:
            write_i16_le(writer, seats[by_piece[it]])


class Through(Column):
    """A list by place, where another list by piece has the place of each, or -1."""

    def __init__(self, name: str, field: str, places: str, least: int, most: int) -> None:
        super().__init__(name, field, least, most)
        self.places = places

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        by_place: list[int] = getattr(table, self.field)
        places: list[int] = getattr(table, self.places)
        least, most = self.least, self.most
        for it in sight.pieces:
            number = by_place[places[it]] if places[it] >= 0 else 0
            write_i16_le(writer, number if least <= number <= most else cut(number, least, most))


class Spot(Column):
    """A list by piece of spaces that are numbered through the areas of all seats: the space in its area, from 1."""

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        by_piece: list[int] = getattr(table, self.field)
        each = self.most
        for it in sight.pieces:
            space = by_piece[it]
            write_i16_le(writer, 1 + space % each if space >= 0 else 0)


class ListedIn(Column):
    """A list of pieces: where each is in it, from 1."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, rows)

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        listed: list[int] = getattr(table, self.field)
        found = Sparse(writer, sight)
        for place, it in enumerate(listed, 1):
            found.put(it, place)


class Beside(Column):
    """A list of pieces, and another list with a number for each of them."""

    def __init__(self, name: str, field: str, pieces: str, most: int = 1) -> None:
        super().__init__(name, field, 0, most)
        self.pieces = pieces

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        listed: list[int] = getattr(table, self.pieces)
        numbers: list[int] = getattr(table, self.field)
        found = Sparse(writer, sight)
        for it, number in zip(listed, numbers, strict=True):
            found.put(it, cut(number, self.least, self.most))


class Shared(Column):
    """A list in which each piece is followed by a number: their sums by piece."""

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        listed: list[int] = getattr(table, self.field)
        found = Sparse(writer, sight)
        for place in range(0, len(listed) - 1, 2):
            it = listed[place]
            found.put(it, cut(found.at(it) + listed[place + 1], self.least, self.most))


class GroupedIn(Column):
    """A list of lists of pieces: in which of them each is, from 1."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, rows)

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        groups: list[list[int]] = getattr(table, self.field)
        put_groups(Sparse(writer, sight), groups)


class GroupedBySeat(GroupedIn):
    """For each seat a list of lists of pieces: in which of its seat's lists each is, from 1."""

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        by_seat: list[list[list[int]]] = getattr(table, self.field)
        found = Sparse(writer, sight)
        for groups in by_seat:
            put_groups(found, groups)


def put_groups(found: Sparse, groups: list[list[int]]) -> None:
    """Puts for each piece in which of the groups it is, from 1."""
    for number, pieces in enumerate(groups, 1):
        for it in pieces:
            found.put(it, number)


def write_marks(writer: BytesWriter, marked: list[bool], sight: Sight) -> None:
    """Adds 1 for each row whose piece is marked, else 0."""
    for it in sight.pieces:
        write_i16_le(writer, int(marked[it]))


class Changed(Column):
    """What modifiers add to a value of each piece. field: the name of the value; `changed` comes before it."""

    def __init__(self, value: str, most: int = 99) -> None:
        super().__init__(f"changed {value}", value, -most, most)

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        found = Sparse(writer, sight)
        for modifier in table.modifiers:
            if modifier.value == self.field:
                found.put(modifier.it, cut(found.at(modifier.it) + modifier.amount, self.least, self.most))


class ChangedElse(Column):
    """How many modifiers a piece has of other values: what it cannot do, or has gained. field: those, with commas."""

    def __init__(self, values: Sequence[str]) -> None:
        super().__init__("changed otherwise", ", ".join(values), 0, 99)
        self.others = set(values)

    def write(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        found = Sparse(writer, sight)
        for modifier in table.modifiers:
            if modifier.value not in self.others:
                found.put(modifier.it, cut(found.at(modifier.it) + 1, 0, self.most))
