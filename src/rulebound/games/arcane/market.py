"""The verbs that change which tiles lie in the center. Each makes one change and logs it once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.arcane.box import MARKET_SIZE
from rulebound.games.arcane.events import IS_DISCARDED, LEAVES_MARKET, REFILLS_MARKET
from rulebound.games.arcane.tiles import throw_out
from rulebound.games.arcane.zones import BAG, MARKET
from rulebound.kernel.table.action import NOTHING

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table


def replace_in_market(table: Table, it: int) -> int:
    """Removes a tile from the center, and draws another one from the bag: that one, or NOTHING. [R15]"""
    if it not in table.cards_in(MARKET):
        return NOTHING
    discard_from_market(table, it)
    return draw_into_market(table)


def discard_from_market(table: Table, it: int) -> None:
    """A tile leaves the center. [B12]"""
    table.passes(IS_DISCARDED, table.active, it)
    throw_out(table, it)
    table.emit(LEAVES_MARKET, table.active, it)


def draw_into_market(table: Table) -> int:
    """A tile from the bag comes into the center; NOTHING where there is none."""
    it = table.top_card(BAG)
    if it >= 0:
        table.put(it, MARKET)
        table.emit(REFILLS_MARKET, table.active, it)
    return it


def refill_market(table: Table) -> None:
    """Fills the center up to four tiles, as long as the bag has some. [end.tiles] [B15]"""
    while len(table.cards_in(MARKET)) < MARKET_SIZE:
        if draw_into_market(table) < 0:
            return
