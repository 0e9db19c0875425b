"""The value of a position of Varia: health after the plans on the Timeline, cards, assets and stacks."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia.forecast import forecast
from rulebound.games.varia.state import Table

CUSHION: Final = 4.0  # Health Points that everybody is counted with besides
PER_CARD: Final = 0.7
PER_ASSET: Final = 1.0
STEEPNESS: Final = 2.0
FORESIGHT: Final = 0.9  # plans may be answered yet


def value(table: Table, seat: int) -> float:
    """The seat's chance of winning, 0 to 1."""
    worth = [strength(table, one) for one in range(table.seats)]
    for meeting in forecast(table):
        for one in range(table.seats):
            worth[1 - one] -= FORESIGHT * meeting.damage[one]
    shares = [max(0.2, one) ** STEEPNESS for one in worth]
    share: float = shares[seat] / sum(shares)
    return share


def strength(table: Table, seat: int) -> float:
    """A player's health, and everything else in the same unit."""
    assets = [it for it in table.assets_of(seat) if not table.is_blank(it)]
    return CUSHION + table.health(seat) + PER_CARD * len(table.hand_of(seat)) + PER_ASSET * len(assets)
