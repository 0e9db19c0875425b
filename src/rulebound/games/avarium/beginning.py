"""Setting up the game: chapter 3 of the handbook. An empty table, and what lies where before the first turn."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import pieces, schemes
from rulebound.games.avarium.box import (
    FIRST_IDOL,
    FIRST_SCHEME,
    LIBRARY_STREAM,
    PIECES,
    SCHOOL_STREAM,
    pool_of,
)
from rulebound.games.avarium.state import NOBODYS, Table
from rulebound.games.avarium.zones import CLASS, LIBRARY, SCHOOL
from rulebound.kernel.table.action import NOBODY, NOTHING
from rulebound.kernel.table.pieces import pieces_of

STARTING_HAND: Final = 2
POOLS: Final = [pool_of(it) for it in range(PIECES)]
POOLED: Final = pieces_of(POOLS)
SEAT_BONUS: Final = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}  # [setup.bonus] [royale.bonus]


def lay_out(table: Table, faces: list[int]) -> None:
    """An empty table with these faces: three pools, everything in its deck, idols in the box."""
    seats = table.seats
    table.lay_out(faces, POOLS, POOLED)
    table.last_in = [NOBODY] * PIECES
    table.exhausted = [False] * PIECES
    table.token = NOBODYS
    table.used = NOBODYS
    table.turns = [0] * seats
    table.merit = [0] * seats
    table.reputation = [0] * seats
    table.schemes_played = [0] * seats
    table.idol = [NOTHING] * seats
    for it in range(FIRST_IDOL, PIECES):
        table.show(it)


def prepare(table: Table, idols: list[int]) -> None:
    """Lays out the game for idols that are chosen already, and deals.

    [setup.idol] [setup.merit] [setup.school] [setup.courtyard] [setup.library] [setup.hand] [setup.bonus] [B1] [B2]
    """
    table.fill([it for it in range(FIRST_SCHEME) if table.faces[it] >= 0], SCHOOL)
    table.fill([it for it in range(FIRST_SCHEME, FIRST_IDOL) if table.faces[it] >= 0], LIBRARY)
    for seat, idol in enumerate(idols):
        place_idol(table, seat, idol)
    table.shuffle(SCHOOL, SCHOOL_STREAM)
    table.shuffle(LIBRARY, LIBRARY_STREAM)
    table.begin_tracking()
    order = [(table.first + i) % table.seats for i in range(table.seats)]
    for bonus, seat in zip(SEAT_BONUS[table.seats], order, strict=True):
        table.reputation[seat] = bonus
    table.clause = "setup.courtyard"
    pieces.refill(table)
    table.clause = "setup.hand"
    for _ in range(STARTING_HAND):
        for seat in order:
            schemes.draw(table, seat)


# [idol.class]
def place_idol(table: Table, seat: int, idol: int) -> None:
    """An idol lies face up in its player's Class, whose Merit it sets. [setup.idol] [setup.merit]"""
    table.idol[seat] = idol
    table.zone[idol] = CLASS
    table.holder[idol] = seat
    table.last_in[idol] = seat
    table.merit[seat] = table.print_of(idol).merit
    table.wake(idol)
