"""Fights: what destroys what, by A and D, and how that is reported. [attack.destroys] [attack.strikes-back]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.proelium import verbs
from rulebound.games.proelium.encounters import Encounter
from rulebound.games.proelium.events import BEATS, LOSES_FIGHT, WINS_FIGHT

if TYPE_CHECKING:
    from rulebound.games.proelium.state import Table


def fight(table: Table, it: int, other: int) -> None:
    """Two characters are compared because of a card, both at once. [R59]"""
    if it == other or not all([table.stays(one) and table.is_character(one) for one in (it, other)]):
        return
    beaten = [other] if table.value("A", it) > table.value("D", other) else []
    loses = table.value("A", other) > table.value("D", it)
    destroy_beaten(table, [Encounter(it, [other], 0, beaten, loses=loses)])


def destroy_beaten(table: Table, found: list[Encounter]) -> None:
    """What was beaten is destroyed, all at once, if nothing spares it. [R30]"""
    dead: list[int] = []
    for one in found:
        dead += [it for it in one.beaten if it not in dead]
        if one.loses and one.attacker not in dead:
            dead.append(one.attacker)
    dead = [it for it in dead if not verbs.is_spared(table, it)]
    if dead and (table.delayed or not table.standing.keys().isdisjoint((BEATS, WINS_FIGHT, LOSES_FIGHT))):
        for one in found:
            report(table, one, dead)
    verbs.destroy_all(table, dead)


def report(table: Table, one: Encounter, dead: list[int]) -> None:
    """Who has destroyed whom, before they leave play."""
    for blocker in one.blockers:
        if blocker in one.beaten and blocker in dead:
            beats(table, one.attacker, blocker, dead)
        if one.loses and one.attacker in dead and table.value("A", blocker) > table.value("D", one.attacker):
            beats(table, blocker, one.attacker, dead)


def beats(table: Table, it: int, other: int, dead: list[int]) -> None:
    """One destroys the other."""
    table.emit(BEATS, table.holder[it], it, other)
    if it not in dead:
        table.emit(WINS_FIGHT, table.holder[it], it, other)
    table.emit(LOSES_FIGHT, table.holder[other], other, it)
