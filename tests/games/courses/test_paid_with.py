"""The card with which a card was paid for, whose values count when it takes effect."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, player

FLING: Final = (
    "As an additional cost to play this, discard a partner of yours. "
    "Defeat a partner of another player with power less than or equal to the discarded partner's power."
)
ITEMS: Final = {
    "Fling": FLING,
    "Sell": "As an additional cost to play this, discard a partner of yours. Gain points equal to its power.",
    "Burn": "As an additional cost to play this, discard a card. If it is a partner, gain 2 points.",
    "Swap": "Discard a partner of yours. Defeat a partner of another player with power greater than its power.",
}
TEXTS: Final = {"Two": "This cannot move.", "Three": "This has +1 power.", "Four": "This has +2 power."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these items, and partners that print power 2 and cannot move, or have more."""
    items = [(name, "item", text) for name, text in ITEMS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *items, *[(name, "partner", TEXTS[name]) for name in TEXTS])


def playing(own: CourseGame, item: str, mine: str, *hand: str) -> Table:
    """A table at which this item is played while the player has one partner, and another player two."""
    theirs = player(world_map=[course("Mossy Keep", "Three", "Two" if mine != "Two" else "Four")])
    table = Scene(own)(player(hand=[item, *hand], world_map=[course("Dune Sea", mine)], deck=["Twig"] * 9), theirs)
    table.do(f"Play {item}")
    return table


@pytest.mark.rule("courses", "R60")
def test_a_partner_of_no_more_power_than_what_was_paid_is_defeated(own: CourseGame) -> None:
    table = playing(own, "Fling", "Four")
    offered = table.options
    table.do("Three")

    assert offered == ["Three", "Two"]
    assert table.discard(0) == ["Four", "Fling"]
    assert table.discard(1) == ["Three"]


def test_points_are_gained_for_the_power_of_what_was_paid(own: CourseGame) -> None:
    assert playing(own, "Sell", "Two").points == [2, 0]
    assert playing(own, "Sell", "Four").points == [4, 0]


@pytest.mark.parametrize(("card", "points"), [("Twig", 2), ("Sell", 0)])
def test_what_was_discarded_as_a_cost_is_asked(own: CourseGame, card: str, points: int) -> None:
    assert playing(own, "Burn", "Two", card).points == [points, 0]


def test_a_partner_with_more_than_one_that_was_discarded_is_meant(own: CourseGame) -> None:
    table = playing(own, "Swap", "Two")

    assert sorted(table.options) == ["Four", "Three"]
