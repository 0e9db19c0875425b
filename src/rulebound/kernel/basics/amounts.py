"""How much there can be of anything: card texts can double what there is, and numbers have to stay numbers."""

from __future__ import annotations

from typing import Final

MOST: Final = 1_000_000_000  # far above any game, and a hundred of it are far below what a client or a file can hold


def bounded(amount: int) -> int:
    """The amount, or the most or the least that there can be."""
    if amount > MOST:
        return MOST
    return max(amount, -MOST)
