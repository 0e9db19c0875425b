"""The needs of placing: where a tile can lie, and which way round."""

from __future__ import annotations

from rulebound.games.arcane.slate import DIFFERENT_TURNS, SPACES
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.tiles import uncovers_complete
from rulebound.games.arcane.zones import TAKEN
from rulebound.kernel.table.need import need


@need("add.place", "Only a tile that you have taken can be placed.")
def taken(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == TAKEN and table.holder[it] == me


@need("add.place", "There is no such space on a slate.")
def is_space(table: Table, me: int, it: int) -> bool:
    return it < SPACES


@need("R1", "{tile} lies there already.")
def another_space(table: Table, me: int, it: int) -> bool:
    moving = table.scopes[-1].it
    return moving < 0 or table.spot[moving] != table.slate_of(me) * SPACES + it


@need("stack.complete", "That would cover your last Complete Assignment action.")
def keeps_complete(table: Table, me: int, it: int) -> bool:
    """What is not there already cannot be lost, and what a moved tile uncovers is there again. [B6] [B6a] [B9]"""
    scope = table.scopes[-1]
    seat = me if scope.it < 0 and scope.other < 0 else table.slate_of(me)  # as most often
    tile = scope.source if scope.it < 0 else scope.it
    covered = table.top[seat * SPACES + it]
    if covered < 0 or table.print_of(tile).completes or not table.print_of(covered).completes:
        return True
    if table.holder[tile] == seat and uncovers_complete(table, tile):
        return True
    return any([other not in (covered, tile) for other in completers(table, seat)])


def completers(table: Table, me: int) -> list[int]:
    """The visible tiles of a slate with a Complete Assignment action, exhausted or not. [B6] [B7]"""
    return [it for it in table.tiles_of(me) if table.print_of(it).completes]


@need("add.rotate", "Turned like that it lies as it would turned less.")
def turn_makes_a_difference(table: Table, me: int, it: int) -> bool:
    scope = table.scopes[-1]
    tile = scope.source if scope.it < 0 else scope.it
    return it in DIFFERENT_TURNS[table.print_of(tile).edges]
