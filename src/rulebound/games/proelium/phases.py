"""The phases of a turn, and the moments after which a window opens. [R26]"""

from __future__ import annotations

from typing import Final

# The phases, in the order of the rulebook.
MAINTENANCE: Final = 0
FABRICATION: Final = 1
ATTACKING: Final = 2
RETURN: Final = 3

# What a window follows.
MAINTAINED: Final = 0
DRAWN: Final = 1
CARD: Final = 2  # a card or an ability has taken effect, or research was made
ATTACKED: Final = 3  # the attackers are named
BLOCKED: Final = 4  # the blockers are named
COMPARED: Final = 5
ENDING: Final = 6  # the turn ends
