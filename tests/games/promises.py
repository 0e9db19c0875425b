"""How a game's promises are tested: each is broken once on a table on which it held, and must say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.cardtable import CardTable


def check_broken(one: Invariant[Any], table: CardTable, damage: Callable[[Any], None]) -> None:
    """It holds on this table, and not once the table is damaged."""
    assert one.faults(table) == []

    damage(table)

    assert one.faults(table) != []
