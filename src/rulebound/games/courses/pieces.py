"""Where pieces go: how they are taken up and laid, tapped and untapped, and how they leave play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.courses.box import COURSES, EACH
from rulebound.games.courses.events import DISCARDS, RETURNS, TAPS, UNTAPS
from rulebound.games.courses.zones import (
    AT_COURSE,
    ATTACHED,
    AWAY,
    COURSE_DECK,
    DECK,
    DISCARD,
    HAND,
    HOME,
    WORLD_MAP,
)
from rulebound.kernel.action import NOTHING
from rulebound.kernel.replacing import less, more, without

if TYPE_CHECKING:
    from rulebound.games.courses.state import Table


def take_up(table: Table, it: int) -> None:
    """Takes a piece from where it lies."""
    zone, me = table.zone[it], it // EACH
    if zone == HAND:
        table.hand = less(table.hand, me, it)
    elif zone == DECK:
        table.deck = less(table.deck, me, it)
    elif zone == DISCARD:
        table.discard = less(table.discard, me, it)
    elif zone == COURSE_DECK:
        table.course_deck = less(table.course_deck, me, it)
    elif zone == WORLD_MAP:
        table.world_map = less(table.world_map, me, it)
        table.sleep(it)
    elif zone == HOME:
        table.home = less(table.home, me, it)
        table.sleep(it)
    elif zone == AT_COURSE:
        table.partners = without(table.partners, it)
        table.sleep(it)
    elif zone == ATTACHED:
        table.attached = without(table.attached, it)
        table.sleep(it)
    table.at[it] = NOTHING
    table.tapped[it] = False
    table.zone[it] = AWAY


def lay(table: Table, it: int, zone: int, at: int = NOTHING) -> None:
    """Lays a piece that was taken up into a zone of its owner, or attaches it. Open cards all may see. [R41]"""
    me = it // EACH
    table.zone[it] = zone
    table.at[it] = at
    if zone == HAND:
        table.hand = more(table.hand, me, it)
        table.show(it, 1 << me)
        return
    if zone == COURSE_DECK:
        table.course_deck = more(table.course_deck, me, it)
        return
    if zone == DECK:
        table.deck = more(table.deck, me, it)
        return
    table.show(it)
    if zone == DISCARD:
        table.discard = more(table.discard, me, it)
        return
    if zone == WORLD_MAP:
        table.world_map = more(table.world_map, me, it)
    elif zone == HOME:
        table.home = more(table.home, me, it)
    elif zone == AT_COURSE:
        table.partners = [*table.partners, it]
    elif zone == ATTACHED:
        table.attached = [*table.attached, it]
    table.wake(it)


def is_course(it: int) -> bool:
    """Whether a piece is of a course deck: in play it stays in its world map. [R54]"""
    return it % EACH < COURSES


def tap(table: Table, it: int, kind: str = TAPS) -> None:
    table.tapped[it] = True
    table.happened(kind, it // EACH, it)


def untap(table: Table, it: int) -> None:
    if table.tapped[it]:
        table.tapped[it] = False
        table.happened(UNTAPS, it // EACH, it)


def put_off(table: Table, it: int) -> None:
    """Discards a piece, after all that is attached to it, to its owner's pile. [R20] [R54]"""
    if is_course(it):
        return
    for card in table.attachments(it):
        put_off(table, card)
    take_up(table, it)
    lay(table, it, DISCARD)
    table.happened(DISCARDS, it // EACH, it)


def put_back(table: Table, it: int) -> None:
    """Returns a piece to its owner's hand; what is attached to it is discarded. [R54]"""
    if is_course(it):
        return
    for card in table.attachments(it):
        put_off(table, card)
    take_up(table, it)
    lay(table, it, HAND)
    table.progress()
    table.happened(RETURNS, it // EACH, it)
