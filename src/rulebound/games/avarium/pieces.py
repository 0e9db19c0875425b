"""Where pieces go: how they are taken up, laid and moved, and how the Courtyard is filled up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.avarium import parties, winning
from rulebound.games.avarium.box import FIRST_SCHEME
from rulebound.games.avarium.events import FLIPS
from rulebound.games.avarium.zones import AWAY, CLASS, COURTYARD, EXPEL_PILE, HALLWAY, HAND, LIBRARY, SCHOOL, TRASH_PILE
from rulebound.kernel.action import NOBODY, NOTHING
from rulebound.kernel.replacing import less, more, replaced, without

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table


# [class.stays] [D17]
def take_up(table: Table, it: int) -> None:
    """Takes a piece from where it lies."""
    zone, seat = table.zone[it], table.holder[it]
    if zone == CLASS:
        if it < FIRST_SCHEME:
            table.classes = less(table.classes, seat, it)
        parties.leave(table, it)
        if it in table.attackers:
            table.attackers.remove(it)
        table.sleep(it)
        table.exhausted[it] = False
        if table.used[it]:
            table.used = replaced(table.used, it, False)
        if table.token[it] and table.ruling("token_memory") == "lost":
            table.token = replaced(table.token, it, False)
    elif zone == HALLWAY:
        table.hallways = less(table.hallways, seat, it)
    elif zone == HAND:
        table.hand = less(table.hand, seat, it)
    elif zone == COURTYARD:
        table.courtyard = replaced(table.courtyard, table.courtyard.index(it), NOTHING)
    elif zone == SCHOOL:
        table.school = without(table.school, it)
    elif zone == LIBRARY:
        table.library = without(table.library, it)
    elif zone == EXPEL_PILE:
        table.expel_pile = without(table.expel_pile, it)
    elif zone == TRASH_PILE:
        table.trash_pile = without(table.trash_pile, it)
    table.zone[it] = AWAY
    table.holder[it] = NOBODY


# [hand.hidden] [courtyard.nobody] [ability.always] [C4] [C6] [C7]
def lay(table: Table, it: int, zone: int, seat: int = NOBODY) -> None:
    """Lays a piece that was taken up somewhere. All but hands and decks is open. [G1]"""
    table.zone[it] = zone
    table.holder[it] = seat
    if zone == HAND:
        table.hand = more(table.hand, seat, it)
        table.show(it, 1 << seat)
        return
    if zone == LIBRARY:
        table.library = [*table.library, it]
        return
    if zone == SCHOOL:
        table.school = [*table.school, it]
        return
    table.show(it)
    if zone == CLASS:
        table.last_in[it] = seat
        if it < FIRST_SCHEME:
            table.classes = more(table.classes, seat, it)
        table.wake(it)
    elif zone == HALLWAY:
        table.last_in[it] = seat
        table.hallways = more(table.hallways, seat, it)
    elif zone == COURTYARD:
        table.courtyard = replaced(table.courtyard, table.courtyard.index(NOTHING), it)
    elif zone == EXPEL_PILE:
        table.expel_pile = [*table.expel_pile, it]
    elif zone == TRASH_PILE:
        table.trash_pile = [*table.trash_pile, it]


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
        it = table.school[-1]
        table.school = table.school[:-1]
        table.zone[it] = AWAY
        lay(table, it, COURTYARD)
        table.happened(FLIPS, NOBODY, it)
        if not table.school:
            winning.school_is_empty(table)
