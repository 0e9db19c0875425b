"""The verbs that change schemes: they are drawn, taken, looked at, trashed and cancelled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.avarium import pieces
from rulebound.games.avarium.ability import BE_CANCELLED, Uncancelled
from rulebound.games.avarium.box import SCHEMES
from rulebound.games.avarium.events import CANCELLED, DRAWS, FALLS, RESHUFFLES, TAKES, TRASHES
from rulebound.games.avarium.zones import DECLARED, HAND, LIBRARY, TRASH_PILE
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND
from rulebound.kernel.table.drawing import draws_otherwise, to_draw

if TYPE_CHECKING:
    from rulebound.games.avarium.state import Table


def waiting(table: Table) -> list[int]:
    """The schemes that were declared and not played out yet, the last one first."""
    return [waits.source for waits in reversed(table.declared) if table.zone[waits.source] == DECLARED]


def draw(table: Table, seat: int, n: int = 1) -> None:
    """Draws schemes, from a new Library once the last card has left it. [library.empty] [C8]"""
    for _ in range(to_draw(table, seat, n)):
        if table.over or table.out[seat]:
            return
        if draws_otherwise(table, seat):
            continue
        if not reshuffled(table):
            return
        it = table.top_card(LIBRARY)
        table.put(it, HAND, seat)
        table.emit(DRAWS, seat, it, seen=1 << seat)
        reshuffled(table)


# [C10]
def reshuffled(table: Table) -> bool:
    """Whether there is a card in the Library, if need be after the Trash Pile was shuffled. [library.empty]"""
    if table.cards_in(LIBRARY):
        return True
    if not table.cards_in(TRASH_PILE):
        return False
    shuffle_in_trash(table)
    return True


def shuffle_in_trash(table: Table) -> None:
    """The Trash Pile goes into the Library, which is shuffled."""
    for it in table.cards_in(TRASH_PILE)[:]:
        pieces.move(table, it, LIBRARY)
    table.shuffle(LIBRARY, SCHEMES.stream)
    table.emit(RESHUFFLES, NO_SEAT)


def trash(table: Table, it: int) -> None:
    """A scheme goes to the common Trash Pile. [scheme.trash]"""
    was = table.zone[it]
    if was == HAND:
        table.emit(TRASHES, table.holder[it], it)
        table.passes(DISCARDS_FROM_HAND, table.holder[it])
    pieces.move(table, it, TRASH_PILE)
    if was == LIBRARY:
        table.emit(FALLS, NO_SEAT, it)
        reshuffled(table)


def take(table: Table, it: int, seat: int) -> None:
    """A scheme of a pile, of the Library, or one that takes effect goes into a Hand; who knows it sees that."""
    was = table.zone[it]
    if table.over or not (was in (TRASH_PILE, LIBRARY) or takes_effect(table, it)):
        return
    pieces.move(table, it, HAND, seat)
    table.emit(TAKES, seat, it, seen=table.known[it])
    if was == LIBRARY:
        reshuffled(table)


def takes_effect(table: Table, it: int) -> bool:
    """Whether this scheme is being played out, so that it waits no more."""
    return table.zone[it] == DECLARED and all([waits.source != it for waits in table.declared])


def hand_over(table: Table, it: int, seat: int) -> None:
    """A scheme of a Hand goes into another one; who knew it knows it still."""
    if not table.over and not table.out[seat]:
        pieces.move(table, it, HAND, seat)
        table.emit(TAKES, seat, it, seen=table.known[it])


def fill_up(table: Table, n: int) -> None:
    """A Library with fewer cards than this gets the Trash Pile, shuffled, below them. [C8]"""
    if len(table.cards_in(LIBRARY)) < n and table.cards_in(TRASH_PILE):
        above = table.cards_in(LIBRARY)
        table.piles[LIBRARY] = []
        reshuffled(table)
        table.piles[LIBRARY] = table.cards_in(LIBRARY) + above


def cancel(table: Table, it: int) -> bool:
    """A scheme that waits on the list of effects does nothing, and goes to the Trash Pile; whether it is so."""
    for waits in table.declared:
        if waits.source == it and table.zone[it] == DECLARED and can_be_cancelled(table, waits.me, it):
            table.declared = [other for other in table.declared if other is not waits]
            table.emit(CANCELLED, waits.me, it)
            trash(table, it)
            return True
    return False


def can_be_cancelled(table: Table, me: int, it: int) -> bool:
    """Whether neither this scheme nor another card forbids it. [D20]"""
    if any([isinstance(ability, Uncancelled) for ability in table.card(it).abilities]):
        return False
    return table.forbidder(cannot(BE_CANCELLED), me, it) < 0
