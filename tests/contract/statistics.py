"""Whether counts are what chance would make of them. Seeds are fixed, so a test either always holds or never does."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Collection, Hashable
from math import sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

FAR = 5.0  # standard deviations

__all__ = ["Tally", "chi_square", "is_near", "is_uniform"]


def chi_square(tally: Tally[K], possible: Collection[K]) -> float:
    """How far the counts are from being equal, in standard deviations above what chance makes of equal ones."""
    expected = tally.total() / len(possible)
    square = sum((tally[one] - expected) ** 2 / expected for one in possible)
    freedom = max(1, len(possible) - 1)
    return (square - freedom) / sqrt(2 * freedom)


def is_uniform(tally: Tally[K], possible: Collection[K]) -> bool:
    """Whether only what is possible was counted, and all of it as often as the rest."""
    return set(tally) <= set(possible) and chi_square(tally, possible) < FAR


def is_near(count: int, times: int, share: float) -> bool:
    """Whether something with this share came up about as often as it should."""
    return abs(count - times * share) < FAR * sqrt(times * share * (1 - share)) + 1
