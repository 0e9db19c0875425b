"""The zones of Arcane Academy."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.card import CORNER, ITEM, SPELL, TILE
from rulebound.kernel.table.zones import NOBODY_SEES, OWNER_SEES, Zones

TILES: Final = (TILE,)
ASSIGNMENTS: Final = (SPELL, ITEM)

ZONES: Final = Zones()
BAG: Final = ZONES.common("bag", sees=NOBODY_SEES, ordered=True, kinds=TILES)
MARKET: Final = ZONES.common("market", kinds=TILES)
TAKEN: Final = ZONES.common("taken", kinds=TILES)  # in front of a player, to be placed at the end of the turn
SLATE: Final = ZONES.each("slate", listed=False, kinds=[TILE, CORNER])  # a grid: the table keeps it
DECK: Final = ZONES.common("deck", sees=NOBODY_SEES, ordered=True, kinds=ASSIGNMENTS)
PUBLIC: Final = ZONES.common("public", kinds=ASSIGNMENTS)
HAND: Final = ZONES.each("private", sees=OWNER_SEES, kinds=ASSIGNMENTS)
SPELLS: Final = ZONES.each("spells", kinds=[SPELL])  # completed
ITEMS: Final = ZONES.each("items", in_play=True, kinds=[ITEM])  # completed
DISCARD: Final = ZONES.common("discard", sees=NOBODY_SEES, kinds=ASSIGNMENTS)  # private ones lie face down
PLAYED: Final = ZONES.common("played", kinds=ASSIGNMENTS)  # paid for, and its effect goes on
GONE: Final = ZONES.common("gone", kinds=TILES)  # tiles that are out of the game

# Where one can point at a piece that one knows; of a slate, at its visible tiles only.
OPEN: Final = (MARKET, TAKEN, PUBLIC, HAND, SPELLS, ITEMS, DISCARD, PLAYED)
