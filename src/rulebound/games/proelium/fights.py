"""Fights: what destroys what, by A and D. [attack.destroys] [attack.strikes-back]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.proelium import destroying
from rulebound.games.proelium.encounters import Encounter

if TYPE_CHECKING:
    from rulebound.games.proelium.state import Table


def fight(table: Table, it: int, other: int) -> None:
    """Two characters are compared because of a card, both at once. [R59]"""
    if it == other or not all([table.stays(one) and table.is_character(one) for one in (it, other)]):
        return
    beaten = [other] if table.value("A", it) > table.value("D", other) else []
    victors = [other] if table.value("A", other) > table.value("D", it) else []
    destroy_beaten(table, [Encounter(it, [other], 0, beaten, victors)])


def destroy_beaten(table: Table, found: list[Encounter]) -> None:
    """What was beaten is destroyed, all at once, if nothing spares it. [R30]"""
    dead: list[tuple[int, int]] = []
    for one in found:
        dead += [(it, one.attacker) for it in one.beaten]
        dead += [(one.attacker, it) for it in one.victors]
    destroying.doom(table, dead)
