"""Tiles that are linked without touching: those of a row or a column, and all of a sort."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.arcane.ability import LinksApart
from rulebound.games.arcane.linking import edges, meet
from rulebound.games.arcane.slate import COLUMNS, ROWS, SPACES
from rulebound.kernel.table.ability import Ability


def in_one_row(a: int, b: int) -> bool:
    return a % SPACES // COLUMNS == b % SPACES // COLUMNS


def in_one_column(a: int, b: int) -> bool:
    return a % COLUMNS == b % COLUMNS


class SlateLine(Word):
    label: ClassVar[str] = "row, column"
    forms: ClassVar[tuple[str, ...]] = ("row", "column", "row or column")

    def alike(self) -> Callable[[int, int], bool]:
        """Whether two spaces of a slate lie so."""
        if self.word == "row":
            return in_one_row
        if self.word == "column":
            return in_one_column
        return lambda a, b: in_one_row(a, b) or in_one_column(a, b)


class LinkedInALine(Standing):
    """`Tiles of yours in the same row are linked.` Each of them to each other one, whatever lies between."""

    text: ClassVar[str] = "{who:Subject} in the same {line:SlateLine} are linked"
    who: Subject
    line: SlateLine

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, alike = self.who.filter(sense), self.line.alike()

        def links(table: Any, source: int, it: int, other: int) -> bool:
            if not alike(table.spot[it], table.spot[other]):
                return False
            return found.holds(table, source, it) and found.holds(table, source, other)

        return [LinksApart(line, links)]


class LinkedToEachOther(Standing):
    """`Your corners are linked to each other.`"""

    text: ClassVar[str] = "{who:Subject} are linked to each other"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)

        def links(table: Any, source: int, it: int, other: int) -> bool:
            return found.holds(table, source, it) and found.holds(table, source, other)

        return [LinksApart(line, links)]


class LinkedDiagonally(Standing):
    """`Your tiles are also linked to tiles diagonally next to them.` Whatever connectors they have."""

    text: ClassVar[str] = "{who:Subject} are also linked to tiles diagonally next to them"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)

        def links(table: Any, source: int, it: int, other: int) -> bool:
            if not touch_at_a_corner(table.spot[it], table.spot[other]):
                return False
            return found.holds(table, source, it) or found.holds(table, source, other)

        return [LinksApart(line, links)]


def touch_at_a_corner(a: int, b: int) -> bool:
    """Whether two spaces of a slate lie diagonally next to each other."""
    rows = a % SPACES // COLUMNS - b % SPACES // COLUMNS
    columns = a % COLUMNS - b % COLUMNS
    return a // SPACES == b // SPACES and abs(rows) == 1 and abs(columns) == 1


class OppositeEdges(Standing):
    """As if the slate went round: connectors meet there, too."""

    text: ClassVar[str] = "opposite edges of your slate touch"

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        def links(table: Any, source: int, it: int, other: int) -> bool:
            return bool(table.holder[it] == table.controller(source)) and meet_round(table, it, other)

        return [LinksApart(line, links)]


def meet_round(table: Any, it: int, other: int) -> bool:
    """Whether half connectors of both meet across the border of a slate."""
    a, b = table.spot[it] % SPACES, table.spot[other] % SPACES
    for side in range(4):
        if beyond(a, side) == b:
            return meet(edges(table, it), edges(table, other), side)
    return False


def beyond(space: int, side: int) -> int:
    """The space at the opposite edge, if this one is at the border on that side; -1 if it is not."""
    row, column = space // COLUMNS, space % COLUMNS
    if side == 0:
        return (ROWS - 1) * COLUMNS + column if row == 0 else -1
    if side == 1:
        return row * COLUMNS if column == COLUMNS - 1 else -1
    if side == 2:
        return column if row == ROWS - 1 else -1
    return row * COLUMNS + COLUMNS - 1 if column == 0 else -1
