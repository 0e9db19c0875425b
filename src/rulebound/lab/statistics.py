"""How sure a rate is: 95 % intervals of games won, with the standard library alone.

Games with one seed in which bots and decks change seats are not independent of each other: most of the luck is in the
seed, and what it gives to one of them in one game, it gives to the others in the next. So the group of games with one
seed is the unit. Counts are kept as sums of whole numbers, which can be added in any order without a rounding error.
"""

from __future__ import annotations

import math
from dataclasses import astuple, dataclass
from functools import cache
from statistics import NormalDist
from typing import Final, NamedTuple

MANY: Final = 100  # from here on, three terms of the series for Student's t are right to eight digits
Z: Final = NormalDist().inv_cdf(0.975)


class Rate(NamedTuple):
    """A rate with its 95 % interval."""

    rate: float
    low: float
    high: float


@dataclass(slots=True)
class Groups:
    """Groups of games of one bot and deck: sums over the groups of what each has won of how many games, w of n."""

    groups: int = 0
    won: int = 0
    games: int = 0
    won_won: int = 0  # the sum of w * w
    won_games: int = 0  # of w * n
    games_games: int = 0  # of n * n

    def add(self, won: int, games: int) -> None:
        """Counts one more group; one without games is none."""
        if games:
            self.groups += 1
            self.won += won
            self.games += games
            self.won_won += won * won
            self.won_games += won * games
            self.games_games += games * games

    def plus(self, others: Groups) -> Groups:
        """These groups and those."""
        return Groups(*[mine + yours for mine, yours in zip(astuple(self), astuple(others), strict=True)])


def rate_of(groups: Groups) -> Rate | None:
    """The share of games won, with its interval; None without games. Groups of one game each are plain counts."""
    if groups.groups == 0:
        return None
    if groups.games == groups.groups:
        return wilson(groups.won / groups.games, groups.games, Z)
    return rate_of_groups(groups)


def rate_of_groups(groups: Groups) -> Rate:
    """The interval with the group as the unit.

    With G groups of n_g games of which w_g are won, the rate is p = sum(w_g) / sum(n_g), the mean of the groups' means
    weighted by their games, and its variance is s^2 / G with s^2 = sum((w_g - p n_g)^2) / (m^2 (G - 1)), m the mean
    of n_g: the variance of the groups' means where all are of one size. (Cochran, Sampling Techniques, 3rd edition
    1977, chapter 9A: ratio to size.)

    The textbook interval p +- t s / sqrt(G) leaves the range 0 to 1 and is empty when all groups agree, as few groups
    often do. So this is Wilson's interval with the effective size G p (1 - p) / s^2 and Student's t with G - 1 degrees
    of freedom (Dean and Pagano, Journal of Survey Statistics and Methodology 3, 2015), where s^2 is averaged with one
    more group of the largest variance there can be, p (1 - p). For many groups the two intervals are the same.
    """
    count, p = groups.groups, groups.won / groups.games
    if count == 1:
        return Rate(p, 0.0, 1.0)
    effect = 1.0  # the design effect: what part of the variance of independent games the groups' means have
    if 0 < groups.won < groups.games:
        squares = groups.won_won - 2 * p * groups.won_games + p * p * groups.games_games
        spread = max(0.0, squares) * (count / groups.games) ** 2 / (count - 1) / (p * (1 - p))
        effect = ((count - 1) * spread + 1) / count
    return wilson(p, count / effect, student(count - 1))


def size_behind(rate: Rate) -> float:
    """How many independent games give this rate so narrow an interval by Wilson: by halving, from 1 to a million."""
    fewest, most = 0.0, 6.0  # powers of ten
    for _ in range(60):
        middle = (fewest + most) / 2
        found = wilson(rate.rate, 10**middle, Z)
        fewest, most = (middle, most) if found.high - found.low > rate.high - rate.low else (fewest, middle)
    return float(10**fewest)


def wilson(p: float, n: float, z: float) -> Rate:
    """The score interval: all q for which p is within z standard errors sqrt(q (1 - q) / n) of q.

    (Wilson, Journal of the American Statistical Association 22, 1927.)
    """
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Rate(p, max(0.0, middle - half), min(1.0, middle + half))


@cache
def student(freedom: int) -> float:
    """The number that Student's t with so many degrees of freedom stays within with a probability of 95 %."""
    if freedom >= MANY:
        return _student_near_normal(freedom)
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < 0.95 else (low, middle)
    return (low + high) / 2


def _student_near_normal(freedom: int) -> float:
    """The series in 1 / freedom. (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5.)"""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def within(t: float, freedom: int) -> float:
    """The probability that Student's t lies between -t and t. (Abramowitz and Stegun, 26.7.3 and 26.7.4.)"""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    term, total = (cosine, 0.0) if freedom % 2 else (1.0, 0.0)
    for k in range(3 if freedom % 2 else 2, freedom + 1, 2):
        total += term
        term *= cosine * cosine * (k - 1) / k
    if freedom % 2:
        return 2 / math.pi * (angle + math.sin(angle) * total)
    return math.sin(angle) * total


def in_view_of_all(rates: list[Rate]) -> list[Rate]:
    """Many figures of one kind, each drawn towards the mean of all as far as chance has driven them apart.

    The largest of fifty estimates is as large as it is by luck too. Where the figures are spread no wider than their
    intervals let expect, all are the mean; where they are spread much wider, each is left as it was. The intervals
    count the doubt about the mean, not that about the spread.
    (The spread of what is true: DerSimonian and Laird, Controlled Clinical Trials 7, 1986; what that says of each
    figure: Efron and Morris, Journal of the American Statistical Association 70, 1975.)
    """
    if not rates:
        return []
    errors = [((one.high - one.low) / (2 * Z)) ** 2 for one in rates]  # variances
    spread = spread_of(rates, errors)
    mean, doubt = mean_of(rates, [1 / (spread + error) for error in errors])
    drawn: list[Rate] = []
    for one, error in zip(rates, errors, strict=True):
        kept = spread / (spread + error)
        middle = mean + kept * (one.rate - mean)
        half = Z * math.sqrt(kept * error + (1 - kept) ** 2 * doubt)
        drawn.append(Rate(middle, middle - half, middle + half))
    return drawn


def spread_of(rates: list[Rate], errors: list[float]) -> float:
    """The variance of what is true, beyond that of chance; errors: the variances that chance gives each figure."""
    if len(rates) < 2:
        return 0.0
    weights = [1 / error for error in errors]
    mean, doubt = mean_of(rates, weights)
    found = sum([weight * (one.rate - mean) ** 2 for weight, one in zip(weights, rates, strict=True)])
    by_chance = len(rates) - 1
    return max(0.0, (found - by_chance) / (1 / doubt - doubt * sum([weight**2 for weight in weights])))


def mean_of(rates: list[Rate], weights: list[float]) -> tuple[float, float]:
    """The mean of figures, weighted by one over their variances, and the variance of that mean."""
    total = sum(weights)
    return sum([weight * one.rate for weight, one in zip(weights, rates, strict=True)]) / total, 1 / total
