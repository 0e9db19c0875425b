"""Columns and entries: what a game declares that observations show of its pieces, and of its table.

Each names a public field of the table, and says what is stored there. Where a number is a piece, an observation has its
row; where it is a seat, 1 for the seat that looks, 2 for the next, and so on. 0 is always nothing, nobody or no.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.basics.observation import WIDEST, Entry
from rulebound.kernel.knowing.sight import Sight
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.cardtable import CardTable

NO_VALUES: Sequence[int] = ()  # a column in which all are 0


def cut(value: int, least: int, most: int) -> int:
    """The value, or the nearest one in its range."""
    if value > most:
        return most
    return max(value, least)


# -- Of pieces ---------------------------------------------------------------------------------------------------------


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

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        """Its number in each row; empty if all are 0."""
        raise NotImplementedError(self.name)  # each kind of column has its own


class OfPiece(Column):
    """A list by piece, of numbers or of yes and no, whose range the rules hold."""

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_piece: list[Any] = getattr(table, self.field)
        return [by_piece[it] for it in sight.pieces]


class Unbounded(Column):
    """A list by piece of numbers that may leave the range; they are cut off."""

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_piece: list[int] = getattr(table, self.field)
        return [cut(by_piece[it], self.least, self.most) for it in sight.pieces]


class Inner(Column):
    """A list by piece that is one of several in a list, such as a mark among all marks."""

    def __init__(self, name: str, field: str, place: int) -> None:
        super().__init__(name, field)
        self.place = place

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        lists: list[list[Any]] = getattr(table, self.field)
        by_piece = lists[self.place]
        return [by_piece[it] for it in sight.pieces]


class PieceAt(Column):
    """A list by piece of other pieces, such as what each is attached to: their rows."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, rows)

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_piece: list[int] = getattr(table, self.field)
        rows = sight.rows
        return [rows[by_piece[it]] for it in sight.pieces]


class SeatAt(Column):
    """A list by piece of seats."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, seats)

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_piece: list[int] = getattr(table, self.field)
        seats = sight.turning.seats
        return [seats[by_piece[it]] for it in sight.pieces]


class Through(Column):
    """A list by place, where another list by piece has the place of each, or -1."""

    def __init__(self, name: str, field: str, places: str, least: int, most: int) -> None:
        super().__init__(name, field, least, most)
        self.places = places

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_place: list[int] = getattr(table, self.field)
        places: list[int] = getattr(table, self.places)
        return [cut(by_place[places[it]], self.least, self.most) if places[it] >= 0 else 0 for it in sight.pieces]


class Spot(Column):
    """A list by piece of spaces that are numbered through the areas of all seats: the space in its area, from 1."""

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_piece: list[int] = getattr(table, self.field)
        each = self.most
        return [1 + by_piece[it] % each if by_piece[it] >= 0 else 0 for it in sight.pieces]


class ListedIn(Column):
    """A list of pieces: where each is in it, from 1."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, rows)

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        listed: list[int] = getattr(table, self.field)
        if not listed:
            return NO_VALUES
        found = [0] * len(sight.pieces)
        for place, it in enumerate(listed, 1):
            row = sight.row_of(it)
            if row > 0:
                found[row - 1] = place
        return found


class Beside(Column):
    """A list of pieces, and another list with a number for each of them."""

    def __init__(self, name: str, field: str, pieces: str, most: int = 1) -> None:
        super().__init__(name, field, 0, most)
        self.pieces = pieces

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        listed: list[int] = getattr(table, self.pieces)
        if not listed:
            return NO_VALUES
        numbers: list[int] = getattr(table, self.field)
        found = [0] * len(sight.pieces)
        for it, number in zip(listed, numbers, strict=True):
            row = sight.row_of(it)
            if row > 0:
                found[row - 1] = cut(number, self.least, self.most)
        return found


class Shared(Column):
    """A list in which each piece is followed by a number: their sums by piece."""

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        listed: list[int] = getattr(table, self.field)
        if not listed:
            return NO_VALUES
        found = [0] * len(sight.pieces)
        for place in range(0, len(listed) - 1, 2):
            row = sight.row_of(listed[place])
            if row > 0:
                found[row - 1] = cut(found[row - 1] + listed[place + 1], self.least, self.most)
        return found


