"""Tiles that texts move: to an empty space, and to another slate."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane import tiles
from rulebound.games.arcane.ending import LAY, Lay, choose_space, choose_turn
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.need import need


@need("R1", "A tile lies there, and {source} speaks of an empty space.")
def is_empty(table: Table, me: int, it: int) -> bool:
    return table.top[table.slate_of(me) * SPACES + it] < 0


@rule("R1")
def choose_empty_space(table: Table, me: int) -> None:
    """One without a tile; where there is none, the tile stays."""
    table.ask(me, WHICH_EMPTY_SPACE, list(LAY))


def carry_over(table: Table, me: int, it: int, seat: int) -> None:
    """A player moves a tile from its slate to another one at once."""
    if tiles.can_leave(table, it):
        table.scopes.append(Scope(me, it, [], other=seat))
        table.then(me, choose_space, choose_turn, put_over)


@rule("add.place")
def put_over(table: Table, me: int) -> None:
    """It leaves the one slate, and lies on the other."""
    scope = table.scopes.pop()
    tiles.transfer(table, me, scope.source, scope.number, scope.picks[0])


WHICH_EMPTY_SPACE: Final[Question[Table]] = Question(
    "R1", "Where on {slate} does {tile} go?", is_empty, takes=[Lay], chained=True
)
