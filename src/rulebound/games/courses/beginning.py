"""Before the game: an empty table, the first hands, and the players who want another one."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses import piles
from rulebound.games.courses.box import BOX
from rulebound.games.courses.choices import ACTIONS
from rulebound.games.courses.events import KEEPS, MULLIGANS
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import DECK, HAND
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Step, rule

OPENING_HAND: Final = 7


def lay_out(table: Table, faces: list[int]) -> None:
    """A table with these faces, seat by seat. No piece has a place yet."""
    layout = BOX.layout(table.seats, tokens=len(table.token_pieces) > 0)
    table.lay_out(faces, layout.pools, layout.pooled)
    table.points = [0] * table.seats
    table.failed = [False] * table.seats
    table.tapped = [False] * len(faces)
    table.at = [NOTHING] * len(faces)


def begin(table: Table) -> None:
    """Shuffles, deals, and lets all players look at their first hands, before the first turn.

    [setup.courses] [setup.deck] [setup.hand] [setup.order] [R2]
    """
    for pool in BOX.pools:
        for seat in range(table.seats):
            table.fill(BOX.of_pool(pool, seat), pool.zone, seat)
            table.shuffle(pool.zone, seat, seat)
    table.begin_tracking()
    table.clause = "setup.hand"
    for seat in range(table.seats):
        piles.draw(table, seat, OPENING_HAND)
    table.do(*first_hands(table, table.first))


def first_hands(table: Table, first: int) -> list[Step[Table]]:
    """Asks each player about the first hand, from this one on."""
    order = [(table.first + i) % table.seats for i in range(table.seats)]
    return [mulligan.by(seat) for seat in order[order.index(first) :]]


@rule("setup.mulligan")
def mulligan(table: Table, me: int) -> None:
    """A player who does not want the first hand gets another one, once. [R1]"""
    table.active = me
    table.ask(me, FIRST_HAND, [KEEP, ANOTHER])


class Keep(Action[Table]):
    """Keep this hand."""

    says = "Keep this hand"

    def perform(self, table: Table, me: int) -> None:
        table.emit(KEEPS, me)


class Another(Action[Table]):
    """Shuffle the hand back and draw seven again. [R1]"""

    says = "Shuffle it back and draw seven others"

    def perform(self, table: Table, me: int) -> None:
        table.emit(MULLIGANS, me)
        for it in table.cards_in(HAND, me):
            table.put(it, DECK, me)
        table.shuffle(DECK, me, me)
        piles.draw(table, me, OPENING_HAND)


FIRST_HAND: Final[Question[Table]] = Question("setup.mulligan", "Do you keep your first hand?", takes=[Keep, Another])
KEEP: Final = ACTIONS.one(Keep)
ANOTHER: Final = ACTIONS.one(Another)
