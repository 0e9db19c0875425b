"""Setting up the game: chapter 3 of the handbook. An empty table, and the deal before the first turn."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import pieces, schemes
from rulebound.games.avarium.box import BOX, IDOLS, PIECES, SCHEMES, STUDENTS
from rulebound.games.avarium.ending import has_ended
from rulebound.games.avarium.state import NOBODYS, Table
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.agenda import MOST_SEATS, rule
from rulebound.kernel.table.pieces import pieces_of

STARTING_HAND: Final = 2
POOLS: Final = BOX.pools_of(MOST_SEATS)
POOLED: Final = pieces_of(POOLS)
SEAT_BONUS: Final = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}  # [setup.bonus] [royale.bonus]


def lay_out(table: Table, faces: list[int]) -> None:
    """An empty table with these faces. All cards will come into their decks, idols are in the box."""
    seats = table.seats
    table.lay_out(faces, POOLS, POOLED)
    table.last_in = [NO_SEAT] * PIECES
    table.exhausted = [False] * PIECES
    table.token = NOBODYS
    table.used = NOBODYS
    table.turns = [0] * seats
    table.merit = [0] * seats
    table.reputation = [0] * seats
    table.schemes_played = [0] * seats
    table.idol = [NOTHING] * seats
    for it in BOX.of_pool(IDOLS, 0):
        table.show(it)


def begin(table: Table) -> None:
    """Lays out the game, and deals.

    [setup.merit] [setup.school] [setup.courtyard] [setup.library] [setup.hand] [setup.bonus] [B1] [B2]
    """
    for seat, idol in enumerate(idols_of(table)):
        place_idol(table, seat, idol)
    for pool in (STUDENTS, SCHEMES):
        table.fill([it for it in BOX.of_pool(pool, 0) if table.faces[it] >= 0], pool.zone)
        table.shuffle(pool.zone, pool.stream)
    table.begin_tracking()
    order = [(table.first + i) % table.seats for i in range(table.seats)]
    for bonus, seat in zip(SEAT_BONUS[table.seats], order, strict=True):
        table.reputation[seat] = bonus
    table.clause = "setup.courtyard"
    pieces.refill(table)
    table.clause = "setup.hand"
    table.then(table.first, hands_are_dealt)  # comes after what cards offer for the draws
    for _ in range(STARTING_HAND):
        for seat in order:
            schemes.draw(table, seat)


@rule("setup.hand")
def hands_are_dealt(table: Table, me: int) -> None:
    """What cards have made of the first draws counts now, and no draw of the first turn is a second one. [A8]"""
    if 0 in table.merit:
        has_ended(table)
    table.end_modifiers(END_OF_TURN, -1)


def idols_of(table: Table) -> list[int]:
    """The idol of each seat: the chosen ones, and others at random. [setup.idol] [setup.idol.basic]"""
    idols = {table.card(it).name: it for it in BOX.of_pool(IDOLS, 0) if table.faces[it] >= 0}
    chosen = [table.setup.options[f"idol_{seat + 1}"] for seat in range(table.seats)]
    basic = table.setup.options["idols"] == "basic"
    drawn = [it for name, it in idols.items() if name not in chosen and (table.print_of(it).basic or not basic)]
    table.chance().dice.shuffle(drawn)
    return [drawn.pop() if name == "random" else idols[name] for name in chosen]


# [idol.class]
def place_idol(table: Table, seat: int, idol: int) -> None:
    """Puts an idol face up into its player's Class; it sets the player's Merit. [setup.idol] [setup.merit]"""
    table.idol[seat] = idol
    table.zone[idol] = CLASS
    table.holder[idol] = seat
    table.last_in[idol] = seat
    table.merit[seat] = table.print_of(idol).merit
    table.enable(idol)
