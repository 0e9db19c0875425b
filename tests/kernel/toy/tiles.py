"""Tiles of the toy: used with those beside them in any order, or planned for moments."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from tests.kernel.toy.effects import LEAVE
from tests.kernel.toy.needs import unused
from tests.kernel.toy.state import ACTIONS, CARRIES_OUT, COLUMNS, GRID, PUSHED, Table
from tests.kernel.toy.triggers import settle

LONGEST_ROW: Final = 6


class Cast(Action[Table]):
    """Use a tile, then the unused ones beside it, in any order."""

    says = "Use tile {n}"
    needs = [unused]

    def perform(self, table: Table, me: int) -> None:
        table.used[self.it] = True
        scope = Scope(me, NOTHING, [])
        scope.queue = [tile for tile in beside(self.it) if not table.used[tile]]
        table.scopes.append(scope)
        table.then(me, settle, next_tile)
        table.play_out(table.tiles[self.it], Scope(me, NOTHING, []), LEAVE)


def beside(tile: int) -> list[int]:
    """The tiles of the grid that touch this one."""
    apart = [abs(other // COLUMNS - tile // COLUMNS) + abs(other % COLUMNS - tile % COLUMNS) for other in range(GRID)]
    return [other for other in range(GRID) if apart[other] == 1]


@rule("tile.beside")
def next_tile(table: Table, me: int) -> None:
    queue = table.scopes[-1].queue
    if table.out[me] or not queue:
        table.scopes.pop()
        return
    table.then(me, next_tile)
    table.ask(me, WHICH_TILE, [*[NEXT[tile] for tile in queue], ENOUGH])


class Next(Action[Table]):
    """This tile now."""

    says = "Tile {n}"

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].queue.remove(self.it)
        table.then(me, settle)
        table.play_out(table.tiles[self.it], Scope(me, NOTHING, []), LEAVE)


class Enough(Action[Table]):
    """No more tiles."""

    says = "No more"

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].queue = []


class Plan(Action[Table]):
    """Lay a tile into the next moment of your row."""

    says = "Plan tile {n}"

    def perform(self, table: Table, me: int) -> None:
        table.rows[me].append(self.it)


@rule("moments.order")
def moments(table: Table, me: int) -> None:
    """As many moments as the active seat has planned, one after another."""
    table.moment = 0
    table.moments = len(table.rows[me])
    table.then(me, moment, shift_rows)


@rule("moments.order")
def moment(table: Table, me: int) -> None:
    if table.moment < table.moments:
        table.do(*[carry_out.by(seat) for seat in table.left()], settle.by(me), next_moment.by(me), moment.by(me))


@rule("moments.order")
def next_moment(table: Table, me: int) -> None:
    table.moment += 1


@rule("moments.push")
def carry_out(table: Table, me: int) -> None:
    """It costs a coin; where there is none, it and all that follow are pushed one moment on."""
    row = table.rows[me]
    if table.moment >= len(row) or row[table.moment] == NOTHING:
        return
    if table.coins[me] == 0:
        row.insert(table.moment, NOTHING)
        table.emit(PUSHED, me, number=table.moment)
        return
    table.pay(me, 1)
    table.emit(CARRIES_OUT, me, number=row[table.moment])
    table.play_out(table.tiles[row[table.moment]], Scope(me, NOTHING, []), LEAVE)


@rule("moments.push")
def shift_rows(table: Table, me: int) -> None:
    """What was pushed out of these moments comes first next time."""
    table.rows = [row[table.moments :] for row in table.rows]


WHICH_TILE: Final[Question[Table]] = Question("tile.beside", "Which tile is next?", takes=[Next, Enough], chained=True)
CAST: Final[list[Action[Table]]] = ACTIONS.each(Cast, GRID)
NEXT: Final[list[Action[Table]]] = ACTIONS.each(Next, GRID)
PLAN: Final[list[Action[Table]]] = ACTIONS.each(Plan, GRID)
ENOUGH: Final = ACTIONS.one(Enough)
