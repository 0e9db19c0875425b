"""Cards that other players discard: what they are, and how many they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import Scene, course, player, tapped

POTION = ("Potion", "item", "Draw a card.")


@pytest.mark.parametrize("how", ["a card", "a card at random"])
@pytest.mark.parametrize(("held", "points"), [("Twig", 2), ("Potion", 0)])
@pytest.mark.parametrize("asked", ["If it's a partner", "If a partner was discarded this way"])
def test_what_another_player_discards_is_asked(tmp_path: Path, how: str, held: str, points: int, asked: str) -> None:
    text = f"Choose another player. That player discards {how}. {asked}, gain 2 points."
    own = game_with(tmp_path, ("Robbery", "item", text), POTION)
    table = Scene(own)(player(hand=["Robbery"]), player(hand=[held]), chance=[1] * ("random" in how))

    table.do("Play Robbery")

    assert table.hand(1) == []
    assert table.points == [points, 0]


def test_nothing_is_gained_where_nothing_was_discarded(tmp_path: Path) -> None:
    text = "Another player discards a card. If it is a partner, gain 2 points. Otherwise, gain 1 point."
    table = plays(game_with(tmp_path, ("Robbery", "item", text)), "Robbery", player(hand=[]))

    assert table.points == [1, 0]


def test_points_are_gained_by_the_cost_of_what_another_player_discards(tmp_path: Path) -> None:
    text = "Another player discards a card at random. Gain points equal to its cost."
    own = game_with(tmp_path, ("Robbery", "item", text))
    table = Scene(own)(player(hand=["Robbery"]), player(hand=["Marzipan Golem"]), chance=[1])

    table.do("Play Robbery")

    assert table.points == [5, 0]


@pytest.mark.parametrize(("held", "points"), [(("Twig", "Aki"), 2), (("Twig", "Potion"), 0)])
def test_whether_so_many_were_discarded_is_asked(tmp_path: Path, held: tuple[str, ...], points: int) -> None:
    text = "Another player discards two cards. If two or more partners were discarded this way, gain 2 points."
    own = game_with(tmp_path, ("Robbery", "item", text), POTION)

    table = plays(own, "Robbery", player(hand=list(held)))
    table.do(held[0])

    assert table.points == [points, 0]


def test_it_is_still_the_card_that_enters_where_it_is_not_asked_what_it_is(tmp_path: Path) -> None:
    text = "When this enters, another player discards a card. It gets +1 power until the end of the turn."
    own = game_with(tmp_path, ("Bully", "partner", text))
    table = Scene(own)(player(hand=["Bully"], world_map=[course("Dune Sea")]), player(hand=["Twig"]))

    table.do("Enter Bully for 0 stars")

    assert table.power("Bully") == 3


def test_it_is_asked_whether_something_was_done_to_cards_in_play(tmp_path: Path) -> None:
    text = "Defeat all tapped partners. If no partner was defeated this way, gain 1 point."
    own = game_with(tmp_path, ("Sweep", "item", text))

    assert plays(own, "Sweep").points == [1, 0]
    assert plays(own, "Sweep", player(world_map=[course("Dune Sea", tapped("Twig"))])).points == [0, 0]
