"""What other players lose is counted, and players who have more than you."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import player

TEXTS = {
    "Drain": "Each other player loses 2 points. Gain 1 point for each point lost this way.",
    "Sip": "Another player loses up to 2 points. You gain that many points.",
    "Half": "Each other player loses half their points. Gain 1 point for each point they lost.",
    "Cards": "Each other player loses 1 point. Draw a card for each point lost this way.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    items = [(name, "item", text) for name, text in TEXTS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *items)


def test_all_that_others_lose_is_counted(own: CourseGame) -> None:
    table = plays(own, "Drain", player(points=1), player(points=5))

    assert table.points == [3, 0, 3]


@pytest.mark.parametrize(("had", "left"), [(1, [1, 0]), (5, [2, 3])])
def test_who_must_lose_up_to_so_much_is_not_asked(own: CourseGame, had: int, left: list[int]) -> None:
    assert plays(own, "Sip", player(points=had)).points == left


def test_halves_that_others_lose_are_counted(own: CourseGame) -> None:
    assert plays(own, "Half", player(points=5), player(points=2)).points == [3, 3, 1]


def test_cards_are_drawn_for_what_others_lose(own: CourseGame) -> None:
    table = plays(own, "Cards", player(points=1), player(points=0))

    assert table.hand(0) == ["Twig"]


@pytest.mark.parametrize("who", [
    "Other players with more points than you lose", "Each other player with more points than you loses",
])  # fmt: skip
def test_who_has_more_than_you_loses_some(tmp_path: Path, who: str) -> None:
    own = game_with(tmp_path, ("Even", "item", f"{who} 1 point."))

    assert plays(own, "Even", player(points=3), player(points=1), points=1).points == [1, 2, 1]
