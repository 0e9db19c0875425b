"""The phases of a turn, and the step before the first turn."""

from __future__ import annotations

from typing import Final

MULLIGAN: Final = 0
DRAW: Final = 1
UNTAP: Final = 2
MAP: Final = 3
MAIN: Final = 4
END: Final = 5
