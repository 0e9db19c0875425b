"""Who is destroyed, alone or several at the same time, and who has destroyed whom. [R75]"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.acts.counted_later import note_done
from rulebound.games.proelium import verbs
from rulebound.games.proelium.events import BEATS, DESTROYED, LOSES_FIGHT, WINS_FIGHT
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability_keys import instead_of
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.instead import replaced_by_card
from rulebound.kernel.table.waiting import beneath_offers, once_answered

SPARES: Final = instead_of(DESTROYED)  # the key of cards that do something else instead, or may do so
TOGETHER: Final = "destroyed together"  # the clause of a scope whose queue has who is to be destroyed
EACH: Final = 3  # numbers of each in that queue: the piece, what beats it in a fight, and whether nothing spares it


def destroy(table: Table, it: int) -> None:
    """An action destroys it. [entity.destroyed]"""
    destroy_together(table, [it])


def destroy_together(table: Table, pieces: list[int]) -> bool:
    """Several are destroyed, not in a fight. Returns whether cards do, or offer, something else for any of them."""
    return doom(table, [(it, NOTHING) for it in pieces])


def doom(table: Table, pieces: list[tuple[int, int]]) -> bool:
    """These are destroyed, each beside the character that beats it in a fight. [R75]

    All are still there when cards forbid it, do something else instead, or see the others go. Where something is done
    or offered instead for one of them, the others wait for that.
    """
    doomed = [(it, by) for it, by in pieces if table.stays(it) and not verbs.is_indestructible(table, it)]
    if not doomed:
        return False
    if not table.unusual or SPARES not in table.standing:  # as most often
        go(table, doomed)
        return False
    place = beneath_offers(table)
    spared = [it for it in dict.fromkeys([it for it, _ in doomed]) if replaced_by_card(table, DESTROYED, it)]
    waits = Scope(table.active, NOTHING, [])
    waits.clause = TOGETHER
    for it, by in doomed:
        waits.queue = [*waits.queue, it, by, 0 if it in spared else 1]
    once_answered(table, place, destroy_doomed, waits)
    return len(spared) > 0


@rule("R75")
def destroy_doomed(table: Table, me: int) -> None:
    """It is settled for whom nothing is done instead."""
    go(table, those_to_go(table, table.scopes.pop()))


def those_to_go(table: Table, waits: Scope) -> list[tuple[int, int]]:
    """Who is to be destroyed, and still there, each beside what beats it."""
    queue = waits.queue
    each = [(queue[n], queue[n + 1], queue[n + 2]) for n in range(0, len(queue), EACH)]
    return [(it, by) for it, by, doomed in each if table.stays(it) and (doomed or is_lost(table, it))]


def is_lost(table: Table, it: int) -> bool:
    """Whether it was spared, but has no defense even without damage. [R55] [entity.destroyed]"""
    return table.is_character(it) and table.value("D", it) <= 0 and not verbs.is_indestructible(table, it)


def destroy_after_all(table: Table, it: int) -> None:
    """Nothing is done instead: it goes with the others. [R75]"""
    for waits in reversed(table.scopes):
        if waits.clause == TOGETHER and it in waits.queue[::EACH]:
            queue = waits.queue
            waits.queue = [
                1 if n % EACH == EACH - 1 and queue[n - 2] == it else number for n, number in enumerate(queue)
            ]
            return


def go(table: Table, dead: list[tuple[int, int]]) -> None:
    """Nothing spares them. Who has destroyed whom is reported before they leave play."""
    pieces = list(dict.fromkeys([it for it, _ in dead]))
    if table.delayed or not table.standing.keys().isdisjoint((BEATS, WINS_FIGHT, LOSES_FIGHT)):
        for it, by in dead:
            if by >= 0:
                report(table, by, it, pieces)
    for it in pieces:
        note_done(table, it)
    verbs.destroy_all(table, pieces)


def report(table: Table, it: int, other: int, dead: list[int]) -> None:
    """One destroys the other in a fight. [R59]"""
    table.emit(BEATS, table.holder[it], it, other)
    if it not in dead:
        table.emit(WINS_FIGHT, table.holder[it], it, other)
    table.emit(LOSES_FIGHT, table.holder[other], other, it)
