"""The value of a position of Varia: health after the plans on the Timeline, cards, and assets."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia.forecast import forecast
from rulebound.games.varia.state import Table

LEAST: Final = 0.2  # Health Points: so much everybody has


class Weights:
    """The weights, in Health Points, chosen by what they win; `rulebound weigh` plays with others."""

    def __init__(self) -> None:
        self.cushion = 5.2  # that everybody is counted with besides
        self.held = 0.46  # for a card in hand
        self.asset = 0.6  # for an asset that is not ruined
        self.foresight = 0.33  # of the damage to be expected from plans, which may be answered yet
        self.steepness = 1.9  # the power of what a player has, by which the chances are shared


def value(table: Table, seat: int, weights: Weights) -> float:
    """The seat's chance of winning, 0 to 1."""
    worth = [strength(table, one, weights) for one in range(table.seats)]
    for meeting in forecast(table):
        for one in range(table.seats):
            worth[1 - one] -= weights.foresight * meeting.damage[one]
    shares = [max(LEAST, one) ** weights.steepness for one in worth]
    share: float = shares[seat] / sum(shares)
    return share


def strength(table: Table, seat: int, weights: Weights) -> float:
    """A player's health, and everything else in the same unit."""
    assets = [it for it in table.assets_of(seat) if not table.is_blank(it)]
    held = weights.held * len(table.hand_of(seat))
    return weights.cushion + table.health(seat) + held + weights.asset * len(assets)
