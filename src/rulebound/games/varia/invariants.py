"""What holds in every position of Varia by the rulebook."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia.card import ATTACK, BLOCK
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER, TIMELINE
from rulebound.kernel.game.invariant import Invariant, elsewhere, invariant, misplaced
from rulebound.kernel.table.zones import AWAY


@invariant("zone.deck")
def every_card_is_in_one_place(table: Table) -> list[str]:
    return misplaced(table, [it for row in table.rows for action in row for it in action])


@invariant("zone.timeline")
def what_is_planned_lies_on_the_timeline(table: Table) -> list[str]:
    """Also, each card there is in one moment of its player's row."""
    faults = elsewhere(table)
    for it, zone in enumerate(table.zone):
        rows = [seat for seat, row in enumerate(table.rows) for action in row if it in action]
        if (zone == TIMELINE) != (len(rows) == 1):
            faults.append(f"piece {it} in zone {zone} lies in {len(rows)} moments")
        elif rows and rows[0] != table.holder[it]:
            faults.append(f"piece {it} of {table.holder[it]} lies in the row of {rows[0]}")
    return faults


@invariant("combo.attack-block")
def no_action_attacks_and_blocks(table: Table) -> list[str]:
    actions = [action for row in table.rows for action in row if action]
    return [f"{action} attacks and blocks" for action in actions if is_both(table, action)]


def is_both(table: Table, action: list[int]) -> bool:
    return table.is_typed(action, ATTACK) and table.is_typed(action, BLOCK)


@invariant("token.gone")
def tokens_are_on_the_timeline_and_stacks_with_their_players(table: Table) -> list[str]:
    faults: list[str] = []
    for it, face in enumerate(table.faces):
        if face >= 0 and table.is_token(it) and not (table.zone[it] == AWAY and table.lingers):  # [R50]
            wanted = CHARACTER if table.kind(it) == "stack" or table.is_asset(it) else TIMELINE
            if table.zone[it] != wanted:
                faults.append(f"{table.card(it)} lies in zone {table.zone[it]}")
            if (table.kind(it) == "stack") != (table.heaps[it] > 0):
                faults.append(f"{table.card(it)} stands for {table.heaps[it]} stacks")
    return faults


@invariant("win.health")
def each_player_in_the_game_has_health(table: Table) -> list[str]:
    if table.over:
        return []
    return [f"seat {seat} has no Health Points" for seat in range(table.seats) if table.health(seat) <= 0]


INVARIANTS: Final[list[Invariant[Table]]] = [
    every_card_is_in_one_place,
    what_is_planned_lies_on_the_timeline,
    no_action_attacks_and_blocks,
    tokens_are_on_the_timeline_and_stacks_with_their_players,
    each_player_in_the_game_has_health,
]
