"""Before the game: an empty table, the first hands, and who wants another one."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses import piles
from rulebound.games.courses.box import COURSES, EACH
from rulebound.games.courses.choices import ACTIONS
from rulebound.games.courses.events import KEEPS, MULLIGANS
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import COURSE_DECK, DECK, HAND
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.pieces import pieces_of

OPENING_HAND: Final = 7


def lay_out(table: Table, faces: list[int]) -> None:
    """A table with these faces, seat by seat, of which nothing lies anywhere yet.

    A seat's courses are one pool, its other cards another.
    """
    seats = table.seats
    pools = [it // EACH * 2 + (0 if it % EACH < COURSES else 1) for it in range(len(faces))]
    table.lay_out(faces, pools, pieces_of(pools))
    table.points = [0] * seats
    table.failed = [False] * seats
    table.tapped = [False] * len(faces)
    table.at = [NOTHING] * len(faces)


def fill_decks(table: Table) -> None:
    """All courses and cards into their decks."""
    for seat in range(table.seats):
        table.fill(list(range(seat * EACH, seat * EACH + COURSES)), COURSE_DECK, seat)
        table.fill(list(range(seat * EACH + COURSES, (seat + 1) * EACH)), DECK, seat)


def prepare(table: Table) -> None:
    """Shuffles, deals, and lets everybody look at the first hand, before what waits on the agenda.

    [setup.courses] [setup.deck] [setup.hand] [setup.order] [R2]
    """
    fill_decks(table)
    for seat in range(table.seats):
        table.shuffle(COURSE_DECK, seat, seat)
        table.shuffle(DECK, seat, seat)
    table.begin_tracking()
    table.clause = "setup.hand"
    for seat in range(table.seats):
        piles.draw(table, seat, OPENING_HAND)
    order = [(table.first + i) % table.seats for i in range(table.seats)]
    table.do(*[mulligan.by(seat) for seat in order])


@rule("setup.mulligan")
def mulligan(table: Table, me: int) -> None:
    """Another hand, once, for whoever wants one. [R1]"""
    table.active = me
    table.ask(me, FIRST_HAND, [KEEP, ANOTHER])


class Keep(Action[Table]):
    """Play with this hand."""

    says = "Keep this hand"

    def perform(self, table: Table, me: int) -> None:
        table.happened(KEEPS, me)


class Another(Action[Table]):
    """Shuffle the hand back and draw seven again. [R1]"""

    says = "Shuffle it back and draw seven others"

    def perform(self, table: Table, me: int) -> None:
        table.happened(MULLIGANS, me)
        for it in table.cards_in(HAND, me):
            table.put(it, DECK, me)
        table.shuffle(DECK, me, me)
        piles.draw(table, me, OPENING_HAND)


FIRST_HAND: Final[Question[Table]] = Question("setup.mulligan", "Do you keep your first hand?", takes=[Keep, Another])
KEEP: Final = ACTIONS.one(Keep)
ANOTHER: Final = ACTIONS.one(Another)
