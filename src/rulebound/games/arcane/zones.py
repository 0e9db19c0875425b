"""Where a piece is."""

from __future__ import annotations

from typing import Final

AWAY: Final = 0  # not in this game, or out of it
IN_BAG: Final = 1
IN_MARKET: Final = 2
TAKEN: Final = 3
ON_SLATE: Final = 4
IN_DECK: Final = 5
IN_PUBLIC: Final = 6
IN_HAND: Final = 7
TUCKED: Final = 8  # a completed spell
CRAFTED: Final = 9  # a completed item
DISCARDED: Final = 10
PLAYED: Final = 11  # paid for, and its effect goes on

# Where one can point at a piece that one knows; of a slate, at its visible tiles only.
OPEN: Final = (IN_MARKET, TAKEN, IN_PUBLIC, IN_HAND, TUCKED, CRAFTED, DISCARDED, PLAYED)
