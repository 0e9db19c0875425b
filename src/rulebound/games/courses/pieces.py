"""How pieces are placed, tapped and untapped, and how they leave play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.courses import worth
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.events import DISCARDS, RETURNS, TAKES_CONTROL, TAPS, UNTAPS
from rulebound.games.courses.zones import AT_COURSE, ATTACHED, DISCARD, HAND, HOME
from rulebound.kernel.basics.replacing import without
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND

if TYPE_CHECKING:
    from rulebound.games.courses.state import Table

NOT_MEASURED: Final[list[int]] = []


def lay(table: Table, it: int, zone: int, at: int = NOTHING, *, of: int = NO_SEAT) -> None:
    """Puts a piece into a zone of its owner, or attaches it. All players see open cards. [R41]

    of: the player who has it from now on, where that may be another one. [R63]
    """
    table.at[it] = at
    table.lay(it, zone, of if of >= 0 else table.owners[it])


def is_course(table: Table, it: int) -> bool:
    """Whether a piece is from a course deck: in play it stays in its world map. [R54]"""
    return table.prints[table.faces[it]].kind == COURSE


def tap(table: Table, it: int, kind: str = TAPS) -> None:
    """Turns a piece in play sideways; nothing happens to one that is tapped already.

    A piece that has left the game with its player is not turned. [R47]
    """
    if table.tapped[it] or not table.stays(it):
        return
    table.tapped[it] = True
    table.emit(kind, table.controller(it), it)


def untap(table: Table, it: int) -> None:
    if table.tapped[it]:
        table.tapped[it] = False
        table.emit(UNTAPS, table.controller(it), it)


def discard(table: Table, it: int) -> None:
    """Discards a piece to its owner's pile, after all that is attached to it. [R20] [R54]"""
    discard_worth(table, it, measured_worth(table, it))


def measured_worth(table: Table, it: int) -> list[int]:
    """These values of a partner that is about to leave play, where a text of the game may ask for them."""
    if table.zone[it] != AT_COURSE or not table.game.recalls:
        return NOT_MEASURED
    return [table.power(it), table.point_value(it)]


def discard_worth(table: Table, it: int, its_worth: list[int]) -> None:
    """The same, with what it was worth before others went at the same time. [R60]"""
    if is_course(table, it):
        return
    for card in table.attachments(it):
        discard(table, card)
    holder = table.holder[it] if table.zone[it] == HAND else NO_SEAT
    table.put(it, DISCARD, table.owners[it])
    if its_worth:
        worth.note(table, it, its_worth)
    if holder >= 0:
        table.emit(DISCARDS_FROM_HAND, holder, it)
    else:
        table.emit(DISCARDS, table.owners[it], it)


def put_back(table: Table, it: int) -> None:
    """Returns a piece to its owner's hand; attached cards are discarded. [R54]"""
    if is_course(table, it):
        return
    its_worth = measured_worth(table, it)
    for card in table.attachments(it):
        discard(table, card)
    table.put(it, HAND, table.owners[it])
    if its_worth:
        worth.note(table, it, its_worth)
    if table.playing == it:  # an item that returns itself is a card of the hand again
        table.playing = NOTHING
    table.progress()
    table.emit(RETURNS, table.owners[it], it)


def take_control(table: Table, it: int, seat: int) -> None:
    """A partner, a supporter or an attached item has another player from now on; where it stands, it stays."""
    before = table.holder[it]
    if table.zone[it] not in (AT_COURSE, HOME, ATTACHED) or before == seat:
        return
    if table.zone[it] == HOME:
        table.piles[HOME + before] = without(table.piles[HOME + before], it)
        table.piles[HOME + seat] = [*table.piles[HOME + seat], it]
    table.holder[it] = seat
    table.stand()
    table.progress()
    table.emit(TAKES_CONTROL, seat, it)
