"""The slate: four columns and three rows of spaces, their neighbours, and the edges of a turned tile.

Spaces are numbered through all slates, twelve for each seat, row by row.
"""

from __future__ import annotations

from typing import Final, final

from rulebound.games.arcane.card import turned
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.language import _

COLUMNS: Final = 4  # [comp.slates]
ROWS: Final = 3
SPACES: Final = COLUMNS * ROWS
TURNS: Final = 4

# The edges of each set of edges after each number of quarter turns: TURNED[edges * 4 + turns].
TURNED: Final[list[int]] = [turned(edges, turns) for edges in range(16) for turns in range(TURNS)]


def touching(space: int) -> list[int]:
    """The spaces of the same slate to the north, east, south and west of this one; -1 beyond the border."""
    row, column = space // COLUMNS, space % COLUMNS
    return [
        space - COLUMNS if row > 0 else -1,
        space + 1 if column < COLUMNS - 1 else -1,
        space + COLUMNS if row < ROWS - 1 else -1,
        space - 1 if column > 0 else -1,
    ]


TOUCHING: Final[list[list[int]]] = [touching(space) for space in range(SPACES)]


def different_turns(edges: int) -> list[int]:
    """The numbers of quarter turns that differ; of equal ones, the first."""
    found: list[int] = []
    for turns in range(TURNS):
        if all([TURNED[edges * TURNS + other] != TURNED[edges * TURNS + turns] for other in found]):
            found.append(turns)
    return found


DIFFERENT_TURNS: Final[list[list[int]]] = [different_turns(edges) for edges in range(16)]


def place_name(space: int) -> str:
    """`row 2, column 3`"""
    place = space % SPACES
    return _("row {row}, column {column}", row=place // COLUMNS + 1, column=place % COLUMNS + 1)


@final
class Count:
    """Of some visible tiles of a slate: all symbols, those that complete, and links, each counted at both ends."""

    def __init__(self) -> None:
        self.symbols = 0
        self.completing = 0
        self.links = 0


@final
class Slate:
    """The counts of a slate, for tiles with exhaustion tokens and for those without. Immutable."""

    def __init__(self) -> None:
        self.fresh = Count()
        self.exhausted = Count()


NOT_COUNTED: Final = Slate()
NONE_COUNTED: Final = [NOT_COUNTED] * MOST_SEATS
