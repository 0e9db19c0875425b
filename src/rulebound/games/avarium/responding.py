"""Who could respond: of chapter 10 of the handbook what decides whether a player with priority is asked. [E7]"""

from __future__ import annotations

from rulebound.games.avarium.ability import Declared
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME
from rulebound.games.avarium.needs import TO_PLAY, TO_USE, scheme_may_be_played_now
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT
from rulebound.games.avarium.zones import HAND
from rulebound.kernel.event import EVERYBODY


def could_respond(table: Table, me: int) -> bool:
    """Whether, for all that everybody can see, this player may have something to play. [E7]"""
    if table.fight == FIGHT:
        return False
    for found in table.activatable[me]:
        if table.fulfils(me, TO_USE, found.source):
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


def may_come_now(table: Table, me: int, it: int) -> bool:
    """Whether a scheme is a Surprise, or the active player may play it even so."""
    return table.prints[table.faces[it]].surprise or scheme_may_be_played_now.holds(table, me, it)


def text_may_allow(table: Table, me: int, it: int, ability: Declared | None) -> bool:
    """Whether the text of a card that is ready, if that matters, can be used at first sight."""
    return ability is not None and (not ability.first_needs or ability.first_needs[0].holds(table, me, it))


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
