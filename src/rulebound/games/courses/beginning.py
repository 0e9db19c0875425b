"""Before the game: an empty table."""

from __future__ import annotations

from rulebound.games.courses.box import COURSES, EACH
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import COURSE_DECK, DECK
from rulebound.kernel.action import NOTHING


def lay_out(table: Table, faces: list[int]) -> None:
    """An empty table with these faces, seat by seat, all courses and cards in their decks.

    A seat's courses are one pool, its other cards another.
    """
    seats = table.seats
    pools = [it // EACH * 2 + (0 if it % EACH < COURSES else 1) for it in range(len(faces))]
    table.lay_out(faces, pools)
    table.points = [0] * seats
    table.out = [False] * seats
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
