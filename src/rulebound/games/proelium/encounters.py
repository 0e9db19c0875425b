"""The outcome of a combat by the present values: for the rules, for players before they decide, and for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.proelium import verbs

if TYPE_CHECKING:
    from rulebound.games.proelium.state import Table


class Encounter:
    """The outcome of one attacker by the present values.

    damage: to the opponent; beaten: the blockers that are destroyed; victors: those that destroy the attacker;
    loses: whether any does.
    """

    def __init__(
        self, attacker: int, blockers: list[int], damage: int, beaten: list[int], victors: list[int]
    ) -> None:  # fmt: skip
        self.attacker = attacker
        self.blockers = blockers
        self.damage = damage
        self.beaten = beaten
        self.victors = victors
        self.loses = len(victors) > 0


def encounters(table: Table) -> list[Encounter]:
    """The outcomes of all attackers, as they would be now. [R30]"""
    found: list[Encounter] = []
    for place, attacker in enumerate(table.attackers):
        blocking = table.blockers[place]
        found.append(encounter(table, attacker, blocking, stopped=table.stopped[place]))
    return found


def encounter(table: Table, attacker: int, blocking: list[int], *, stopped: bool) -> Encounter:
    """The outcome of one attacker with these blockers."""
    power, defense = table.value("A", attacker), table.value("D", attacker)
    damage = 0 if stopped else max(0, power)  # [attack.damage] [block.all] [R32] [R40]
    beaten = [it for it in blocking if power > table.block_defense(it)]  # [attack.destroys] [attack.half] [R31]
    victors = [it for it in blocking if table.value("A", it) > defense]  # [attack.strikes-back]
    if verbs.UNDYING in table.forbids:
        beaten = [it for it in beaten if not verbs.is_indestructible(table, it)]
        if victors and verbs.is_indestructible(table, attacker):
            victors = []
    return Encounter(attacker, blocking, damage, beaten, victors)
