"""Where pieces go: how they are taken up, laid and moved, and how the Courtyard is filled up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.avarium import parties, winning
from rulebound.games.avarium.box import FIRST_SCHEME
from rulebound.games.avarium.events import FLIPS
from rulebound.games.avarium.zones import AWAY, CLASS, COURTYARD, EXPEL_PILE, HALLWAY, HAND, LIBRARY, SCHOOL, TRASH_PILE
from rulebound.kernel.action import NOBODY, NOTHING

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table


# [class.stays] [D17]
def take_up(table: Table, it: int) -> None:
    """Takes a piece from where it lies."""
    zone, seat = table.zone[it], table.holder[it]
    if zone == CLASS:
        if it < FIRST_SCHEME:
            table.classes[seat].remove(it)
        parties.leave(table, it)
        if it in table.attackers:
            table.attackers.remove(it)
        table.sleep(it)
        table.exhausted[it] = False
        table.used[it] = False
        if table.token[it] and table.ruling("token_memory") == "lost":
            table.token[it] = False
    elif zone == HALLWAY:
        table.hallways[seat].remove(it)
    elif zone == HAND:
        table.hand[seat].remove(it)
    elif zone == COURTYARD:
        table.courtyard[table.courtyard.index(it)] = NOTHING
    elif zone == SCHOOL:
        table.school.remove(it)
    elif zone == LIBRARY:
        table.library.remove(it)
    elif zone == EXPEL_PILE:
        table.expel_pile.remove(it)
    elif zone == TRASH_PILE:
        table.trash_pile.remove(it)
    table.zone[it] = AWAY
    table.holder[it] = NOBODY


# [hand.hidden] [courtyard.nobody] [ability.always] [C4] [C6] [C7]
def lay(table: Table, it: int, zone: int, seat: int = NOBODY) -> None:
    """Lays a piece that was taken up somewhere. All but hands and decks is open. [G1]"""
    table.zone[it] = zone
    table.holder[it] = seat
    if zone == HAND:
        table.hand[seat].append(it)
        table.show(it, 1 << seat)
        return
    if zone == LIBRARY:
        table.library.append(it)
        return
    if zone == SCHOOL:
        table.school.append(it)
        return
    table.show(it)
    if zone == CLASS:
        table.last_in[it] = seat
        if it < FIRST_SCHEME:
            table.classes[seat].append(it)
        table.wake(it)
    elif zone == HALLWAY:
        table.last_in[it] = seat
        table.hallways[seat].append(it)
    elif zone == COURTYARD:
        table.courtyard[table.courtyard.index(NOTHING)] = it
    elif zone == EXPEL_PILE:
        table.expel_pile.append(it)
    elif zone == TRASH_PILE:
        table.trash_pile.append(it)


def move(table: Table, it: int, zone: int, seat: int = NOBODY) -> None:
    """Moves a piece; the Courtyard is filled up at once. [recruit.refill]"""
    was = table.zone[it]
    take_up(table, it)
    lay(table, it, zone, seat)
    if was == COURTYARD:
        refill(table)
    elif was == SCHOOL and not table.school:
        winning.school_is_empty(table)


def refill(table: Table) -> None:
    """A gap in the Courtyard is filled from the School, before anything else happens. [recruit.refill] [C3]"""
    while NOTHING in table.courtyard and table.school and not table.over:
        it = table.school.pop()
        table.zone[it] = AWAY
        lay(table, it, COURTYARD)
        table.happened(FLIPS, NOBODY, it)
        if not table.school:
            winning.school_is_empty(table)
