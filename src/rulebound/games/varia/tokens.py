"""Tokens: actions that other cards create on the Timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.varia import timeline
from rulebound.games.varia.events import CREATES
from rulebound.games.varia.stacks import free_token
from rulebound.games.varia.zones import CHARACTER, TIMELINE
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.tokens import CREATES as CREATES_ASSET

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table
    from rulebound.kernel.table.card import Card


def create(table: Table, seat: int, card: Card, moment: int, maker: int = NOTHING) -> int:
    """A token in a moment of a player's row: alone, or combined with the action there. Returns its piece, or NOTHING.

    maker: the action that takes the token along when it is replaced. [token.create] [R27]
    """
    it = add(table, seat, card, moment)
    if it >= 0:
        if maker != NOTHING:
            table.maker = replaced(table.maker, it, maker)
        table.emit(CREATES, seat, it, number=moment + 1)
    return it


def add(table: Table, seat: int, card: Card, moment: int) -> int:
    """The same, before it is certain that the token stays: no player hears of it yet."""
    there = table.action_at(seat, moment)
    it = free_token(table, seat)
    if it < 0:
        return NOTHING
    table.make(it, card)
    if there and not table.can_merge(there, [it]):
        table.unmake(it)
        return NOTHING
    table.lay(it, TIMELINE, seat)
    table.set_action(seat, moment, [*there, it])
    return it


def create_asset(table: Table, seat: int, card: Card) -> int:
    """An asset that is a token, in the Character Zone. Returns its piece, or NOTHING. [R32]"""
    it = free_token(table, seat)
    if it >= 0:
        table.make(it, card)
        table.lay(it, CHARACTER, seat)
        table.emit(CREATES_ASSET, seat, it)
    return it


def create_instead(table: Table, seat: int, card: Card, moment: int, maker: int = NOTHING) -> int:
    """A token takes the place of the action there. [token.next]"""
    timeline.forget(table, table.action_at(seat, moment))
    return create(table, seat, card, moment, maker)
