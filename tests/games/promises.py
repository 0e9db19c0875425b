"""How a game's promises are tested: each is broken once on a table on which it held, and must say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.invariant import Invariant


def check_broken(one: Invariant[Any], table: CardTable, damage: Callable[[Any], None]) -> None:
    """It holds on this table, and not once the table is damaged."""
    assert one.faults(table) == []

    damage(table)

    assert one.faults(table) != []
