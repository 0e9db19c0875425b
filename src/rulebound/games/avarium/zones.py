"""Where a piece is."""

from __future__ import annotations

from typing import Final

AWAY: Final = 0  # in the box
SCHOOL: Final = 1
COURTYARD: Final = 2
HALLWAY: Final = 3
CLASS: Final = 4
EXPEL_PILE: Final = 5
LIBRARY: Final = 6
HAND: Final = 7
TRASH_PILE: Final = 8
DECLARED: Final = 9  # a scheme that was revealed and not trashed yet
