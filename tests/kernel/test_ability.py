"""Abilities: what a card adds to the game while it is in play."""

from __future__ import annotations

from rulebound.kernel.basics.modifier import of_seat
from tests.kernel.toy.game import do, names, options, piece, player, scene
from tests.kernel.toy.state import HAND, INCOME


def test_a_static_ability_counts_for_others_as_long_as_its_card_is_in_play() -> None:
    table = scene(player(in_play=["Captain", "Squire"]), player(in_play=["Squire"]))
    mine, theirs = piece(table, "Squire", 0), piece(table, "Squire", 1)
    during = [table.power(piece(table, "Captain")), table.power(mine), table.power(theirs)]

    table.destroy(piece(table, "Captain"))

    assert during == [1, 2, 1]
    assert table.power(mine) == 1


def test_two_cards_with_the_same_static_ability_add_up() -> None:
    table = scene(player(in_play=["Captain", "Captain", "Squire"]), player())

    assert [table.power(it) for it in table.play] == [2, 2, 3]


def test_a_static_ability_can_be_about_a_seat() -> None:
    table = scene(player(in_play=["Miser"]), player())

    assert [table.bonus(INCOME, of_seat(seat)) for seat in (0, 1)] == [1, 0]


def test_a_card_counts_from_the_moment_it_comes_into_play() -> None:
    table = scene(player(hand=["Captain"], in_play=["Squire"]), player())
    before = table.power(piece(table, "Squire"))

    table.enter(piece(table, "Captain"))

    assert (before, table.power(piece(table, "Squire"))) == (1, 2)


def test_a_card_without_abilities_is_not_looked_at() -> None:
    table = scene(player(in_play=["Squire", "Captain", "Giant"]), player())

    assert names(table, table.enabled) == ["Captain"]


def test_what_stands_for_the_cards_in_play_is_replaced_and_never_changed() -> None:
    table = scene(player(in_play=["Captain", "Mourner"]), player())
    copy = table.clone()
    before = {key: list(found) for key, found in copy.standing.items()}

    table.move(piece(table, "Captain"), HAND)

    assert {key: list(found) for key, found in copy.standing.items()} == before
    assert list(table.standing) == ["destroyed"]


def test_a_need_is_lifted_only_for_what_the_card_says() -> None:
    table = scene(player(in_play=["Squire", "Sneak"]), player(in_play=["Giant"]))

    assert [option for option in options(table) if option.startswith("Strike")] == ["Strike with Sneak"]


def test_who_forbids_an_action_can_be_named() -> None:
    table = scene(player(), player(in_play=["Herald"]))

    assert table.forbidder("cannot strikes", 0, 1) == piece(table, "Herald", 1)
    assert table.forbidder("cannot strikes", 1, 0) == -1
    assert table.forbidder("cannot something else", 0, 1) == -1


def test_an_activated_ability_is_played_out_after_its_cost_was_paid() -> None:
    table = scene(player(in_play=["Smith"]), player())

    do(table, "Use Smith")

    assert table.coins[0] == 1
    assert "Use Smith" not in options(table)
    assert [event.kind for event in table.log][:2] == ["exhausts", "declares"]
