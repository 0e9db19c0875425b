"""Links: which tiles of a slate touch, which are linked by a full connector, and which can be resolved by a link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.arcane.ability import LINKS_APART, LinksApart
from rulebound.games.arcane.card import CORNER
from rulebound.games.arcane.slate import SPACES, TOUCHING, TURNED, TURNS

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table

# Values that cards change.
JOINS: Final = "is joined to all that it touches"
LINKS_EXHAUSTED: Final = "can be linked while exhausted"

ONWARD: Final[list[int]] = [1, 2]  # the sides in the east and south: so each two neighbours are looked at once
NOTHING_JOINS: Final = [False] * SPACES


def edges(table: Table, it: int) -> int:
    """The edges of a tile with half a connector, as it is turned. [A14]"""
    printed = table.prints[table.faces[it]]
    if printed.kind == CORNER and table.ruling("corner_links") == "none":
        return 0
    return TURNED[printed.edges * TURNS + table.turns[it]]


def beside(table: Table, it: int) -> list[int]:
    """The visible tiles that touch it, from the north clockwise. [A15]"""
    spot = table.spot[it]
    start = spot - spot % SPACES
    found: list[int] = []
    for place in TOUCHING[spot % SPACES]:
        if place >= 0 and table.top[start + place] >= 0:
            found.append(table.top[start + place])
    return found


def within_reach(table: Table, it: int) -> list[int]:
    """The tiles that may be linked to it: those that touch it, and those that a card links from afar."""
    found = beside(table, it)
    if LINKS_APART in table.standing:
        found += [other for other in table.tiles_of(table.holder[it]) if other not in found and far(table, it, other)]
    return found


def far(table: Table, it: int, other: int) -> bool:
    """Whether a card links these two wherever they lie on a slate."""
    if it == other:
        return False
    for found in table.standing[LINKS_APART]:
        ability = found.ability
        assert isinstance(ability, LinksApart)
        links = ability.links
        if links(table, found.source, it, other):
            return True
    return False


def are_joined(table: Table, it: int, other: int) -> bool:
    """Whether half connectors of both tiles meet in a full octagon. [link.octagon] [A16]"""
    spot, there = table.spot[it], table.spot[other]
    if spot // SPACES != there // SPACES:
        return False
    if LINKS_APART in table.standing and far(table, it, other):
        return True
    if JOINS in table.standing and (table.bonus(JOINS, it) > 0 or table.bonus(JOINS, other) > 0):
        return other in beside(table, it)
    around = TOUCHING[spot % SPACES]
    mine, theirs = edges(table, it), edges(table, other)
    for side in range(4):
        if around[side] == there % SPACES:
            return meet(mine, theirs, side)
    return False


def meet(mine: int, theirs: int, side: int) -> bool:
    """Whether half a connector on this side meets the other half, on the opposite side of the neighbour."""
    return mine >> side & 1 == 1 and theirs >> (side + 2) % 4 & 1 == 1


def seen_without(table: Table, spot: int, it: int) -> int:
    """What one would see at a space if this tile were lifted; -1 where it would be bare. [B9]"""
    top = table.top[spot]
    return table.below[it] if top == it and it >= 0 else top


def linked(table: Table, it: int) -> list[int]:
    """The visible tiles that are linked to it."""
    return [other for other in within_reach(table, it) if are_joined(table, it, other)]


def link_counts(table: Table, me: int) -> list[int]:
    """For each space of a slate, the number of links of its visible tile."""
    tops = on_slate(table, me)
    if LINKS_APART in table.standing:
        return [len(linked(table, it)) if it >= 0 else 0 for it in tops]
    halves = [edges(table, it) if it >= 0 else 0 for it in tops]
    joins = NOTHING_JOINS
    if JOINS in table.standing:
        joins = [it >= 0 and table.bonus(JOINS, it) > 0 for it in tops]
    counts = [0] * SPACES
    for space in range(SPACES):
        if tops[space] < 0:
            continue
        for side in ONWARD:
            other = TOUCHING[space][side]
            if other < 0 or tops[other] < 0:
                continue
            if meet(halves[space], halves[other], side) or joins[space] or joins[other]:
                counts[space] += 1
                counts[other] += 1
    return counts


def on_slate(table: Table, me: int) -> list[int]:
    """For each space of a slate its visible tile, or -1."""
    return table.top[me * SPACES : (me + 1) * SPACES]


def can_be_linked(table: Table, it: int) -> bool:
    """Whether a linked tile can be resolved: it is un-exhausted, or a card allows exhausted ones."""
    if table.exhaustion[table.spot[it]] == 0:
        return True
    return LINKS_EXHAUSTED in table.standing and table.bonus(LINKS_EXHAUSTED, it) > 0


def would_set_off(table: Table, it: int) -> list[int]:
    """The neighbours that casting it would trigger."""
    return [other for other in linked(table, it) if can_be_linked(table, other)]
