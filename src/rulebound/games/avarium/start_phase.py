"""The steps of the Start Phase: the win-con, readying, the reputation that comes in, drawing."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, classes, resources, schemes, timing, winning
from rulebound.games.avarium import needs as need
from rulebound.games.avarium.ability import MOST_READIED, WIN_AT_START
from rulebound.games.avarium.choices import PICK
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import Pick


@rule("start.win")
def win_check(table: Table, me: int) -> None:
    """Of a win-con that speaks of the start of the turn. [A9]"""
    table.step = timing.WIN_CHECK
    if not table.out[me] and winning.has_won(table, me, WIN_AT_START):
        table.end([me], "win-con", "win.con.start")


@rule("start.ready")
def ready_step(table: Table, me: int) -> None:
    """My idol and students are turned upright. [ready.natural] [B6]"""
    table.step = timing.READY
    if most_readied(table, me) >= 0:
        table.scopes.append(Scope(me, table.idol[me], []))
        table.then(me, ready_chosen)
        return
    for it in classes.characters_of(table, me):
        characters.ready(table, it)


def most_readied(table: Table, me: int) -> int:
    """How many students cards let a player ready; -1 where none says anything."""
    return resources.least_of(table, MOST_READIED, table.idol[me]) if table.unusual else -1


@rule("start.ready")
def ready_chosen(table: Table, me: int) -> None:
    """Only so many students: their player says which, one after the other; then they are turned upright together."""
    picks = table.scopes[-1].picks
    left = most_readied(table, me) - len(picks)
    tired = [it for it in classes.characters_of(table, me) if table.fulfils(me, WHOM_TO_READY.needs, it)]
    if len(tired) <= left:
        picks += tired
    elif left > 0 and table.ask(me, WHOM_TO_READY, [PICK[it] for it in tired]):
        table.then(me, ready_chosen)
        return
    table.scopes.pop()
    for it in [table.idol[me], *picks]:
        characters.ready(table, it)


# [reputation.income] [reputation.kept]
@rule("start.reputation")
def reputation_step(table: Table, me: int) -> None:
    """On the first turn too. [B4]"""
    table.step = timing.REPUTATION
    if not table.out[me]:
        resources.gain_reputation(table, me, resources.income(table, me))


@rule("start.draw")
def draw_step(table: Table, me: int) -> None:
    """On the first turn too. [B4]"""
    table.step = timing.DRAW
    schemes.draw(table, me)


WHOM_TO_READY: Final[Question[Table]] = Question(
    "start.ready",
    "Only so many of your students ready: choose one.",
    need.waits_to_be_readied,
    need.may_be_readied,
    takes=[Pick],
)
