"""The steps of a turn and of a fight, and the duration of effects for one fight."""

from __future__ import annotations

from typing import Final

# The steps of a turn. [turn.phases]
BEFORE: Final = 0
WIN_CHECK: Final = 1
READY: Final = 2
REPUTATION: Final = 3
DRAW: Final = 4
PLAN: Final = 5
PLAN_ENDED: Final = 6
HALLWAYS: Final = 7
EXCESS_STUDENTS: Final = 8
EXCESS_CARDS: Final = 9
TOKENS: Final = 10

# The steps of a fight.
NO_FIGHT: Final = 0
SET: Final = 1
PARTY_UP: Final = 2
FIGHT: Final = 3

FOR_FIGHT: Final = "for that fight"  # a duration
