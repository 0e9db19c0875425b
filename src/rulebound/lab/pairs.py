"""How sure a difference is: two sets of cards in the same games, and the 95 % interval of the change in games won.

A pair is one game played twice, with the same seed and the same seats, once with each set. Luck that both have in
common cancels out. As in `statistics`, the group of games with one seed is the unit, and sums of whole numbers are
kept.
"""

from __future__ import annotations

import math
from dataclasses import astuple, dataclass

from rulebound.lab.statistics import Rate, student


@dataclass(slots=True)
class Pairs:
    """Groups of pairs of one bot and deck; d is what a group has won more with the new cards, in n games."""

    groups: int = 0
    games: int = 0
    old: int = 0  # games won with the old cards
    new: int = 0
    squares: int = 0  # the sum of d * d
    more_games: int = 0  # of d * n
    games_games: int = 0  # of n * n

    def add(self, old: int, new: int, games: int) -> None:
        """Counts one more group; one without games is none."""
        if games:
            self.groups += 1
            self.games += games
            self.old += old
            self.new += new
            self.squares += (new - old) ** 2
            self.more_games += (new - old) * games
            self.games_games += games * games

    def plus(self, others: Pairs) -> Pairs:
        """These pairs and those."""
        return Pairs(*[mine + yours for mine, yours in zip(astuple(self), astuple(others), strict=True)])


def difference_of(pairs: Pairs) -> Rate | None:
    """How much more often games are won with the new cards, with its interval; None without games.

    With G groups of n_g games, of which d_g more are won, the difference is p = sum(d_g) / sum(n_g) and its variance
    s^2 / G with s^2 = sum((d_g - p n_g)^2) / (m^2 (G - 1)), m the mean of n_g, as for a rate of groups. So that the
    interval is not empty when no game or every game changes, two more groups are counted for it: half of one wins all
    its games more, half of one loses all of them, and one does not change. (Agresti and Min, Statistics in Medicine
    24, 2005, for pairs that are won or lost.)
    """
    if pairs.groups == 0:
        return None
    raw = (pairs.new - pairs.old) / pairs.games
    if pairs.groups == 1:
        return Rate(raw, -1.0, 1.0)
    size, count = pairs.games / pairs.groups, pairs.groups + 2
    p = (pairs.new - pairs.old) / (pairs.games + 2 * size)
    squares = pairs.squares + size**2 - 2 * p * pairs.more_games + p * p * (pairs.games_games + 2 * size**2)
    half = student(pairs.groups - 1) * math.sqrt(squares / (size**2 * (count - 1)) / count)
    return Rate(raw, max(-1.0, p - half), min(1.0, p + half))


def mean_of(pairs: Pairs) -> Rate | None:
    """How much more there is of an amount, such as turns, with its interval; None for fewer than two groups.

    Sums of an amount in place of games won; the interval is the textbook's, since an amount has no bounds.
    """
    if pairs.groups < 2:
        return None
    p, size = (pairs.new - pairs.old) / pairs.games, pairs.games / pairs.groups
    squares = max(0.0, pairs.squares - 2 * p * pairs.more_games + p * p * pairs.games_games)
    half = student(pairs.groups - 1) * math.sqrt(squares / (size**2 * (pairs.groups - 1)) / pairs.groups)
    return Rate(p, p - half, p + half)
