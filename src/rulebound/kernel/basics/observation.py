"""Observations: what a seat may know of a position as whole numbers, each with its place, its name and its range."""

from __future__ import annotations

from array import array
from typing import Final

WIDEST: Final = 32_767  # an observation has numbers of 16 bits; what is more is cut off


def cut(value: int, least: int, most: int) -> int:
    """The value, or the nearest one in its range."""
    if value > most:
        return most
    return max(value, least)


class Entry:
    """A number of an observation: its name, and the least and the most that it can be."""

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name = name
        self.least = least
        self.most = most

    def __repr__(self) -> str:
        return f"<{self.name}: {self.least} to {self.most}>"


class Spec:
    """What the numbers of an observation mean, the same for every seat of a table with so many seats.

    rest: the entries about the table as a whole, in their order.
    columns: the entries of each row, in their order. A row is a piece, or a card seen.
    rows: how many rows there is room for; rows that are not in use are 0 throughout.
    size: how many numbers there are: `len(rest) + len(columns) * rows`.
    """

    def __init__(self, rest: list[Entry], columns: list[Entry], rows: int) -> None:
        self.rest = rest
        self.columns = columns
        self.rows = rows
        self.size = len(rest) + len(columns) * rows

    def least(self) -> list[int]:
        """For each number of the flat form, the least that it can be."""
        return [one.least for one in self.rest] + [min(one.least, 0) for one in self.columns for _ in range(self.rows)]

    def most(self) -> list[int]:
        """For each number of the flat form, the most that it can be."""
        return [one.most for one in self.rest] + [max(one.most, 0) for one in self.columns for _ in range(self.rows)]


class Observation:
    """What one seat may know of a position.

    numbers: the flat form, `spec.size` numbers of 16 bits: first the rest, then column by column.
    count: how many rows are in use.
    """

    def __init__(self, spec: Spec, numbers: array[int], count: int) -> None:
        self.spec = spec
        self.numbers = numbers
        self.count = count

    def rest(self) -> dict[str, int]:
        """The numbers about the table as a whole, by name."""
        return {entry.name: self.numbers[place] for place, entry in enumerate(self.spec.rest)}

    def rows(self) -> list[dict[str, int]]:
        """The rows that are in use, each by the names of its columns."""
        first = len(self.spec.rest)
        return [
            {one.name: self.numbers[first + n * self.spec.rows + row] for n, one in enumerate(self.spec.columns)}
            for row in range(self.count)
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash(self.numbers.tobytes())

    def __repr__(self) -> str:
        return f"<Observation of {self.count} rows>"
