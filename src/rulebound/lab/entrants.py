"""Who enters a game: the decks that players bring, or the characters with which they begin."""

from __future__ import annotations

from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.table.cardtable import CardTable


def characters(state: CardTable) -> list[str]:
    """With which card each seat begins for all to see; none where any seat has no such card, or all have the same.

    state: a table before its first decision.
    """
    cards = state.game.card_list
    found: list[str] = []
    for seat in range(state.seats):
        open_ones = [
            cards[face].name
            for it, face in enumerate(state.faces)
            if face >= 0 and state.known[it] == EVERYBODY and state.owner(it) == seat
        ]
        if len(open_ones) != 1:
            return []
        found += open_ones
    return found if len(set(found)) > 1 else []
