"""Setting up the game: an empty table, and the deal before the first turn."""

from __future__ import annotations

from rulebound.games.arcane import assignments, market, tiles
from rulebound.games.arcane.box import (
    ASSIGNMENTS,
    BOX,
    CORNERS,
    FIRST_ASSIGNMENT,
    FIRST_CORNER,
    PRIVATE_SIZE,
    START_SHARDS,
    START_WILL,
    TILES,
)
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import Table
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.pieces import pieces_of


def lay_out(table: Table, faces: list[int]) -> None:
    """A table with these faces. Nothing has a place yet except the corners of the slates. [setup.slate]"""
    printed = [card for card in table.prints if card.kind in ASSIGNMENTS.kinds and not card.token]
    seats, there = table.seats, FIRST_ASSIGNMENT + len(printed) + len(table.token_pieces)
    pools = BOX.pools_of(seats)[:there]
    table.lay_out(faces[:there], pools, pieces_of(pools))
    table.will = [START_WILL] * seats
    table.shards = [START_SHARDS] * seats
    table.prestige = [0] * seats
    table.extra = [0] * seats
    table.owed = [0] * seats
    table.finals = [False] * seats
    table.below = [NOTHING] * there
    table.spot = [NOTHING] * there
    table.turns = [0] * there
    table.tokens = [0] * there
    table.top = [NOTHING] * (SPACES * seats)
    table.exhaustion = [0] * (SPACES * seats)
    for it in range(FIRST_CORNER, FIRST_CORNER + CORNERS * seats):
        seat = (it - FIRST_CORNER) // CORNERS
        tiles.put_on(table, it, seat * SPACES + table.print_of(it).space, 0)


def begin(table: Table) -> None:
    """Shuffles, lays out the center, and deals. [setup.bag] [setup.market] [setup.deck] [setup.public]

    [setup.private] [setup.first] [R6]
    """
    for pool in (TILES, ASSIGNMENTS):
        table.fill([it for it in BOX.of_pool(pool, 0) if it < len(table.faces) and table.faces[it] >= 0], pool.zone)
        table.shuffle(pool.zone, pool.stream)
    table.begin_tracking()
    table.active = table.first
    table.clause = "setup.market"
    market.refill_market(table)
    table.clause = "setup.public"
    assignments.refill_public(table, table.first)
    table.clause = "setup.private"
    for seat in table.left():
        assignments.draw(table, seat, PRIVATE_SIZE)
