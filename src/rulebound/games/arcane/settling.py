"""Between whole actions: dials are turned back that are too high, and triggered abilities take effect."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.triggers import Triggers
from rulebound.games.arcane.choices import LEAVE, PICK
from rulebound.games.arcane.dials import keep_to_dials
from rulebound.games.arcane.state import Table
from rulebound.kernel.table.agenda import rule

TRIGGERED: Final[Triggers[Table]] = Triggers("R4", "item.always", PICK, LEAVE)


@rule("R4")
def settle(table: Table, me: int) -> None:
    """Triggered abilities take effect, those of the active player first, each player's in an order of choice.
    [item.always] Will above the maximum is lost before that, so that they see what is left. [D6]
    """
    keep_to_dials(table)
    if table.pending or table.unusual:  # else nothing waits, and no card has won the game for anybody
        TRIGGERED.play_next(table, me, settle)
