"""How sure a difference is between those that have something and those that have not, in games not paired."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from rulebound.lab.statistics import Rate, Z


@dataclass(slots=True)
class Split:
    """Players with something and players without it, and the wins of both."""

    having: int = 0
    having_won: int = 0
    lacking: int = 0
    lacking_won: int = 0

    def plus(self, other: Split) -> Split:
        """These players and those."""
        return Split(
            self.having + other.having, self.having_won + other.having_won,
            self.lacking + other.lacking, self.lacking_won + other.lacking_won,
        )  # fmt: skip

    def add(self, won: int, *, has: bool) -> None:
        """Counts one more player. won: 1 or 0."""
        if has:
            self.having += 1
            self.having_won += won
        else:
            self.lacking += 1
            self.lacking_won += won


def difference(parts: Iterable[Split]) -> Rate | None:
    """How much more often players with it win than players without it, with its interval.

    Within each part (a deck and a place in the order of turns) the difference of two shares, its variance with one win
    and one loss more on each side (Agresti and Caffo, The American Statistician 54, 2000); over these the mean,
    weighted by n1 n2 / (n1 + n2) as Mantel and Haenszel do. None where no part has both.
    """
    total = weights = variance = 0.0
    for one in parts:
        if one.having and one.lacking:
            weight = one.having * one.lacking / (one.having + one.lacking)
            p, q = (one.having_won + 1) / (one.having + 2), (one.lacking_won + 1) / (one.lacking + 2)
            total += weight * (one.having_won / one.having - one.lacking_won / one.lacking)
            variance += weight**2 * (p * (1 - p) / (one.having + 2) + q * (1 - q) / (one.lacking + 2))
            weights += weight
    if not weights:
        return None
    half = Z * math.sqrt(variance) / weights
    return Rate(total / weights, total / weights - half, total / weights + half)
