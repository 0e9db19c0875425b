"""Abilities of cards that only the course game has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebound.kernel.table.ability import Ability

BARS: Final = "bars"

SURVIVES: Final = "survives an empty deck"  # the key of what keeps a player in the game whose deck is empty

# Values that cards change besides those that are printed.
ARRIVES_TAPPED: Final = "arrives tapped"
STAYS_TAPPED: Final = "stays tapped"


class Bars(Ability[Any]):
    """`These cannot enter here.` `keeps_out(table, source, it)`: whether it keeps a card of a hand away from its
    course.
    """

    def __init__(self, text: str, keeps_out: Callable[[Any, int, int], bool]) -> None:
        super().__init__(text, BARS)
        self.keeps_out = keeps_out
