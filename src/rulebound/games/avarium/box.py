"""What is in the box: how its pieces are numbered. Students come first, then schemes, then idols.

There is room for more of each than the box has, for cards of one's own.
"""

from __future__ import annotations

from typing import Final

MOST_STUDENTS: Final = 72  # the box has 60, 40 and 8
MOST_SCHEMES: Final = 48
MOST_IDOLS: Final = 12
FIRST_SCHEME: Final = MOST_STUDENTS
FIRST_IDOL: Final = MOST_STUDENTS + MOST_SCHEMES
PIECES: Final = FIRST_IDOL + MOST_IDOLS

COURTYARD_SIZE: Final = 6  # [setup.courtyard]

# Which of the streams of chance shuffles what.
SCHOOL_STREAM: Final = 0
LIBRARY_STREAM: Final = 1


def pool_of(it: int) -> int:
    """Students are one pool, schemes another, idols a third."""
    return 0 if it < FIRST_SCHEME else 1 if it < FIRST_IDOL else 2
