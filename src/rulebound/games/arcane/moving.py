"""Where a tile is moved whose text speaks of an empty space."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.ending import LAY, Lay
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import Table
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


WHICH_EMPTY_SPACE: Final[Question[Table]] = Question(
    "R1", "Where on {slate} does {tile} go?", is_empty, takes=[Lay], chained=True
)
