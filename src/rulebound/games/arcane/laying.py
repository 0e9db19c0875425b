"""What a tile would be linked to at a space where it could lie: shown to players before they choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.arcane import tiles
from rulebound.games.arcane.ability import LINKS_APART
from rulebound.games.arcane.linking import JOINS, edges, linked, meet, seen_without
from rulebound.games.arcane.slate import SPACES, TOUCHING, TURNED, TURNS

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table


def would_join(table: Table, it: int, spot: int, turns: int) -> list[int]:
    """The visible tiles to which a tile at this space would be linked, turned by so many quarters clockwise."""
    if JOINS in table.standing or LINKS_APART in table.standing:
        return joined_there(table, it, spot, turns)
    own = TURNED[table.prints[table.faces[it]].edges * TURNS + turns]
    start = spot - spot % SPACES
    found: list[int] = []
    for side, place in enumerate(TOUCHING[spot % SPACES]):
        other = seen_without(table, start + place, it) if place >= 0 else -1
        if other >= 0 and meet(own, edges(table, other), side):
            found.append(other)
    return found


def joined_there(table: Table, it: int, spot: int, turns: int) -> list[int]:
    """The same where cards link tiles, and may ask how they lie: on a copy of the table on which it lies there."""
    trial = table.clone()
    trial.observed = False
    if trial.is_visible(it):
        tiles.lift(trial, it)
    tiles.put_on(trial, it, spot, turns)
    return linked(trial, it)
