"""Copies: a piece in play that is another card for a while, or for as long as it stays there."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.modifier import COPIED, Modifier
from rulebound.kernel.table.cardtable import CardTable

BECOMES: Final = "becomes a copy"
LEARNS_FROM: Final = "learns from another"


def become(table: CardTable, it: int, other: int, until: str, seat: int, source: int) -> None:
    """A piece in play is a copy of another one, of the same kind, until then, but no longer than it stays in play.

    Its counters and what changes its values stay.
    """
    if it == other or not table.bears(it) or not table.can_copy(it, other):
        return
    table.emit(BECOMES, seat, it, other)  # as what it was until now
    was = printed_face(table, it)
    table.modifiers = [one for one in table.modifiers if one.it != it or one.value != COPIED]
    table.modifiers.append(Modifier(COPIED, it, was, until, seat, source))
    table.turn_into(it, table.faces[other], enables=True)


def printed_face(table: CardTable, it: int) -> int:
    """Which card a piece really is."""
    for one in table.modifiers:
        if one.it == it and one.value == COPIED:
            return one.amount
    return table.faces[it]


def is_copy(table: CardTable, it: int) -> bool:
    """Whether a piece is a copy just now."""
    return any([one.it == it and one.value == COPIED for one in table.modifiers])
