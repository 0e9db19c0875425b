"""Each promise of Arcane Academy is tested: on a table that breaks it, it says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

import rulebound
from rulebound.games.arcane.invariants import INVARIANTS
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import DISCARD, GONE, HAND, MARKET
from rulebound.kernel.basics.modifier import END_OF_TURN, Modifier
from rulebound.kernel.game.invariant import Invariant
from tests.games.promises import check_broken


def a_table() -> Table:
    """A new game of two."""
    table = rulebound.load("arcane").new_state(seed=1)
    assert isinstance(table, Table)
    return table


def lay_twice(table: Table) -> None:
    table.piles[DISCARD] = table.cards_in(HAND, 0)[:1]


def say_another_place(table: Table) -> None:
    table.zone[table.cards_in(MARKET)[0]] = 0


def spill_tokens(table: Table) -> None:
    table.exhaustion[table.top.index(-1)] = 1


def overfill_the_dial(table: Table) -> None:
    table.will = [10, 0]


def owe_shards(table: Table) -> None:
    table.shards = [0, -1]


def sell_a_tile(table: Table) -> None:
    table.put(table.top_card(MARKET), GONE)


def hold_too_little(table: Table) -> None:
    for seat in range(2):
        table.piles[HAND + seat] = table.cards_in(HAND, seat)[1:]


def leave_a_change(table: Table) -> None:
    table.modifiers = [Modifier("cost", table.cards_in(HAND, 0)[0], 1, END_OF_TURN, 0, table.cards_in(HAND, 0)[0])]


DAMAGE: Final[dict[str, Callable[[Table], None]]] = {
    "every_card_is_in_one_place": lay_twice,
    "cards_lie_where_they_say": say_another_place,
    "tiles_lie_on_their_space": spill_tokens,
    "will_is_within_its_dial": overfill_the_dial,
    "nothing_is_below_zero": owe_shards,
    "the_center_is_filled_when_a_turn_begins": sell_a_tile,
    "private_assignments_are_replaced_when_a_turn_begins": hold_too_little,
    "nothing_outlasts_its_turn": leave_a_change,
}


@pytest.mark.parametrize("one", INVARIANTS, ids=lambda one: one.name)
def test_a_table_that_breaks_a_promise_is_noticed(one: Invariant[Table]) -> None:
    check_broken(one, a_table(), DAMAGE[one.name])


def test_of_every_promise_it_is_said_how_it_can_be_broken() -> None:
    assert sorted(DAMAGE) == sorted(one.name for one in INVARIANTS)
