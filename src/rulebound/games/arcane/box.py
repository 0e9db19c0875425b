"""The box: the numbers of its pieces, and the numbers that the rulebook prints.

Action tiles come first, then the four corners of each seat's slate, then assignments. There is room for more tiles and
assignments than the box has, for cards that users write.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.box import Box, Pool
from rulebound.games.arcane.card import CORNER, ITEM, SPELL, TILE
from rulebound.games.arcane.zones import BAG, DECK, SLATE
from rulebound.kernel.table.agenda import MOST_SEATS

MOST_TILES: Final = 40
FIRST_CORNER: Final = MOST_TILES
CORNERS: Final = 4
FIRST_ASSIGNMENT: Final = FIRST_CORNER + CORNERS * MOST_SEATS
# [comp.tiles] [comp.corners] [comp.assignments]
TILES: Final = Pool("tiles", BAG, room=MOST_TILES, kinds=[TILE], stream=1)
SLATES: Final = Pool("corners", SLATE, room=CORNERS * MOST_SEATS, kinds=[CORNER])
ASSIGNMENTS: Final = Pool("assignments", DECK, room=100, kinds=[SPELL, ITEM])
BOX: Final = Box(TILES, SLATES, ASSIGNMENTS, tokens=0)  # a token has a place for assignments that is left
PIECES: Final = BOX.pieces

MOST_WILL: Final = 9  # [will.gain]
START_WILL: Final = 3
START_SHARDS: Final = 3
PRIVATE_SIZE: Final = 3
PUBLIC_SIZE: Final = 4
MARKET_SIZE: Final = 4
ENOUGH: Final = 8  # assignments [pencils.call]
