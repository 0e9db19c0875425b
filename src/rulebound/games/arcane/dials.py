"""The Will dials: what is above the maximum is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.arcane.box import MOST_WILL

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table


def keep_to_dials(table: Table) -> None:
    """Will above the maximum is lost, whatever has lowered the maximum. [D6]"""
    for seat, will in enumerate(table.will):
        if will > MOST_WILL:  # as seldom: cards only ever raise the maximum
            table.lose_will(seat, will - table.most_will(seat))
