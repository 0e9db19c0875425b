"""Before the game: an empty table, the first hands, and who wants another one."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses import pieces, piles
from rulebound.games.courses.box import COURSES, EACH
from rulebound.games.courses.choices import ACTIONS
from rulebound.games.courses.events import KEEPS, MULLIGANS
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import COURSE_DECK, DECK
from rulebound.kernel.action import NOTHING, Action, Question
from rulebound.kernel.agenda import rule
from rulebound.kernel.pieces import pieces_of

OPENING_HAND: Final = 7


def lay_out(table: Table, faces: list[int]) -> None:
    """An empty table with these faces, seat by seat, all courses and cards in their decks.

    A seat's courses are one pool, its other cards another.
    """
    seats = table.seats
    pools = [it // EACH * 2 + (0 if it % EACH < COURSES else 1) for it in range(len(faces))]
    table.lay_out(faces, pools, pieces_of(pools))
    table.points = [0] * seats
    table.failed = [False] * seats
    table.zone = [COURSE_DECK if it % EACH < COURSES else DECK for it in range(len(faces))]
    table.tapped = [False] * len(faces)
    table.at = [NOTHING] * len(faces)
    table.course_deck = [list(range(seat * EACH, seat * EACH + COURSES)) for seat in range(seats)]
    table.deck = [list(range(seat * EACH + COURSES, (seat + 1) * EACH)) for seat in range(seats)]
    table.hand = [[] for _ in range(seats)]
    table.world_map = [[] for _ in range(seats)]
    table.home = [[] for _ in range(seats)]
    table.discard = [[] for _ in range(seats)]


def prepare(table: Table) -> None:
    """Shuffles, deals, and lets everybody look at the first hand, before what waits on the agenda.

    [setup.courses] [setup.deck] [setup.hand] [setup.order] [R2]
    """
    for seat in range(table.seats):
        piles.shuffle_courses(table, seat)
        piles.shuffle(table, seat)
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
        for it in table.hand[me]:
            pieces.take_up(table, it)
            pieces.lay(table, it, DECK)
        piles.shuffle(table, me)
        piles.draw(table, me, OPENING_HAND)


FIRST_HAND: Final[Question[Table]] = Question("setup.mulligan", "Do you keep your first hand?", takes=[Keep, Another])
KEEP: Final = ACTIONS.one(Keep)
ANOTHER: Final = ACTIONS.one(Another)
