"""One scale for all that have met, by who won how often: the model of Bradley and Terry, in points of Elo.

The chance that one wins against another depends on the difference of their ratings alone: 400 points more are ten wins
for each loss. The ratings are the most likely ones, where each pair that met has one more drawn game than it played, so
that one who has won every game is not rated infinitely high. Intervals come from the curvature of the likelihood there.
(Bradley and Terry, Biometrika 39, 1952; Hunter, Annals of Statistics 32, 2004.)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rulebound.lab.statistics import Z

POINTS: Final = 400 / math.log(10)  # of Elo, for odds e times as good
DRAWN: Final = 1.0  # games besides those played
ROUNDS: Final = 200
SMALL: Final = 1e-10


class Met(NamedTuple):
    """Two by their places in a list: the share of the first, with draws as half a win, in so many independent games."""

    first: int
    second: int
    share: float
    games: float


@dataclass(frozen=True, slots=True)
class Rating:
    """Points above the one that the scale begins at, with the 95 % interval of that difference."""

    points: float
    low: float
    high: float


def chance(points: float) -> float:
    """The chance of winning of one who is so many points above the other."""
    return 1 / (1 + math.exp(-points / POINTS))


def rated(count: int, meetings: Sequence[Met], zero: int) -> list[Rating]:
    """The ratings of so many; zero: the place of the one at 0. Raises ValueError if some have not met, however far."""
    _check_connected(count, meetings, zero)
    free = [place for place in range(count) if place != zero]
    ratings = [0.0] * count
    for _ in range(ROUNDS):
        slopes, curves = _slopes(ratings, meetings), _curves(ratings, meetings, free)
        steps = [sum([part * slopes[there] for part, there in zip(row, free, strict=True)]) for row in inverse(curves)]
        for place, step in zip(free, steps, strict=True):
            ratings[place] += max(-1.0, min(1.0, step))  # far from the end, a whole step can go too far
        if max(map(abs, steps), default=0.0) < SMALL:
            break
    variances = dict(
        zip(free, [row[n] for n, row in enumerate(inverse(_curves(ratings, meetings, free)))], strict=True)
    )
    found: list[Rating] = []
    for place, rating in enumerate(ratings):
        half = Z * math.sqrt(variances.get(place, 0.0))
        found.append(Rating(POINTS * rating, POINTS * (rating - half), POINTS * (rating + half)))
    return found


def _slopes(ratings: list[float], meetings: Sequence[Met]) -> list[float]:
    """How much likelier all results become with each rating."""
    slopes = [0.0] * len(ratings)
    for met in meetings:
        wanted = met.share * met.games + DRAWN / 2
        more = wanted - (met.games + DRAWN) * chance(POINTS * (ratings[met.first] - ratings[met.second]))
        slopes[met.first] += more
        slopes[met.second] -= more
    return slopes


def _curves(ratings: list[float], meetings: Sequence[Met], free: list[int]) -> list[list[float]]:
    """How much surer the ratings are with each other: the matrix of information."""
    curves = [[0.0] * len(ratings) for _ in ratings]
    for first, second, _share, games in meetings:
        p = chance(POINTS * (ratings[first] - ratings[second]))
        sure = (games + DRAWN) * p * (1 - p)
        for one, other in ((first, second), (second, first)):
            curves[one][one] += sure
            curves[one][other] -= sure
    return [[curves[row][column] for column in free] for row in free]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [row + [float(n == place) for n in range(size)] for place, row in enumerate(matrix)]
    for place in range(size):
        rows[place] = [number / rows[place][place] for number in rows[place]]
        for other in range(size):
            if other != place and (factor := rows[other][place]):
                rows[other] = [mine - factor * its for mine, its in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]


def _check_connected(count: int, meetings: Sequence[Met], zero: int) -> None:
    reached = {zero}
    while more := {
        two for met in meetings for one, two in (met[:2], met[1::-1]) if one in reached and two not in reached
    }:
        reached |= more
    if missing := set(range(count)) - reached:
        raise ValueError(f"no meetings lead from those at {sorted(missing)} to the one at {zero}")
