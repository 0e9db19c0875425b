"""Dice of a clash that cards let players roll again once they are seen. [R48]"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.acts.rerolling import after_reroll, rerolling
from rulebound.games.varia.dice import (
    FOCUS_DIE,
    FOCUS_SHOWN,
    FOCUS_SIDES,
    POWER_DIE,
    POWER_SHOWN,
    POWER_SIDES,
    REROLL_FOCUS,
    REROLL_POWER,
    roll_once,
    tell,
)
from rulebound.games.varia.events import INFINITE, ROLLS_FOCUS, ROLLS_POWER
from rulebound.games.varia.parts import CHOOSING
from rulebound.games.varia.rolling import BOUNDLESS, FOCUS, POWER, die_of, may_be_infinite
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.event import Throw
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import Rule, rule
from rulebound.kernel.table.effect import No, Yes


@rule("R48")
def reroll_power(table: Table, me: int) -> None:
    """Whether the lowest Power die is rolled again."""
    if table.power[me] < BOUNDLESS and lowest(table, me, POWER) in range(1, POWER_SIDES):
        offer(table, me, POWER, WHETHER_POWER, power_again)


@rule("R48")
def reroll_focus(table: Table, me: int) -> None:
    """Whether the lowest Focus die is rolled again."""
    if lowest(table, me, FOCUS) in range(1, FOCUS_SIDES):
        offer(table, me, FOCUS, WHETHER_FOCUS, focus_again)


def lowest(table: Table, me: int, sort: int) -> int:
    """What the lowest die of a player shows; 0 where there is none."""
    faces = [die % 10 for die in table.scopes[-1].picks if die // 10 == me * 10 + sort]
    return min(faces, default=0)


def offer(table: Table, me: int, sort: int, question: Question[Table], again: Rule[Table]) -> None:
    if rerolling(table, me, KEYS[sort]):
        table.then(me, again)
        if not table.ask(me, question, [CHOOSING.yes, CHOOSING.no]):
            table.agenda.pop()


@rule("R48")
def power_again(table: Table, me: int) -> None:
    """The die shows something else, and so much more or less is the Power."""
    one = rerolling(table, me, REROLL_POWER)[0]
    by, face = roll_again(table, me, POWER, POWER_DIE, POWER_SIDES, POWER_SHOWN)
    table.power = replaced(table.power, me, table.power[me] + by)
    table.emit(ROLLS_POWER, me, table.acting(me)[0], number=table.power[me])
    table.then(me, reroll_power)
    after_reroll(table, one, me, face - by, face)


@rule("R48")
def focus_again(table: Table, me: int) -> None:
    """The same of Focus; a die that shows its maximum then counts like any other."""
    one = rerolling(table, me, REROLL_FOCUS)[0]
    by, face = roll_again(table, me, FOCUS, FOCUS_DIE, FOCUS_SIDES, FOCUS_SHOWN)
    table.focus = replaced(table.focus, me, table.focus[me] + by)
    pieces = table.acting(me)
    if face == FOCUS_SIDES and table.power[me] < BOUNDLESS and may_be_infinite(table, pieces):
        table.power = replaced(table.power, me, BOUNDLESS)
        table.emit(INFINITE, me, pieces[0])
    table.emit(ROLLS_FOCUS, me, pieces[0], number=table.focus[me])
    table.then(me, reroll_focus)
    after_reroll(table, one, me, face - by, face)


def roll_again(table: Table, me: int, sort: int, kind: str, sides: int, shown: str) -> tuple[int, int]:
    """By how much more the lowest die shows now, and what."""
    one, scope = rerolling(table, me, KEYS[sort])[0], table.scopes[-1]
    table.is_used_up(one.source, one.ability.text)
    before = lowest(table, me, sort)
    face = roll_once(table, 1, sides, kind, me)[0]
    scope.picks = [*without(scope.picks, die_of(me, sort, before)), die_of(me, sort, face)]
    if shown in table.standing:
        tell(table, shown, me, Throw(sides, [[face]]))
    return face - before, face


KEYS: Final = [REROLL_POWER, REROLL_FOCUS]
WHETHER_POWER: Final[Question[Table]] = Question(
    "R48", "Do you reroll your lowest Power die?", takes=[Yes, No], chained=False
)
WHETHER_FOCUS: Final[Question[Table]] = Question(
    "R48", "Do you reroll your lowest Focus die?", takes=[Yes, No], chained=False
)
