"""What cards give to the actions that players perform: `Actions you perform have "Start of Moment: Engage."`"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table
    from rulebound.kernel.table.pending import Pending


def performing(table: Table, source: int) -> list[int]:
    """The card that gives it, if its player performs an action that has rules text. [disrupt.moment] [R30]"""
    pieces = table.acting(table.controller(source))
    return [source] if pieces and not any([table.is_blank(it) for it in pieces]) else []


def is_given(table: Table, waits: Pending) -> bool:
    """Whether what waits is the text of an action, which another card has given to it."""
    return waits.ability >= 0 and table.triggered(waits).hosts is performing


def stop_given(table: Table, seat: int) -> None:
    """What this player's action has by other cards is not carried out any more. [R30]"""
    if table.pending:
        table.pending = [one for one in table.pending if one.me != seat or not is_given(table, one)]
