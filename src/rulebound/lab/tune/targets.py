"""What is wanted of a set, and how far it is from that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from rulebound.lab.findings import FAILS, HOLDS, UNSURE
from rulebound.lab.split import difference
from rulebound.lab.statistics import Rate, rate_of
from rulebound.lab.tune.playing import Found

FEWEST: Final = 20  # players who drew a card, and who did not, before its effect counts
DUEL: Final = 2


class Figure(NamedTuple):
    """A figure of a set with its bounds. what: a deck, character or card; players: 0 for all numbers of players."""

    what: str
    players: int
    rate: Rate
    least: float
    most: float

    @property
    def scale(self) -> float:
        """What a difference of rates is multiplied by to be points of a hundred, as at a table of two."""
        return 100 * (self.players / DUEL if self.players else 1.0)

    @property
    def outside(self) -> float:
        """How many points of a hundred it is outside, at a table of two."""
        return self.scale * max(0.0, self.least - self.rate.rate, self.rate.rate - self.most)

    @property
    def weight(self) -> float:
        """How much it counts among figures of other precision: the reciprocal of the square of its interval's width."""
        return 1.0 / max(1.0, self.scale * (self.rate.high - self.rate.low)) ** 2

    @property
    def verdict(self) -> str:
        """`holds` within the bounds, `FAILS` if the whole interval is outside, else `unsure`."""
        if self.least <= self.rate.rate <= self.most:
            return HOLDS
        return FAILS if self.rate.high < self.least or self.rate.low > self.most else UNSURE


@dataclass(frozen=True, slots=True)
class Targets:
    """least, most: how often a deck or character wins with two players; with more, the same parts of an even share.
    points: by how much a card may move the win rate of who draws it.
    """

    least: float
    most: float
    points: float

    def figures(self, found: Found) -> list[Figure]:
        """The figures of the games: decks and characters first, then cards."""
        figures: list[Figure] = []
        for (players, name), groups in sorted(found.entrants.items()):
            rate = rate_of(groups)
            if rate:
                scale = DUEL / players
                figures.append(Figure(name, players, rate, self.least * scale, self.most * scale))
        for card in sorted({key[0] for key in found.cards}):
            parts = [split for key, split in found.cards.items() if key[0] == card]
            had, lacked = sum(one.having for one in parts), sum(one.lacking for one in parts)
            effect = difference(parts)
            if effect and min(had, lacked) >= FEWEST:
                figures.append(Figure(card, 0, effect, -self.points, self.points))
        return figures

    def loss(self, found: Found) -> float:
        """How far a set is from what is wanted: the mean of the squares of points outside, by the weights of figures.

        What a card does is known to some 25 points after 300 games, and how often a deck wins to 8. Without weights
        the chance of the cards would decide which set is best.
        """
        figures = self.figures(found)
        weights = sum(one.weight for one in figures)
        return sum(one.weight * one.outside**2 for one in figures) / weights if figures else 0.0
