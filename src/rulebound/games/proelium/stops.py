"""The windows of Proelium at which people usually want to be asked, and the window that is open now. [R26]"""

from __future__ import annotations

from typing import Final

from rulebound.games.proelium.answering import RESPOND
from rulebound.games.proelium.phases import ATTACKED, BLOCKED, CARD, COMPARED, DRAWN, ENDING, MAINTAINED
from rulebound.games.proelium.state import Table
from rulebound.kernel.table.stops import Stop

STOPS: Final = [
    Stop("card", "Your opponent has played, used or researched something.", usual=False),
    Stop("own card", "You have played, used or researched something yourself.", usual=False),
    Stop("attack", "You are attacked, and will name your blockers.", usual=True),
    Stop("blocks", "The blockers are named, and will be compared.", usual=True),
    Stop("after combat", "The combat is over.", usual=False),
    Stop("end of turn", "Your opponent's turn ends: you may spend what is left of your 50k.", usual=True),
    Stop("own steps", "A step of your own turn is over, or your attackers are named.", usual=False),
    Stop("their steps", "Your opponent has maintained permanents, or drawn a card.", usual=False),
]


def stop_of(table: Table) -> str:
    """The kind of the open window; empty for other questions."""
    if not table.question or table.question[0] is not RESPOND:
        return ""
    own = table.seat == table.active
    if table.window == CARD:
        return "own card" if table.mover == table.seat else "card"
    if table.window == BLOCKED:
        return "blocks"
    if table.window == ATTACKED and not own:
        return "attack"
    if table.window == COMPARED:
        return "after combat"
    if table.window == ENDING and not own:
        return "end of turn"
    assert table.window in (MAINTAINED, DRAWN, ATTACKED, ENDING), table.window
    return "own steps" if own else "their steps"
