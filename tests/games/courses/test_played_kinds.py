"""Cards that wait for others to be played, of a kind and at a cost, and that ask whether one was played."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, player, twelve_others
from tests.games.written import Written

CARDS: Final[list[Written]] = [
    ("Coin", "item", "Gain 2 points."),  # it costs nothing
    ("Pennies", "supporter", "When you play an item with cost 1 or less, gain 5 points."),
    ("Scales", "supporter", "When you play an item with cost 1 or more, gain 5 points."),
    ("Ledger", "supporter", "When you play a card with cost 1 or less, gain 5 points."),
    ("Bell", "supporter", "At the end of your turn, if you have played an item this turn, gain 5 points."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def table_with(own: CourseGame, home: str, *hand: str) -> Table:
    mine = player(world_map=[course("Dune Sea", "Aki")], hand=[*hand], home=[home], deck=twelve_others())
    return Scene(own)(mine, player())


@pytest.mark.parametrize(("home", "points"), [("Pennies", 7), ("Ledger", 7), ("Scales", 2)])
def test_a_card_waits_for_items_of_the_cost_that_it_says(own: CourseGame, home: str, points: int) -> None:
    table = table_with(own, home, "Coin")

    table.do("Play Coin")

    assert table.points[0] == points


@pytest.mark.parametrize(("played", "points"), [(("Play Coin",), 7), ((), 0)])
def test_a_card_knows_whether_an_item_was_played_this_turn(
    own: CourseGame, played: tuple[str, ...], points: int
) -> None:
    table = table_with(own, "Bell", "Coin")

    table.do(*played, "End your turn")

    assert table.points[0] == points
