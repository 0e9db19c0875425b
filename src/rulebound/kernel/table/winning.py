"""Games that cards end: who has won or lost because a card says so."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability_keys import WINS
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.static import WinsIf

BY_CARD: Final = "card"  # the reason of such an end


def has_winner_by_card(table: CardTable, clause: str) -> bool:
    """Whether the game is over because what a card in play waits for is so: all for whom it is win together."""
    if not table.unusual or WINS not in table.standing:
        return False
    winners: list[int] = []
    for found in table.standing.get(WINS, NO_ABILITIES):
        ability = found.ability
        assert isinstance(ability, WinsIf)
        seat = table.controller(found.source)
        if seat not in winners and ability.so(table, Scope(seat, found.source, [])):
            winners.append(seat)
    if winners:
        table.end(sorted(winners), BY_CARD, clause)
    return len(winners) > 0
