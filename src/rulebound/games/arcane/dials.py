"""The Will dials: what is above the maximum is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.arcane.box import MOST_WILL

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table


def keep_to_dials(table: Table) -> None:
    """Will above the maximum is lost, whatever has lowered the maximum. [D6]"""
    if max(table.will) <= MOST_WILL:
        return  # as most often: cards only ever raise it
    for seat in range(table.seats):
        table.lose_will(seat, table.will[seat] - table.most_will(seat))
