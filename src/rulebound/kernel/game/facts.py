"""What programs want to know of a game before they play it."""

from __future__ import annotations

from typing import Final, NamedTuple

LONGEST: Final = 20_000  # decisions: random games of all kinds of tables have stayed below a tenth of it


class Facts(NamedTuple):
    """What holds for every table of a game with so many seats.

    seats: how many players.
    options: how many numbers of options there are.
    numbers: how many numbers an observation has.
    least, most: the range of returns.
    total: the sum of the returns of all seats, always the same; None if it is not, as with three seats and more.
    longest: decisions that no game has come near. The rules set no limit, but every game ends: turns are broken off,
    and rounds without progress are counted.
    chance: what is drawn by lot: `deal` before the first decision, and `play` after it.
    information: `imperfect` where some seat does not see everything.
    """

    seats: int
    options: int
    numbers: int
    least: float
    most: float
    total: float | None
    longest: int
    chance: tuple[str, ...]
    information: str


def facts_of(seats: int, options: int, numbers: int) -> Facts:
    """Those of a game that shuffles cards and hides hands, as all do."""
    total = 0.0 if seats == 2 else None
    return Facts(seats, options, numbers, -1.0, 1.0, total, LONGEST, ("deal", "play"), "imperfect")
