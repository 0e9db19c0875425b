"""What the actions of a clash roll: Power and Focus, with everything that is added."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia.ability_keys import INFINITE_POWER
from rulebound.games.varia.card import ATTACK, BLOCK
from rulebound.games.varia.dice import (
    FOCUS_DIE,
    FOCUS_SHOWN,
    FOCUS_SIDES,
    POWER_DIE,
    POWER_SHOWN,
    POWER_SIDES,
    REROLL_FOCUS,
    REROLL_POWER,
    roll_pool,
    show,
    tell,
)
from rulebound.games.varia.events import INFINITE, ROLLS_FOCUS, ROLLS_POWER
from rulebound.games.varia.rows import NEITHER, ZEROS
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.replacing import replaced

POWER: Final = 0  # sorts of dice
FOCUS: Final = 1
BOUNDLESS: Final = 1000  # infinite Power: more than anything else comes to [R23]


def roll_all(table: Table, me: int, sides: list[list[int]]) -> list[int]:
    """What both actions roll; the dice that count, each as a number of its seat, its sort and what it shows."""
    table.hit = NEITHER
    table.power = table.focus = ZEROS
    dice: list[int] = []
    seat = me
    for pieces in sides:
        if pieces:
            dice += roll(table, seat, pieces)
        seat = table.rival(me)
    return dice


def roll(table: Table, seat: int, pieces: list[int]) -> list[int]:
    """Power and Focus of an action, with everything that is added. [card.power] [card.focus] [clash.roll]

    Returns the dice that can be rolled again.
    """
    if table.dice_of(pieces) == 0 and not (table.is_typed(pieces, ATTACK) or table.is_typed(pieces, BLOCK)):
        return []
    improved = table.improved(pieces)
    power = roll_pool(table, number_of_dice(table, pieces, POWER_SIDES), POWER_SIDES, improved, POWER_DIE, seat)
    focus = roll_pool(table, number_of_dice(table, pieces, FOCUS_SIDES), FOCUS_SIDES, improved, FOCUS_DIE, seat)
    if table.unusual and POWER_SHOWN in table.standing:
        tell(table, POWER_SHOWN, seat, power)
    if table.unusual and FOCUS_SHOWN in table.standing:
        tell(table, FOCUS_SHOWN, seat, focus)
    total = table.total("power", pieces) + power.sum()
    focused = focus.faces[focus.kept]
    if (FOCUS_SIDES in focused and may_be_infinite(table, pieces)) or is_added(table, INFINITE_POWER, pieces):
        total = BOUNDLESS
        table.emit(INFINITE, seat, pieces[0])
    table.power = replaced(table.power, seat, total)
    table.focus = replaced(table.focus, seat, table.total("focus", pieces) + focus.sum())
    if total < BOUNDLESS:
        show(table, ROLLS_POWER, seat, pieces[0], total, power)
    show(table, ROLLS_FOCUS, seat, pieces[0], table.focus[seat], focus)
    if not is_rolled_again(table):
        return []
    shown = [die_of(seat, POWER, face) for face in power.faces[power.kept]]
    return shown + [die_of(seat, FOCUS, face) for face in focused]


def number_of_dice(table: Table, pieces: list[int], sides: int) -> int:
    """How many dice are rolled; other cards add none where an action prints plain numbers."""
    dice = table.dice_of(pieces)
    return max(0, dice + table.added("power dice" if sides == POWER_SIDES else "focus dice", pieces)) if dice > 0 else 0


def is_rolled_again(table: Table) -> bool:
    """Whether dice can be rolled again once they are seen."""
    return table.unusual and (REROLL_POWER in table.standing or REROLL_FOCUS in table.standing)


def die_of(seat: int, sort: int, face: int) -> int:
    """A die as a number."""
    return seat * 100 + sort * 10 + face


def may_be_infinite(table: Table, pieces: list[int]) -> bool:
    """Whether a Focus die that shows its maximum makes this action's Power infinite. [R23]"""
    for it in pieces:
        if table.print_of(it).infinite and not table.is_blank(it):
            return True
    return False


def is_added(table: Table, key: str, pieces: list[int]) -> bool:
    """Whether cards give an action this quality, which few cards do."""
    return (table.unusual or len(table.modifiers) > 0) and table.added(key, pieces) > 0
