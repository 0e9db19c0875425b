"""The effects of one card that were triggered at the same time, of which its player says which comes first. [E4]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.avarium.choices import MOST_CHOICES

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table
    from rulebound.kernel.table.pending import Pending


def unlike_effects(table: Table, me: int, source: int) -> list[Pending]:
    """The first that waits of each of its abilities, of some abilities at once."""
    found: list[Pending] = []
    for pending in table.pending:
        unlike = [(pending.face, pending.ability) != (one.face, one.ability) for one in found]
        if pending.me == me and pending.source == source and all(unlike):
            found.append(pending)
    return found[:MOST_CHOICES]


def effect_said(table: Table, it: int) -> str:
    """What an effect says about which its player is asked, by its number among those of its card."""
    scope = table.scopes[-1]
    return table.triggered(unlike_effects(table, scope.me, scope.source)[it]).text.rstrip(".")
