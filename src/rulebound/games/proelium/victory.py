"""Victory: by the opponent's life or funds, and what is looked at when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.proelium import verbs
from rulebound.games.proelium.counters import FUNDS, LIFE
from rulebound.games.proelium.zones import LABORATORY

if TYPE_CHECKING:
    from rulebound.games.proelium.state import Table


def dying(table: Table) -> list[int]:
    """Characters whose defense has been reduced to zero. [entity.destroyed] [R35]"""
    lowered, wounds = table.may_be_lowered("D"), table.wounds
    dead: list[int] = []
    for it in table.piles[LABORATORY + table.active] + table.piles[LABORATORY + table.rival(table.active)]:
        if not lowered and wounds[it] == 0:
            continue  # as most: it has what is printed, or more
        if table.is_character(it) and table.value("D", it) <= 0 and not verbs.is_indestructible(table, it):
            dead.append(it)
    return dead


def look(table: Table) -> None:
    """Who has won, now that something has taken effect whole: life first. [victory.life] [victory.grace] [R49] [R12]"""
    life = table.amounts[LIFE]
    if life[0] <= 0 or life[1] <= 0:
        if max(life) <= 0:
            table.end([0, 1], "both", "R49")
        else:
            table.end(table.leaders(LIFE), "life", "victory.life")
    elif True in table.ruined and table.ruling("drained") == "at once":  # [R10]
        table.end([1 - table.ruined.index(True)], "funds", "victory.funds")


def look_at_funds(table: Table) -> None:
    """At the end of each turn: who has no funds then has lost. [victory.funds] [victory.grace] [R9] [R11]"""
    if max(table.amounts[FUNDS]) <= 0:
        table.end([0, 1], "both", "R12")
    elif min(table.amounts[FUNDS]) <= 0:
        table.end(table.leaders(FUNDS), "funds", "victory.funds")
