"""What a position of a declared game is worth, by its counters alone; a game that knows better has its own `value`."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.table import Table

START: Final = 0.2  # of the way to the goal: somebody who has nothing yet is not lost
STEEPNESS: Final = 3
PER_CARD: Final = 0.02  # of the way, for each card in play or in hand
PER_UNIT: Final = 0.01  # for one of a counter without a goal


def value(table: Table, seat: int) -> float:
    """The seat's chance of winning, 0 to 1: its share of how far all have come."""
    if table.out[seat]:
        return 0.0
    shares = [0.0 if table.out[one] else come(table, one) for one in range(table.seats)]
    return shares[seat] / sum(shares)


def come(table: Table, seat: int) -> float:
    """How far a player has come, the farther the more it counts."""
    way = START + PER_CARD * (len(table.in_play(seat)) + len(table.hand_of(seat)))
    for counter in table.counters:
        amount = table.amounts[counter.number][seat]
        way += amount / counter.goal if counter.goal > 0 else amount * PER_UNIT
    whole: float = way**STEEPNESS
    return whole
