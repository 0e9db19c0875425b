"""Dice: pools that are rolled for an action, and again for each Improved or Impaired. One of the rolls counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.kernel.basics.event import Throw

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table

POWER_SIDES: Final = 6  # [card.power]
FOCUS_SIDES: Final = 4  # [card.focus]


def roll_pool(table: Table, count: int, sides: int, improved: int) -> Throw:
    """So many dice; with Improved above zero the best of so many more rolls, below zero the worst. [term.improved]

    [term.impaired] [R20]
    """
    throw = Throw(sides, [table.roll_together(count, sides)])
    if improved == 0 or count == 0:
        return throw
    for _ in range(abs(improved)):
        again = table.roll_together(count, sides)
        throw.faces.append(again)
        if (sum(again) > throw.sum()) == (improved > 0) and sum(again) != throw.sum():
            throw.kept = len(throw.faces) - 1
    return throw


def show(table: Table, kind: str, seat: int, it: int, total: int, throw: Throw) -> None:
    """Logs the result of the dice, with all dice."""
    table.emit(kind, seat, it, number=total)
    if table.observed:
        throw.plus = total - throw.sum()
        table.log[-1].throws = [throw]
