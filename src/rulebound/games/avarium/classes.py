"""The members of Classes: idols and students, of all players or of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.table.action import NOTHING

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table


def characters(table: Table) -> list[int]:
    """Idols and students in all Classes, from the active player's on."""
    found: list[int] = []
    for seat in table.left():
        found.append(table.idol[seat])
        found += table.cards_in(CLASS, seat)
    return found


def characters_of(table: Table, seat: int) -> list[int]:
    """The idol and the students in a Class."""
    return [] if table.out[seat] else [table.idol[seat], *table.cards_in(CLASS, seat)]


def students(table: Table) -> list[int]:
    """Students in all Classes, from the active player's on. The list is kept, because win-cons ask for it all the
    time.
    """
    if table.enrolled_from != table.active or table.has_changed(CLASS, table.enrolled_in):
        table.enrolled = []
        for seat in table.left():
            table.enrolled += table.cards_in(CLASS, seat)
        table.enrolled_in = table.piles[CLASS : CLASS + table.seats]
        table.enrolled_from = table.active
    return table.enrolled


def idols(table: Table) -> list[int]:
    """The idols of the players who are still in the school."""
    return [table.idol[seat] for seat in table.left()]


def guard_of(table: Table, idol: int) -> int:
    """A ready student that stands in front of an idol and can itself be attacked; NOTHING if there is none. [F1]"""
    seat = table.holder[idol]
    for it in table.cards_in(CLASS, seat):
        if not table.exhausted[it] and table.forbidder("cannot be attacked", seat, it) < 0:
            return it
    return NOTHING
