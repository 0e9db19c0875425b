"""Each promise of Avarium Academy is tested: on a table that breaks it, it says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

import rulebound
from rulebound.games.avarium.invariants import INVARIANTS
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, COURTYARD, SCHOOL
from rulebound.kernel.basics.modifier import END_OF_TURN, Modifier
from rulebound.kernel.game.invariant import Invariant
from tests.games.promises import check_broken


def a_table() -> Table:
    """Two players with six students in all, and a full Courtyard."""
    game = rulebound.load("avarium")
    students = sorted(card.name for card in game.card_list if card.kind == "student")
    seats = [{"class": students[:3], "merit": 5}, {"class": students[3:6], "merit": 5}]
    table = game.scene(seats=seats, courtyard=students[6:12], school=students[12:20])
    assert isinstance(table, Table)
    return table


def lay_twice(table: Table) -> None:
    table.piles[SCHOOL] = [*table.cards_in(SCHOOL), table.cards_in(CLASS, 0)[0]]


def say_another_place(table: Table) -> None:
    table.zone[table.cards_in(CLASS, 0)[0]] = 0


def take_from_the_courtyard(table: Table) -> None:
    table.piles[COURTYARD] = [-1, *table.cards_in(COURTYARD)[1:]]


def fight_from_the_courtyard(table: Table) -> None:
    table.parties[0].append(table.cards_in(COURTYARD)[0])


def lose_all_merit(table: Table) -> None:
    table.merit = [0, 5]


def owe_reputation(table: Table) -> None:
    table.reputation = [0, -1]


def crowd_a_class(table: Table) -> None:
    table.piles[CLASS] = table.cards_in(CLASS, 0) + table.cards_in(COURTYARD)


def leave_a_token(table: Table) -> None:
    table.token = [it == table.cards_in(CLASS, 0)[0] for it in range(len(table.token))]


def leave_a_change(table: Table) -> None:
    it = table.cards_in(CLASS, 0)[0]
    table.modifiers = [Modifier("Combat", it, 1, END_OF_TURN, 0, it)]


DAMAGE: Final[dict[str, Callable[[Table], None]]] = {
    "every_card_is_in_one_place": lay_twice,
    "cards_lie_where_they_say": say_another_place,
    "the_courtyard_is_full": take_from_the_courtyard,
    "parties_stand_in_classes": fight_from_the_courtyard,
    "who_has_no_merit_has_left": lose_all_merit,
    "nothing_is_below_zero": owe_reputation,
    "no_class_is_above_five_when_a_turn_begins": crowd_a_class,
    "no_token_is_left_when_a_turn_begins": leave_a_token,
    "nothing_outlasts_its_turn": leave_a_change,
}


@pytest.mark.parametrize("one", INVARIANTS, ids=lambda one: one.name)
def test_a_table_that_breaks_a_promise_is_noticed(one: Invariant[Table]) -> None:
    check_broken(one, a_table(), DAMAGE[one.name])


def test_of_every_promise_it_is_said_how_it_can_be_broken() -> None:
    assert sorted(DAMAGE) == sorted(one.name for one in INVARIANTS)
