"""Dice: pools that are rolled for an action, and again for each Improved or Impaired. One of the rolls counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.cardtext.phrases.acts.rerolling import REROLLS
from rulebound.kernel.basics.event import Throw
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.ability_keys import altering
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.instead import altered

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table

POWER_SIDES: Final = 6  # [card.power]
FOCUS_SIDES: Final = 4  # [card.focus]


POWER_DIE: Final = "a Power die shows"  # kinds of events
FOCUS_DIE: Final = "a Focus die shows"
POWER_SHOWN: Final = "a Power die has shown"
FOCUS_SHOWN: Final = "a Focus die has shown"
REROLL_POWER: Final = REROLLS + "Power die"
REROLL_FOCUS: Final = REROLLS + "Focus die"
CHANGED: Final = {kind: altering(kind) for kind in ("", POWER_DIE, FOCUS_DIE)}


def roll_pool(
    table: Table, count: int, sides: int, improved: int, kind: str = "", seat: int = NO_SEAT
) -> Throw:  # fmt: skip
    """So many dice; with Improved above zero the best of so many more rolls, below zero the worst. [term.improved]

    [term.impaired] [R20] kind, seat: of the dice of a clash, which they are, and whose.
    """
    throw = Throw(sides, [roll_once(table, count, sides, kind, seat)])
    if improved == 0 or count == 0:
        return throw
    for _ in range(abs(improved)):
        again = roll_once(table, count, sides, kind, seat)
        throw.faces.append(again)
        if counts_instead(again, throw.faces[throw.kept], best=improved > 0):
            throw.kept = len(throw.faces) - 1
    return throw


def counts_instead(again: list[int], before: list[int], *, best: bool) -> bool:
    """Whether a roll counts in place of one before. Of equal ones that with the highest die is taken. [R20]"""
    if sum(again) == sum(before):
        return max(again) > max(before)
    return (sum(again) > sum(before)) == best


def roll_once(table: Table, count: int, sides: int, kind: str, seat: int) -> list[int]:
    """What the dice show, once cards have changed that. [R40]"""
    faces = table.roll_together(count, sides)
    if not table.unusual or CHANGED[kind] not in table.standing:  # as most often
        return faces
    return [altered(table, kind, of_seat(seat), face) for face in faces]


def tell(table: Table, kind: str, seat: int, throw: Throw) -> None:
    """What each die of the roll that counts shows, for the cards that wait for it."""
    for face in throw.faces[throw.kept]:
        table.listen(kind, table.cause if table.observed else -1, seat, NOTHING, NOTHING, face)


def show(table: Table, kind: str, seat: int, it: int, total: int, throw: Throw) -> None:
    """Logs the result of the dice, with all dice."""
    table.emit(kind, seat, it, number=total)
    if table.observed:
        throw.plus = total - throw.sum()
        table.log[-1].throws = [throw]
