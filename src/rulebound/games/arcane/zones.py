"""Where a piece can lie."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.zones import NOBODY_SEES, OWNER_SEES, Zones

ZONES: Final = Zones()
BAG: Final = ZONES.common("bag", sees=NOBODY_SEES, ordered=True)
MARKET: Final = ZONES.common("market")
TAKEN: Final = ZONES.common("taken")  # in front of the active player, to be placed
SLATE: Final = ZONES.each("slate", listed=False)  # a grid: the table keeps it
DECK: Final = ZONES.common("deck", sees=NOBODY_SEES, ordered=True)
PUBLIC: Final = ZONES.common("public")
HAND: Final = ZONES.each("private", sees=OWNER_SEES)
SPELLS: Final = ZONES.each("spells")  # completed
ITEMS: Final = ZONES.each("items", in_play=True)  # completed
DISCARD: Final = ZONES.common("discard", sees=NOBODY_SEES)  # private ones lie face down
PLAYED: Final = ZONES.common("played")  # paid for, and its effect goes on
GONE: Final = ZONES.common("gone")  # tiles that are out of the game

# Where one can point at a piece that one knows; of a slate, at its visible tiles only.
OPEN: Final = (MARKET, TAKEN, PUBLIC, HAND, SPELLS, ITEMS, DISCARD, PLAYED)
