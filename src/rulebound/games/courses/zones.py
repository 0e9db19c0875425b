"""Where a piece is."""

from __future__ import annotations

from typing import Final

AWAY: Final = 0  # not in this game, or out of it
COURSE_DECK: Final = 1
DECK: Final = 2
HAND: Final = 3
WORLD_MAP: Final = 4
HOME: Final = 5
AT_COURSE: Final = 6
ATTACHED: Final = 7
DISCARD: Final = 8
