"""Columns: what a game declares that observations show of its pieces.

Each names a public field of the table, and says what is stored there. Where a number is a piece, an observation has its
row; where it is a seat, 1 for the seat that looks, 2 for the next, and so on. 0 is always none or no.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.kernel.basics.observation import Entry, cut
from rulebound.kernel.knowledge.sight import Sight
from rulebound.kernel.table.cardtable import CardTable

NO_VALUES: Final[Sequence[int]] = ()  # a column in which all are 0
NO_VALUES_YET: Final[list[int]] = []  # the same while it is being made; never added to


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


class IsMarked(Column):
    """A list by piece of yes and no, mostly no."""

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        marked: list[bool] = getattr(table, self.field)
        return marks(marked, sight)


class Unbounded(Column):
    """A list by piece of numbers that may leave the range, mostly 0; they are cut off."""

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_piece: list[int] = getattr(table, self.field)
        found = NO_VALUES_YET
        for row, it in enumerate(sight.pieces):
            if by_piece[it] != 0:
                if not found:
                    found = [0] * len(sight.pieces)
                found[row] = cut(by_piece[it], self.least, self.most)
        return found


class Inner(Column):
    """A list by piece of yes and no that is one of several in a list, as a mark among all marks; mostly no."""

    def __init__(self, name: str, field: str, place: int) -> None:
        super().__init__(name, field)
        self.place = place

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        lists: list[list[bool]] = getattr(table, self.field)
        return marks(lists[self.place], sight)


class PieceAt(Column):
    """A list by piece of other pieces, such as what each is attached to, or -1: their rows."""

    def entry(self, seats: int, rows: int) -> Entry:
        return Entry(self.name, 0, rows)

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_piece: list[int] = getattr(table, self.field)
        rows = sight.rows
        found = NO_VALUES_YET
        for row, it in enumerate(sight.pieces):
            if by_piece[it] >= 0:
                if not found:
                    found = [0] * len(sight.pieces)
                found[row] = rows[by_piece[it]]
        return found


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
        found = NO_VALUES_YET
        for place, it in enumerate(listed, 1):
            row = sight.row_of(it)
            if row > 0:
                if not found:
                    found = [0] * len(sight.pieces)
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
        groups: list[list[int]] = getattr(table, self.field)
        return group(groups, sight, NO_VALUES_YET)


class GroupedBySeat(GroupedIn):
    """For each seat a list of lists of pieces: in which of its seat's lists each is, from 1."""

    def values(self, table: CardTable, sight: Sight) -> Sequence[int]:
        by_seat: list[list[list[int]]] = getattr(table, self.field)
        found = NO_VALUES_YET
        for groups in by_seat:
            found = group(groups, sight, found)
        return found


def group(groups: list[list[int]], sight: Sight, found: list[int]) -> list[int]:
    """In which of the groups the piece of each row is, from 1, added to what was found; empty as long as in none."""
    for number, pieces in enumerate(groups, 1):
        for it in pieces:
            row = sight.row_of(it)
            if row > 0:
                if not found:
                    found = [0] * len(sight.pieces)
                found[row - 1] = number
    return found


def marks(marked: list[bool], sight: Sight) -> list[int]:
    """1 for each row whose piece is marked; empty if none is."""
    found = NO_VALUES_YET
    for row, it in enumerate(sight.pieces):
        if marked[it]:
            if not found:
                found = [0] * len(sight.pieces)
            found[row] = 1
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
