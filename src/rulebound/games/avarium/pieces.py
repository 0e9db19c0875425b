"""How pieces are moved, what ends when one leaves a Class, and how the Courtyard is filled up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.avarium import parties, winning
from rulebound.games.avarium.ability import JOINS_WITH
from rulebound.games.avarium.events import FLIPS, LEAVES, PUTS_INTO
from rulebound.games.avarium.zones import CLASS, COURTYARD, HALLWAY, SCHOOL
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.zones import AWAY

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table


# [class.stays] [D17]
def left_class(table: Table, it: int) -> None:
    """What is kept of a character in a Class ends when it leaves it."""
    parties.leave(table, it)
    if it in table.attackers:
        table.attackers.remove(it)
    table.exhausted[it] = False
    if table.used[it]:
        table.used = replaced(table.used, it, False)
    if table.token[it] and table.ruling("token_memory") == "lost":
        table.token = replaced(table.token, it, False)


def move(table: Table, it: int, zone: int, seat: int = NO_SEAT) -> None:
    """Moves a piece; the Courtyard is filled up at once. [recruit.refill]"""
    was = table.zone[it]
    tell_leaving(table, [it])
    take_away(table, it, zone, seat)
    if was == COURTYARD:
        refill(table)
    elif was == SCHOOL and not table.cards_in(SCHOOL):
        winning.school_is_empty(table)


def move_together(table: Table, moves: list[tuple[int, int, int]], arrives: str = "") -> None:
    """Moves several, each to this zone of this seat. None has left before cards notice that all of them leave. [E9]

    The gaps that they leave in the Courtyard are filled once all have left. [C3]
    arrives: the kind of event, if any, of each that has come there, which is before that.
    """
    gone = [it for it, _, _ in moves]
    of_school = any([table.zone[it] == SCHOOL for it in gone])
    tell_leaving(table, gone)
    for it, zone, seat in moves:
        take_away(table, it, zone, seat)
    if arrives:
        for it, zone, seat in moves:
            if table.zone[it] == zone:
                table.emit(arrives, seat, it)
    refill(table)
    if of_school and not table.over and not table.cards_in(SCHOOL):
        winning.school_is_empty(table)


def tell_leaving(table: Table, gone: list[int]) -> None:
    """Those of them that are in a Class leave it: for cards that wait for that."""
    if LEAVES in table.standing:
        for it in gone:
            if table.zone[it] == CLASS:
                table.emit(LEAVES, table.holder[it], it)


def into_school(table: Table, gone: list[int], seat: int, end: str) -> list[int]:
    """All of these students go there, before the Courtyard is filled. Returns who is there then: no tokens. [C3] [S6]

    end: `top`, `bottom`, or empty: this player shuffles them in.
    """
    tell_leaving(table, gone)
    for it in gone:
        take_away(table, it, SCHOOL, NO_SEAT)
        if end == "bottom":
            table.to_bottom(it)
    there = [it for it in gone if table.zone[it] == SCHOOL]
    for it in there:
        table.emit(PUTS_INTO[end], seat, it)
    if not end:
        table.shuffle_deck(SCHOOL, seat)
    refill(table)
    return there


def take_away(table: Table, it: int, zone: int, seat: int) -> None:
    """Moves a piece, and leaves its place empty; what waited for it to join is forgotten."""
    if table.zone[it] == HALLWAY and table.modifiers:
        table.modifiers = [one for one in table.modifiers if one.it != it or not one.value.startswith(JOINS_WITH)]
    table.put(it, zone, seat)


def refill(table: Table) -> None:
    """Gaps in the Courtyard are filled from the School, before anything else happens. [recruit.refill] [C3]"""
    while NOTHING in table.cards_in(COURTYARD) and table.cards_in(SCHOOL) and not table.over:
        it = table.top_card(SCHOOL)
        table.put(it, COURTYARD)
        table.emit(FLIPS, NO_SEAT, it)
        if not table.cards_in(SCHOOL):
            winning.school_is_empty(table)


def put_idol_away(table: Table, it: int) -> None:
    """An idol leaves the game with its player; it is in its Class, but not listed there. [A13]"""
    left_class(table, it)
    table.disable(it)
    table.uncount(it)
    table.zone[it] = AWAY
    table.holder[it] = NO_SEAT
