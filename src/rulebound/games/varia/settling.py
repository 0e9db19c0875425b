"""What was set off is played out, before the rules go on."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.triggers import Triggers
from rulebound.games.varia.gone import let_go
from rulebound.games.varia.parts import CHOOSING
from rulebound.games.varia.state import Table
from rulebound.kernel.table.ability_keys import WINS
from rulebound.kernel.table.agenda import rule

TRIGGERED: Final[Triggers[Table]] = Triggers("triggers.order", "golden.rule", CHOOSING.pick, CHOOSING.leave)


@rule("triggers.order")
def settle(table: Table, me: int) -> None:
    """What was set off, the active player's first: cards do what they say, whatever the rules say. [golden.rule]"""
    if table.pending or (table.unusual and WINS in table.standing):
        TRIGGERED.play_next(table, me, settle)
    else:
        let_go(table)  # what was said of tokens that are gone is done [R50]
