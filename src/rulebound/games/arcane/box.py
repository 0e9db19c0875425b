"""What is in the box: how its pieces are numbered, and the numbers that the rulebook prints.

Action tiles come first, then the four corners of each seat's slate, then assignments. There is room for more tiles and
assignments than the box has, for cards of one's own.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.card import CORNER, ITEM, SPELL, TILE, ArcaneCard
from rulebound.kernel.table.agenda import MOST_SEATS

MOST_TILES: Final = 40
MOST_ASSIGNMENTS: Final = 100
CORNERS: Final = 4
FIRST_CORNER: Final = MOST_TILES
FIRST_ASSIGNMENT: Final = FIRST_CORNER + CORNERS * MOST_SEATS
PIECES: Final = FIRST_ASSIGNMENT + MOST_ASSIGNMENTS

MOST_WILL: Final = 9  # [will.gain]
START_WILL: Final = 3
START_SHARDS: Final = 3
PRIVATE_SIZE: Final = 3
PUBLIC_SIZE: Final = 4
MARKET_SIZE: Final = 4
ENOUGH: Final = 8  # assignments [pencils.call]

# Which of the streams of chance shuffles what.
DECK_STREAM: Final = 0
BAG_STREAM: Final = 1


def all_faces(prints: list[ArcaneCard], seats: int) -> list[int]:
    """The faces of all pieces: tiles, corners of each seat, assignments; -1 for what is not in this game.

    [comp.tiles] [comp.assignments]
    """
    tiles = [card.number for card in prints if card.kind == TILE for _ in range(card.copies)]
    corners = [card.number for card in prints if card.kind == CORNER]
    assignments = [card.number for card in prints if card.kind in (SPELL, ITEM)]
    absent = [-1] * (CORNERS * (MOST_SEATS - seats))
    return [*tiles, *[-1] * (MOST_TILES - len(tiles)), *corners * seats, *absent, *assignments]


def pool_of(it: int) -> int:
    """Tiles are one pool, corners another, assignments a third."""
    return 0 if it < FIRST_CORNER else 1 if it < FIRST_ASSIGNMENT else 2
