"""Each promise of the course game is tested: on a table that breaks it, it says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

import rulebound
from rulebound.games.courses.invariants import INVARIANTS
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import DECK, DISCARD, HAND
from rulebound.kernel.basics.modifier import END_OF_TURN, Modifier
from rulebound.kernel.game.invariant import Invariant
from tests.games.promises import check_broken


def a_table() -> Table:
    """A new game of two."""
    table = rulebound.load("courses").new_state(seed=1)
    assert isinstance(table, Table)
    return table


def lay_twice(table: Table) -> None:
    table.piles[DISCARD] = table.cards_in(HAND, 0)[:1]


def say_another_place(table: Table) -> None:
    table.zone[table.cards_in(HAND, 0)[0]] = 0


def attach_to_nothing(table: Table) -> None:
    table.at[table.cards_in(HAND, 0)[0]] = table.cards_in(HAND, 0)[1]


def owe_points(table: Table) -> None:
    table.points = [0, -1]


def have_enough_points(table: Table) -> None:
    table.points = [20, 0]


def run_out_of_cards(table: Table) -> None:
    table.piles[DECK] = []


def leave_a_change(table: Table) -> None:
    table.modifiers = [Modifier("power", table.cards_in(HAND, 0)[0], 1, END_OF_TURN, 0, table.cards_in(HAND, 0)[0])]


DAMAGE: Final[dict[str, Callable[[Table], None]]] = {
    "every_card_is_in_one_place": lay_twice,
    "cards_lie_where_they_say": say_another_place,
    "what_is_attached_lies_on_something": attach_to_nothing,
    "points_are_not_below_zero": owe_points,
    "who_has_enough_points_has_won": have_enough_points,
    "who_ran_out_of_cards_has_left": run_out_of_cards,
    "nothing_outlasts_its_turn": leave_a_change,
}


@pytest.mark.parametrize("one", INVARIANTS, ids=lambda one: one.name)
def test_a_table_that_breaks_a_promise_is_noticed(one: Invariant[Table]) -> None:
    check_broken(one, a_table(), DAMAGE[one.name])


def test_of_every_promise_it_is_said_how_it_can_be_broken() -> None:
    assert sorted(DAMAGE) == sorted(one.name for one in INVARIANTS)