class GroupedIn(Column):
    """A list of lists of pieces: in which of them each is, from 1."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, rows)

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        found = [0] * len(sight.pieces)
        groups: list[list[int]] = getattr(table, self.field)
        for group, pieces in enumerate(groups, 1):
            for it in pieces:
                row = sight.row_of(it)
                if row > 0:
                    found[row - 1] = group
        return found


class GroupedBySeat(GroupedIn):
    """For each seat a list of lists of pieces: in which of its seat's lists each is, from 1."""

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        found = [0] * len(sight.pieces)
        by_seat: list[list[list[int]]] = getattr(table, self.field)
        for groups in by_seat:
            for group, pieces in enumerate(groups, 1):
                for it in pieces:
                    row = sight.row_of(it)
                    if row > 0:
                        found[row - 1] = group
        return found


class Changed(Column):
    """What modifiers add to a value of each piece. field: the name of the value; `changed` comes before it."""

    def __init__(self, value: str, most: int = 99) -> None:
        super().__init__(f"changed {value}", value, -most, most)

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        if not table.modifiers:
            return NO_VALUES
        found = [0] * len(sight.pieces)
        for modifier in table.modifiers:
            row = sight.row_of(modifier.it)
            if row > 0 and modifier.value == self.field:
                found[row - 1] = cut(found[row - 1] + modifier.amount, self.least, self.most)
        return found


class ChangedElse(Column):
    """How many modifiers a piece has of other values: what it cannot do, or has gained. field: those, with commas."""

    def __init__(self, values: Sequence[str]) -> None:
        super().__init__("changed otherwise", ", ".join(values), 0, 99)
        self.others = set(values)

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        if not table.modifiers:
            return NO_VALUES
        found = [0] * len(sight.pieces)
        for modifier in table.modifiers:
            row = sight.row_of(modifier.it)
            if row > 0 and modifier.value not in self.others:
                found[row - 1] = cut(found[row - 1] + 1, 0, self.most)
        return found


# -- Of the table ------------------------------------------------------------------------------------------------------


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

    def values(self, table: CardTable, sight: Sight) -> list[int]:
        """Its numbers, as many as it has entries."""
        value: int = getattr(table, self.field)
        return [cut(value, self.least, self.most)]


class SeatOf(OfTable):
    """A seat."""

    def entries(self, seats: int, rows: int) -> list[Entry]:
        return [Entry(self.name, 0, seats)]

    def values(self, table: CardTable, sight: Sight) -> list[int]:
        seat: int = getattr(table, self.field)
        return [sight.turning.seats[seat]]


class PieceOf(OfTable):
    """A piece: its row."""

    def entries(self, seats: int, rows: int) -> list[Entry]:
        return [Entry(self.name, 0, rows)]

    def values(self, table: CardTable, sight: Sight) -> list[int]:
        it: int = getattr(table, self.field)
        return [sight.row_of(it)]


class OfSeats(OfTable):
    """A list by seat, of numbers or of yes and no: an entry for each seat, from the one that looks."""

    def entries(self, seats: int, rows: int) -> list[Entry]:
        return [Entry(f"{self.name} of seat {seat + 1}", self.least, self.most) for seat in range(seats)]

    def by_seat(self, table: CardTable) -> list[int]:
        found: list[int] = getattr(table, self.field)
        return found

    def values(self, table: CardTable, sight: Sight) -> list[int]:
        found = self.by_seat(table)
        return [cut(found[seat], self.least, self.most) for seat in sight.turning.order]


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

    def values(self, table: CardTable, sight: Sight) -> list[int]:
        listed: list[int] = getattr(table, self.field)
        seats = sight.turning.seats
        return [seats[seat] for seat in listed]


class Public:
    """What observations of a game show besides what all games have, and what its actions are about.

    columns: of each piece; rest: of the table; values: the values that modifiers change, each a column.
    lying: for zones whose piles do not have all that lies there, or not in its order: the pieces of a seat's zone.
    numbers: the names of the kinds of actions whose operand is a number; seats: of those whose operand is a seat.
    The operands of all others are pieces.
    copies: of how many pieces with one card options of a kind can be told apart by their number alone.
    """

    def __init__(
        self, columns: Sequence[Column] = (), rest: Sequence[OfTable] = (), values: Sequence[str] = (),
        lying: dict[int, Any] | None = None, numbers: Sequence[str] = (), seats: Sequence[str] = (), copies: int = 3,
    ) -> None:  # fmt: skip
        self.columns: list[Column] = [*columns, *[Changed(value) for value in values], ChangedElse(values)]
        self.rest = list(rest)
        self.lying: dict[int, Any] = lying if lying is not None else {}
        self.numbers = set(numbers)
        self.seats = set(seats)
        self.copies = copies


def spread(seats: int) -> int:
    """The most that a set of so many seats is, as bits."""
    return (1 << min(seats, MOST_SEATS)) - 1
