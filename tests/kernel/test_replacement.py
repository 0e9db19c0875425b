"""Replacements: what happens instead. Mandatory ones are at the head of a verb, optional ones a step before it."""

from __future__ import annotations

from rulebound.kernel.table.instead import replaced_by_card
from tests.kernel.toy.game import asked, do, kinds, names, pass_all, piece, player, scene


def test_a_mandatory_replacement_asks_nobody_and_the_event_does_not_happen() -> None:
    table = scene(player(hand=["Kill"], coins=1), player(in_play=["Phoenix"]))

    do(table, "Play Kill")

    assert names(table, table.play) == ["Phoenix"]
    assert table.exhausted[piece(table, "Phoenix", 1)]
    assert "destroyed" not in kinds(table)


def test_what_was_replaced_triggers_nothing() -> None:
    table = scene(player(hand=["Kill"], coins=1, in_play=["Mourner"]), player(in_play=["Phoenix"]))

    do(table, "Play Kill", "Phoenix", "Pay with coins")
    pass_all(table)

    assert "gains" not in kinds(table)


def test_a_replacement_that_does_not_apply_lets_the_event_happen() -> None:
    table = scene(player(hand=["Kill"], coins=1), player(in_play=["Phoenix"]))
    table.exhausted[piece(table, "Phoenix", 1)] = True

    do(table, "Play Kill")

    assert table.play == []
    assert "destroyed" in kinds(table)


def test_a_replacement_is_only_for_what_it_says() -> None:
    table = scene(player(hand=["Kill"], coins=1), player(in_play=["Phoenix", "Squire"]))

    do(table, "Play Kill", "Squire")
    pass_all(table)

    assert names(table, table.play) == ["Phoenix"]
    assert not table.exhausted[piece(table, "Phoenix", 1)]


def test_a_replacement_of_one_event_replaces_no_other() -> None:
    table = scene(player(in_play=["Phoenix"]), player())

    assert not replaced_by_card(table, "enters", piece(table, "Phoenix"))
    assert replaced_by_card(table, "destroyed", piece(table, "Phoenix"))


def test_a_card_that_has_left_play_replaces_nothing_any_more() -> None:
    table = scene(player(in_play=["Phoenix"]), player())
    phoenix = piece(table, "Phoenix")
    table.exhausted[phoenix] = True
    table.destroy(phoenix)

    assert table.standing == {}
    assert not replaced_by_card(table, "destroyed", phoenix)


def test_an_optional_replacement_is_asked_for_before_the_roll_and_taken_in_its_place() -> None:
    table = scene(player(in_play=["Monk"]), player(), chance=[])

    do(table, "Strike with Monk")
    question = asked(table)
    do(table, "Yes")

    assert question == (0, "Take 3 instead of a roll?")
    assert table.life[1] == 10 - 1 - 3
    assert "rolls" not in kinds(table)


def test_an_optional_replacement_that_is_declined_changes_nothing() -> None:
    table = scene(player(in_play=["Monk"]), player(), chance=[6])

    do(table, "Strike with Monk", "No")

    assert table.life[1] == 10 - 1 - 6
    assert table.scopes == []


def test_nobody_is_offered_a_replacement_that_another_card_has() -> None:
    table = scene(player(in_play=["Squire", "Monk"]), player(), chance=[2])

    do(table, "Strike with Squire")

    assert asked(table) == (0, "What do you do?")
    assert table.life[1] == 10 - 1 - 2


def test_two_that_would_go_instead_of_one_another_do_so_once_each() -> None:
    table = scene(player(hand=["Kill"], coins=1), player(in_play=["Decoy", "Squire", "Decoy"]))

    do(table, "Play Kill", "Squire")

    assert names(table, table.play) == ["Decoy", "Squire"]
    assert kinds(table).count("destroyed") == 1


def test_for_the_next_event_each_replacement_counts_again() -> None:
    table = scene(player(), player(in_play=["Decoy", "Squire", "Decoy"]))
    squire = piece(table, "Squire", 1)

    left = []
    for _ in range(3):
        table.destroy(squire)
        left.append(names(table, table.play))

    assert left == [["Decoy", "Squire"], ["Squire"], []]
    assert table.replacing == []
