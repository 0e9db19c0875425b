"""Prestige that players gain and lose by abilities: it lies on no card, and counts toward the total."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.arcane.events import GAINS_PRESTIGE, LOSES_PRESTIGE
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.instead import altered, replaced_by_card

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table


def gain_prestige(table: Table, me: int, n: int) -> None:
    """The total rises by so much, also where cards have left that were worth what was lost before. [R21]"""
    n = altered(table, "gains Prestige", of_seat(me), n) if n > 0 else n
    if n <= 0 or replaced_by_card(table, "gains Prestige", of_seat(me), n):
        return
    before = table.prestige[me]
    if before < 0:
        before = max(before, -table.worth_of_cards(me))
    set_prestige(table, me, before + n)
    table.emit(GAINS_PRESTIGE, me, number=n)


def lose_prestige(table: Table, me: int, n: int) -> None:
    """The total falls by so much, whatever it lies on, and not below zero. [R21]"""
    n = min(n, table.score(me))
    if n > 0:
        set_prestige(table, me, table.prestige[me] - n)
        table.emit(LOSES_PRESTIGE, me, number=n)


def set_prestige(table: Table, me: int, n: int) -> None:
    """Sets what lies on no card; below zero, so much is lost of what cards are worth."""
    table.prestige = replaced(table.prestige, me, bounded(n))
    table.progress()
