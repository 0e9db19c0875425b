"""The order of play: clockwise, past those who have left the game."""

from __future__ import annotations

import pytest

from rulebound.kernel.game import saving
from rulebound.kernel.table.turns import Turns
from tests.kernel.toy.game import TOY, player, scene
from tests.kernel.toy.state import Table


def four() -> Table:
    return scene(player(), player(), player(), player())


def orders(table: Turns) -> list[list[int]]:
    return [table.clockwise[seat] for seat in range(table.seats)]


def test_all_follow_each_other_clockwise() -> None:
    table = four()

    assert orders(table) == [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]]
    assert [table.next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_who_has_left_the_game_is_passed_over() -> None:
    table = four()

    table.leave_game(1)

    assert orders(table) == [[0, 2, 3], [2, 3, 0], [2, 3, 0], [3, 0, 2]]
    assert [table.next_seat(seat) for seat in range(4)] == [2, 2, 3, 0]
    assert table.left() == [0, 2, 3]


def test_the_last_one_in_the_game_follows_itself() -> None:
    table = four()

    for seat in (0, 1, 3):
        table.leave_game(seat)

    assert [table.next_seat(seat) for seat in range(4)] == [2, 2, 2, 2]


def test_a_copy_has_an_order_of_its_own() -> None:
    table = four()

    table.clone().leave_game(3)

    assert table.left() == [0, 1, 2, 3]


def test_extra_turns_are_counted_as_turns_of_their_player_and_skipped_ones_are_not() -> None:
    table = scene(player(), player(), player())
    begun: list[list[int]] = []
    table.turn = 0
    table.begin_turn(table.first)
    table.earn_turn(0)
    table.skip_next_turn(1)
    for _ in range(4):
        begun.append([table.turns_begun(seat) for seat in range(3)])
        me = table.active
        table.begin_turn(table.turn_after(me, table.next_seat(me)))

    assert begun == [[1, 0, 0], [2, 0, 0], [2, 0, 1], [3, 0, 1]]


@pytest.mark.parametrize("gone", [[], [2], [0, 3]])
def test_a_table_that_was_saved_knows_who_has_left(gone: list[int]) -> None:
    table = four()
    for seat in gone:
        table.leave_game(seat)

    again = saving.load(TOY, saving.save(table))

    assert orders(again) == orders(table)
