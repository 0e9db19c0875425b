"""Weights of a game's `value` that win more: a climb by simultaneous perturbation.

Two bots play each deal from both seats. The weights of one are all changed a little, each up or down at random, and
those of the other the opposite way. How often either wins says which way each weight should go, all at the same time
(J. C. Spall, IEEE Transactions on Automatic Control 37, 1992). Weights change by factors, so that all kinds of them can
be compared, and none changes its sign.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from rulebound.kernel.basics.chance import Chance

SPREAD: Final = 0.3  # the logarithm of the factor by which the weights of both bots are away from those between them
WAVE: Final = 200  # deals after which the weights change
PACE: Final = 0.005  # of the slope that a deal gives, by so much the logarithm of a weight changes at the beginning
LAST_PACE: Final = 0.2  # the part of that at the end
SETTLED: Final = 0.5  # from this part of the climb on, the mean of the weights is kept
DIGITS: Final = 2  # of the weights that are found


class Tried(NamedTuple):
    """One deal: by which signs the weights of the first bot were changed, and what it won more than the other.

    ahead: games won less games lost, of two.
    """

    signs: tuple[int, ...]
    ahead: int


class Climb:
    """Weights on their way up. length: how many deals the climb has.

    deals: how many have been played. Raises ValueError if there is nothing to change: a weight of 0 has no factor.
    """

    def __init__(self, weights: Mapping[str, float], length: int) -> None:
        self.begun = {name: weight for name, weight in weights.items() if weight != 0}
        if not self.begun:
            raise ValueError(weights)
        self.length = length
        self.deals = 0
        self._logs = dict.fromkeys(self.begun, 0.0)
        self._sums = dict.fromkeys(self.begun, 0.0)
        self._counted = 0

    @property
    def found(self) -> dict[str, float]:
        """The weights by what is known so far, rounded."""
        logs = {name: total / self._counted for name, total in self._sums.items()} if self._counted else self._logs
        return {name: rounded(begun * math.exp(logs[name])) for name, begun in self.begun.items()}

    def away(self, signs: Iterable[int]) -> dict[str, float]:
        """The weights of a bot that plays the next deals, each changed up or down."""
        return {
            name: begun * math.exp(self._logs[name] + sign * SPREAD)
            for sign, (name, begun) in zip(signs, self.begun.items(), strict=True)
        }

    def learn(self, wave: Iterable[Tried]) -> None:
        """Changes the weights after some deals."""
        tried = list(wave)
        part = self.deals / self.length
        pace = PACE * (1 - (1 - LAST_PACE) * min(1.0, part))
        for place, name in enumerate(self.begun):
            slope = sum(one.ahead * one.signs[place] for one in tried) / (4 * SPREAD)
            self._logs[name] += pace * slope
        self.deals += len(tried)
        if self.deals >= SETTLED * self.length:
            self._counted += 1
            for name, log in self._logs.items():
                self._sums[name] += log


def signs_of(seed: int, deal: int, weights: int) -> tuple[int, ...]:
    """The ways in which the weights of the first bot are changed at this deal."""
    chance = Chance.of(seed, f"weights of deal {deal}")
    return tuple(2 * chance.below(2) - 1 for _ in range(weights))


def rounded(weight: float) -> float:
    """The weight with a few digits."""
    return float(f"{weight:.{DIGITS}g}")
