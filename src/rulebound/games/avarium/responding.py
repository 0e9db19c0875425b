"""Who could respond: of chapter 10 of the handbook what decides whether a player with priority is asked. [E7]"""

from __future__ import annotations

from rulebound.games.avarium.ability import Declared
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME
from rulebound.games.avarium.needs import TO_PLAY, TO_USE, scheme_can_be_paid
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT, PLAN
from rulebound.games.avarium.zones import HAND
from rulebound.kernel.ability import USE as HAS_USE
from rulebound.kernel.ability import Standing
from rulebound.kernel.cardtable import NO_ABILITIES
from rulebound.kernel.event import EVERYBODY


def could_respond(table: Table, me: int) -> bool:
    """Whether, for all that everybody can see, this player may have something to play. [E7]"""
    if table.fight == FIGHT:
        return False
    if table.brisk:
        return has_something(table, me)
    for found in table.standing.get(HAS_USE, NO_ABILITIES):
        it = found.source
        if table.holder[it] == me and table.fulfils(me, TO_USE, it):
            return True
    if not table.hand[me]:
        return False
    most = most_payable(table, me)
    for it in range(FIRST_SCHEME, FIRST_IDOL):
        if might_hold(table, me, it):
            printed = table.prints[table.faces[it]]
            if printed.surprise and (printed.cost <= most or table.standing) and could_play(table, me, it):
                return True
    return False


def has_something(table: Table, me: int) -> bool:
    """A quicker test for simulation, where a lone pass takes itself: whether looking closer is worth it."""
    for found in table.standing.get(HAS_USE, NO_ABILITIES):
        it = found.source
        if table.holder[it] == me and first_need_holds(table, me, found):
            return True
    for it in table.hand[me]:
        if table.prints[table.faces[it]].surprise and scheme_can_be_paid.holds(table, me, it):
            return True
    return table.step == PLAN and len(table.declared) > 0


def first_need_holds(table: Table, me: int, found: Standing) -> bool:
    """Whether what comes first in an ability's needs holds, which is mostly that its card is ready."""
    ability = found.ability
    assert isinstance(ability, Declared)
    return len(ability.needs) == 0 or ability.needs[0].holds(table, me, found.source)


def most_payable(table: Table, me: int) -> int:
    """The highest cost that this player can pay, as cards print it."""
    most = table.reputation[me]
    for it in table.classes[me]:
        if not table.exhausted[it]:
            most = max(most, table.prints[table.faces[it]].cost)
    return most


def might_hold(table: Table, me: int, it: int) -> bool:
    """Whether this player may hold a scheme with this face, for all that everybody can see."""
    known = table.known[it]
    return table.faces[it] >= 0 and (known != EVERYBODY or (table.zone[it] == HAND and table.holder[it] == me))


def could_play(table: Table, me: int, it: int) -> bool:
    """Whether a Surprise, if this player holds it, could be played."""
    return table.fulfils(me, TO_PLAY, it)
