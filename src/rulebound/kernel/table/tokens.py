"""Tokens: cards that texts create. A table has pieces for them from the beginning, which are nothing until then.

A token lies where such cards lie in play. Once it leaves play it is gone, and another one can have its piece.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import AWAY

CREATES: Final = "creates a token"
EACH: Final = 8  # tokens that a player can have at a time


def create(table: CardTable, seat: int, card: Card) -> int:
    """A token of this player that lies nowhere yet; NOTHING where the player has as many as there can be."""
    it = free_piece(table, seat)
    if it >= 0:
        if table.faces[it] >= 0:
            table.unmake(it)
        table.make(it, card)
    return it


def free_piece(table: CardTable, seat: int) -> int:
    """A piece that this player can have as a token: it lies nowhere, and nothing that goes on speaks of it."""
    spoken_of: list[int] = []
    for scope in table.scopes:
        spoken_of += [scope.source, scope.it, scope.other, *scope.picks, *scope.queue]
    for pending in [*table.pending, *table.declared]:
        spoken_of += [pending.source, pending.it, pending.other, *pending.picks]
    for it in table.token_pieces:
        if table.zone[it] == AWAY and table.token_owner(it) in (seat, NOTHING) and it not in spoken_of:
            return it
    return NOTHING
