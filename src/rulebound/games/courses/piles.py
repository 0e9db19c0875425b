"""The verbs of decks and discard piles: what is drawn, turned over, looked at and taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.courses import events
from rulebound.games.courses.ability import ARRIVES_TAPPED, SURVIVES
from rulebound.games.courses.zones import COURSE_DECK, DECK, HAND, WORLD_MAP
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.drawing import draws_otherwise, to_draw

if TYPE_CHECKING:
    from rulebound.games.courses.state import Table

FEW_CARDS: Final = 3  # all players see it [R8]


def survives(table: Table, seat: int) -> bool:
    """Whether a card of this player keeps them in the game."""
    if SURVIVES not in table.standing:  # as most often
        return False
    return any([table.controller(found.source) == seat for found in table.standing[SURVIVES]])


def draw(table: Table, me: int, n: int = 1) -> None:
    """Draws cards, or as many as there are. [R9]"""
    for _ in range(to_draw(table, me, n)):
        if draws_otherwise(table, me):
            continue
        if not table.cards_in(DECK, me):
            table.failed = replaced(table.failed, me, not survives(table, me))
            table.emit(events.FAILS_TO_DRAW, me)
            return
        it = table.top_card(DECK, me)
        table.put(it, HAND, me)
        table.emit(events.DRAWS, me, it, seen=1 << me)
        tell_if_few_are_left(table, me)


def turn_over(table: Table, me: int) -> None:
    """The top card of the course deck, if there is one, goes into the world map. [R7]"""
    if table.cards_in(COURSE_DECK, me):
        it = table.top_card(COURSE_DECK, me)
        table.put(it, WORLD_MAP, me)
        table.tapped[it] = table.bonus(ARRIVES_TAPPED, it) > 0
        table.emit(events.TURNS_OVER, me, it)


def tell_if_few_are_left(table: Table, me: int) -> None:
    """All players see when the third card from the end is the top one. [R8]"""
    if len(table.cards_in(DECK, me)) == FEW_CARDS:
        table.emit(events.FEW_LEFT, me, number=FEW_CARDS)


def take_back(table: Table, it: int) -> None:
    """A card of a discard pile returns to its owner's hand, for all to see."""
    table.put(it, HAND, table.owners[it])
    table.progress()
    table.emit(events.TAKES_BACK, table.owners[it], it)
