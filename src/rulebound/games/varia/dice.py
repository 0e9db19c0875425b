"""Dice: pools that are rolled for an action, again for each Improved or Impaired, of which one counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rulebound.games.varia.table import Table

POWER_SIDES: Final = 6  # [card.power]
FOCUS_SIDES: Final = 4  # [card.focus]


def roll_pool(table: Table, count: int, sides: int, improved: int) -> list[int]:
    """So many dice; with Improved above zero the best of so many more rolls, below zero the worst. [term.improved]

    [term.impaired] [R20]
    """
    kept = roll(table, count, sides)
    for _ in range(abs(improved) if count > 0 else 0):
        again = roll(table, count, sides)
        if (sum(again) > sum(kept)) == (improved > 0) and sum(again) != sum(kept):
            kept = again
    return kept


def roll(table: Table, count: int, sides: int) -> list[int]:
    return [table.roll(sides) for _ in range(count)]
