"""What a position of a declared game is worth, by its counters alone; a game that knows better has its own `value`."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.table import Table

STEEPNESS: Final = 3


class Weights:
    """The weights, as parts of the way to the goal; `rulebound weigh` plays with others."""

    def __init__(self) -> None:
        self.start = 0.2  # somebody who has nothing yet is not lost
        self.in_play = 0.06  # for each card there
        self.held = 0.02  # for each card in hand
        self.means = 0.1  # for very much of a counter without a goal, and half of that for
        self.much = 6.0


def value(table: Table, seat: int, weights: Weights) -> float:
    """The seat's chance of winning, 0 to 1: its share of how far all have come."""
    if table.out[seat]:
        return 0.0
    shares = [0.0 if table.out[one] else come(table, one, weights) for one in range(table.seats)]
    return shares[seat] / sum(shares)


def come(table: Table, seat: int, weights: Weights) -> float:
    """How far a player has come, the farther the more it counts."""
    way = weights.start + weights.in_play * len(table.in_play(seat)) + weights.held * len(table.hand_of(seat))
    for counter in table.counters:
        amount = table.amounts[counter.number][seat]
        way += amount / counter.goal if counter.goal > 0 else weights.means * amount / (amount + weights.much)
    whole: float = way**STEEPNESS
    return whole
