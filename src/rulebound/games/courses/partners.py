"""The verbs of partners: they enter, move, exit and are defeated, and items are attached to them."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.acts.counted_later import note_done
from rulebound.games.courses import pieces
from rulebound.games.courses.ability import ARRIVES_TAPPED
from rulebound.games.courses.events import ATTACHES, DEFEATED, ENTERS, EXITS, MOVES
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, ATTACHED
from rulebound.kernel.table.ability_keys import LEARNS
from rulebound.kernel.table.instead import replaced_by_card

CANNOT_BE_DEFEATED: Final = "cannot be defeated"


def enter(table: Table, it: int, course: int) -> None:
    """A partner of a hand is attached to a course; it is untapped, and of the player who held it. [R16] [R63]"""
    me = table.controller(it)
    table.take_up(it)
    pieces.lay(table, it, AT_COURSE, course, of=me)
    table.tapped[it] = table.bonus(ARRIVES_TAPPED, it) > 0
    table.progress()
    table.emit(ENTERS, me, it, course)


def move(table: Table, it: int, course: int) -> None:
    """A partner is attached to another course; what is attached to it comes along. [move.attached]"""
    table.at[it] = course
    if LEARNS in table.standing:
        table.stand()  # it learns from others now, and others from it
    table.progress()
    table.emit(MOVES, table.holder[it], it, course)


def attach(table: Table, it: int, partner: int) -> None:
    """An item stays on a partner; what is no partner at a course gets none. [R21] [R63]"""
    if table.zone[partner] != AT_COURSE:
        return
    me = table.controller(it)
    if table.zone[it] != ATTACHED:
        table.take_up(it)
        pieces.lay(table, it, ATTACHED, partner, of=me)
    table.at[it] = partner
    table.emit(ATTACHES, me, it, partner)


def exit(table: Table, it: int) -> None:  # noqa: A001 - the rulebook's word
    """A partner leaves, with all that is attached to it. [exit.attached]"""
    table.progress()
    table.emit(EXITS, table.holder[it], it, table.at[it])
    pieces.discard(table, it)


def defeat(table: Table, it: int, by: int) -> None:
    """A partner is defeated and discarded with all that is attached to it. [battle.attached] [R43]"""
    defeat_together(table, [(it, by)])


def defeat_together(table: Table, doomed: list[tuple[int, int]]) -> None:
    """Several are, each by the card beside it; none of them is gone when cards notice it.

    Where a player is asked first whether something else happens, that comes afterwards. [R53] [R57]
    """
    if doomed:
        table.progress()
    hit = [(it, by) for it, by in doomed if table.forbidder(CANNOT_BE_DEFEATED, table.controller(it), it) < 0]
    hit = [(it, by) for it, by in hit if is_there(table, it) and not replaced_by_card(table, DEFEATED, it, other=by)]
    hit = [(it, by) for it, by in hit if is_there(table, it)]  # one may have gone instead of another
    their_worth = [pieces.measured_worth(table, it) for it, _ in hit]
    for it, by in hit:
        note_done(table, it)
        table.emit(DEFEATED, table.controller(it), it, by)
    for (it, _), its_worth in zip(hit, their_worth, strict=True):
        pieces.discard_worth(table, it, its_worth)


def is_there(table: Table, it: int) -> bool:
    return table.zone[it] == AT_COURSE
