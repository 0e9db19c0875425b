"""From points to chances of winning: the last step of a game's `value`."""

from __future__ import annotations

from typing import Final

LEAST: Final = -12.0  # further behind than this, a seat's chance is as good as none
HALVINGS: Final = 6


def softmax(worths: list[float], seat: int) -> float:
    """The chance of winning of a seat, from 0 to 1, by the softmax of what all seats have. The chances add up to 1.

    worths: for each seat what it has. One unit more makes a seat e times as likely to win. A seat that is out of the
    game has `LEAST` or less.
    """
    best = max(worths)
    total = 0.0
    for worth in worths:
        total += exponential(worth - best)
    return exponential(worths[seat] - best) / total


def exponential(x: float) -> float:
    """The exponential function for x from -12 to 0, by multiplication alone: the same on every machine."""
    if x < LEAST:
        return 0.0
    result = 1.0 + x / 64.0
    for _ in range(HALVINGS):
        result *= result
    return result
