"""Counts the tiles of a slate, once for each change, because bots ask for the counts again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.arcane.linking import link_counts
from rulebound.games.arcane.slate import NOT_COUNTED, SPACES, Slate
from rulebound.kernel.basics.replacing import replaced

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table


def counted(table: Table, me: int) -> Slate:
    """The counts of a slate."""
    if table.counts[me] is NOT_COUNTED:
        table.counts = replaced(table.counts, me, count(table, me))
    return table.counts[me]


def forget_count(table: Table, spot: int) -> None:
    """Called when this slate changes: the next request counts again."""
    table.counts = replaced(table.counts, spot // SPACES, NOT_COUNTED)


def count(table: Table, me: int) -> Slate:
    """The same, counted now."""
    found = Slate()
    spot = me * SPACES
    for links in link_counts(table, me):
        it = table.top[spot]
        if it >= 0:
            printed = table.prints[table.faces[it]]
            part = found.exhausted if table.exhaustion[spot] else found.fresh
            part.symbols += len(printed.symbols)
            part.completing += printed.completes
            part.links += links
        spot += 1
    return found
