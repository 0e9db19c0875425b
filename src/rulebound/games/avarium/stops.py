"""The windows of Avarium Academy at which people usually want to be asked, and the window that is open now. [E7]"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.effects import RESPOND
from rulebound.games.avarium.fights import help_once, rest_of_the_parties, support_defence
from rulebound.games.avarium.parties import ATTACKING
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import NO_FIGHT, PARTY_UP, PLAN, PLAN_ENDED
from rulebound.games.avarium.zones import DECLARED
from rulebound.kernel.table.stops import Stop

STOPS: Final = [
    Stop("scheme", "A scheme of another player waits to be played out.", usual=True),
    Stop("ability", "An ability of another player's card waits to be played out.", usual=False),
    Stop("own effect", "An effect of your own waits to be played out.", usual=False),
    Stop("attack", "You attack, and both parties stand.", usual=True),
    Stop("defence", "You are attacked, and both parties stand.", usual=True),
    Stop("fight", "Any other moment of a fight in which effects can be added.", usual=False),
    Stop("action", "A student was recruited, a fight is over, or an effect has taken place.", usual=False),
    Stop("end of plan", "Another player's Plan Phase ends.", usual=False),
    Stop("start", "A step of a Start Phase is over.", usual=False),
    Stop("end", "A step of an End Phase is over.", usual=False),
]


def parties_stand(table: Table) -> bool:
    """Whether all who support a side of the fight have been named, so that damage comes next."""
    if table.fight != PARTY_UP:
        return False
    for step in table.agenda:
        if step in rest_of_the_parties.steps or step in support_defence.steps:
            return False
        if step in help_once.steps and step.seat not in table.fight_seats and not table.out[step.seat]:
            return False
    return True


def stop_of(table: Table) -> str:
    """The kind of the open window; empty for other questions."""
    if not table.question or table.question[0] is not RESPOND:
        return ""
    me = table.seat
    if table.declared:
        waits = table.declared[-1]
        if waits.me == me:
            return "own effect"
        return "scheme" if table.zone[waits.source] == DECLARED else "ability"
    if table.fight != NO_FIGHT:
        if me not in table.fight_seats or not parties_stand(table):
            return "fight"
        return "attack" if table.fight_seats[ATTACKING] == me else "defence"
    if table.step == PLAN:
        return "action"
    if table.step == PLAN_ENDED:
        return "end of plan"
    return "start" if table.step < PLAN else "end"
