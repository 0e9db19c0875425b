"""Damage that is prevented, or dealt to something else: shields on cards and players, used up by what they catch."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.modifier import Modifier
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.cardtable import CardTable

SHIELD: Final = "shield"  # of a piece or a seat: how much damage is still caught
EVERYTHING: Final = 999  # more damage than there ever is
PREVENTED: Final = "damage is prevented"


def shield(table: CardTable, it: int, amount: int, until: str, catcher: int, seat: int = NO_SEAT) -> None:
    """The next so much damage to this piece or seat is prevented; or dealt to `catcher`, where that is a piece.

    seat: whose next turn ends it, where that is how long it lasts.
    """
    table.modifiers = [*table.modifiers, Modifier(SHIELD, it, amount, until, seat, catcher)]


def caught(table: CardTable, it: int, damage: int) -> list[tuple[int, int]]:
    """What shields catch of this damage, the oldest first: by which piece, NO_SEAT for prevented, and how much."""
    found: list[tuple[int, int]] = []
    left = damage
    for one in table.modifiers:
        if left > 0 and is_up(table, one, it):
            taken = min(left, one.amount)
            found.append((one.source, taken))
            left -= taken
    if found:
        table.modifiers = used_up(table, it, damage)
        prevented = sum([taken for catcher, taken in found if catcher < 0])
        if prevented:
            table.emit(PREVENTED, NO_SEAT, max(it, NO_SEAT), number=prevented)
    return found


def is_up(table: CardTable, one: Modifier, it: int) -> bool:
    """Whether it is a shield of this piece or seat; a piece that cannot take the damage catches none."""
    return one.it == it and one.value == SHIELD and (one.source < 0 or table.takes_damage(one.source))


def used_up(table: CardTable, it: int, damage: int) -> list[Modifier]:
    """The modifiers once shields have caught as much as they can of this damage."""
    kept: list[Modifier] = []
    for one in table.modifiers:
        if not is_up(table, one, it):
            kept.append(one)
            continue
        taken = min(damage, one.amount)
        damage -= taken
        if taken < one.amount:
            kept.append(Modifier(one.value, one.it, one.amount - taken, one.until, one.seat, one.source))
    return kept


def unshielded(table: CardTable, it: int, damage: int) -> tuple[int, list[tuple[int, int]]]:
    """What is left of this damage, and what pieces catch of it in place of the other."""
    if damage <= 0 or not is_any_shield_up(table):
        return damage, []
    found = caught(table, it, damage)
    return damage - sum([taken for _, taken in found]), [(it, taken) for it, taken in found if it >= 0]


def is_any_shield_up(table: CardTable) -> bool:
    """Whether anything catches damage at all."""
    for one in table.modifiers:
        if one.value == SHIELD:
            return True
    return False
