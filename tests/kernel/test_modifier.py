"""Modifiers: changes of a value, each for as long as it says."""

from __future__ import annotations

from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN, NEXT_TURN, Modifier, load_modifier, of_seat
from tests.kernel.toy.game import do, pass_all, piece, player, scene
from tests.kernel.toy.state import HAND, INCOME, POWER, Table


def power(table: Table, name: str, seat: int = 0) -> int:
    return table.power(piece(table, name, seat))


def end_turns(table: Table, turns: int) -> None:
    for _ in range(turns):
        do(table, "End your turn")


# -- Durations ---------------------------------------------------------------------------------------------------------


def test_until_the_end_of_the_turn_ends_with_the_turn() -> None:
    table = scene(player(hand=["Rally"], coins=1, in_play=["Squire"]), player())

    do(table, "Play Rally", "Pay with coins")
    during = power(table, "Squire")
    end_turns(table, 1)

    assert (during, power(table, "Squire")) == (3, 1)


def test_until_the_end_of_the_turn_ends_with_this_turn_whoever_played_it() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player(hand=["Rally"], coins=1, in_play=["Squire"]))

    do(table, "Play Bolt", "Player 2", "Play Rally", "Pay with coins")
    during = power(table, "Squire", 1)
    end_turns(table, 1)

    assert (during, power(table, "Squire", 1)) == (3, 1)


def test_until_your_next_turn_lasts_through_the_others_turns_and_ends_as_yours_begins() -> None:
    table = scene(player(hand=["Curse"], coins=1), player(in_play=["Giant"]), player())

    do(table, "Play Curse")
    pass_all(table)
    lasted = [power(table, "Giant", 1)]
    for _ in range(3):
        end_turns(table, 1)
        lasted.append(power(table, "Giant", 1))

    assert lasted == [3, 3, 3, 4]


def test_while_in_play_ends_when_its_source_leaves() -> None:
    table = scene(player(hand=["Banner"], coins=1, in_play=["Squire"]), player())
    do(table, "Play Banner", "Pay with coins", "Squire")
    end_turns(table, 2)
    while_there = power(table, "Squire")

    table.destroy(piece(table, "Banner"))

    assert (while_there, power(table, "Squire")) == (3, 1)


def test_when_a_source_leaves_what_does_not_depend_on_it_stays() -> None:
    table = scene(player(in_play=["Squire", "Giant"]), player())
    table.modify(POWER, piece(table, "Squire"), 1, END_OF_GAME, 0, piece(table, "Giant"))
    table.modify(POWER, piece(table, "Squire"), 1, END_OF_TURN, 0, piece(table, "Giant"))

    table.destroy(piece(table, "Giant"))

    assert power(table, "Squire") == 3


def test_for_the_rest_of_the_game_stays() -> None:
    table = scene(player(hand=["Oath"], coins=1, in_play=["Squire"]), player())

    do(table, "Play Oath", "Pay with coins")
    end_turns(table, 5)

    assert power(table, "Squire") == 2


def test_a_game_may_have_a_duration_of_its_own() -> None:
    table = scene(player(in_play=["Squire"]), player(hand=["Lunge", "Giant"], coins=2), chance=[1])
    do(table, "Strike with Squire", "Play Lunge")

    pass_all(table)

    assert table.life[1] == 10 - 1 - (1 + 3)
    assert power(table, "Squire") == 1


def test_what_changed_a_piece_ends_when_the_piece_leaves_play() -> None:
    table = scene(player(in_play=["Squire"]), player())
    squire = piece(table, "Squire")
    table.modify(POWER, squire, 5, END_OF_GAME, 0, squire)

    table.move(squire, HAND)
    table.enter(squire)

    assert power(table, "Squire") == 1


def test_only_the_modifiers_of_the_seat_whose_turn_begins_end() -> None:
    table = scene(player(in_play=["Squire"]), player())
    squire = piece(table, "Squire")
    for seat in (0, 1):
        table.modify(POWER, squire, 1, NEXT_TURN, seat, squire)

    table.end_modifiers(NEXT_TURN, 1)

    assert [modifier.seat for modifier in table.modifiers] == [0]


# -- Values ------------------------------------------------------------------------------------------------------------


def test_modifiers_of_a_value_add_up() -> None:
    table = scene(player(in_play=["Squire"]), player())
    squire = piece(table, "Squire")

    table.modify(POWER, squire, 2, END_OF_TURN, 0, squire)
    table.modify(POWER, squire, 3, END_OF_GAME, 1, squire)
    table.modify("another value", squire, 7, END_OF_GAME, 1, squire)

    assert power(table, "Squire") == 6


def test_a_value_of_a_seat_can_be_modified() -> None:
    table = scene(player(), player())

    table.modify(INCOME, of_seat(1), 3, END_OF_GAME, 0, 0)
    end_turns(table, 2)

    assert table.coins == [2, 5]


def test_what_changes_a_seat_does_not_end_when_a_piece_of_the_same_number_leaves_play() -> None:
    table = scene(player(in_play=["Squire", "Giant", "Bard"]), player(), player())
    for seat in range(3):
        table.modify(INCOME, of_seat(seat), 1, END_OF_GAME, seat, -1)

    for it in (0, 1, 2):
        table.destroy(it)

    assert [table.income(seat) for seat in range(3)] == [3, 3, 3]


def test_no_seat_is_taken_for_a_piece_or_for_nothing() -> None:
    assert all(of_seat(seat) < -1 for seat in range(4))
    assert len({of_seat(seat) for seat in range(4)}) == 4


# -- As data -----------------------------------------------------------------------------------------------------------


def test_a_copy_has_modifiers_of_its_own() -> None:
    table = scene(player(in_play=["Squire"]), player())
    table.modify(POWER, 0, 1, END_OF_TURN, 0, 0)
    copy = table.clone()

    copy.modify(POWER, 0, 1, END_OF_TURN, 0, 0)
    table.end_modifiers(END_OF_TURN, -1)

    assert (power(table, "Squire"), power(copy, "Squire")) == (1, 3)


def test_a_modifier_survives_being_saved() -> None:
    modifier = Modifier(POWER, 3, -2, NEXT_TURN, 1, 17)

    again = load_modifier(modifier.save())

    assert vars(again) == vars(modifier)
