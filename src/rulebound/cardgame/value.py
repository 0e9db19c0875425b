"""What a position of a declared game is worth, by its counters alone; a game that knows better has its own `value`."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.table import Table

START: Final = 0.2  # of the way to the goal: somebody who has nothing yet is not lost
STEEPNESS: Final = 3
IN_PLAY: Final = 0.06  # of the way, for each card there
IN_HAND: Final = 0.02
MEANS: Final = 0.1  # for very much of a counter without a goal, and half of that for
MUCH: Final = 6


def value(table: Table, seat: int) -> float:
    """The seat's chance of winning, 0 to 1: its share of how far all have come."""
    if table.out[seat]:
        return 0.0
    shares = [0.0 if table.out[one] else come(table, one) for one in range(table.seats)]
    return shares[seat] / sum(shares)


def come(table: Table, seat: int) -> float:
    """How far a player has come, the farther the more it counts."""
    way = START + IN_PLAY * len(table.in_play(seat)) + IN_HAND * len(table.hand_of(seat))
    for counter in table.counters:
        amount = table.amounts[counter.number][seat]
        way += amount / counter.goal if counter.goal > 0 else MEANS * amount / (amount + MUCH)
    whole: float = way**STEEPNESS
    return whole
