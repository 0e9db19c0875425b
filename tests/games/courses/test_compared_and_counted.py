"""Partners that cost little more than another one, discarded cards, and the third time, in Courses of Another World."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import course

REMODEL: Final = (
    "Discard a partner of yours. If you do, put a partner that costs up to 1 more than it from your hand into play."
)
ITEMS: Final = {
    "Remodel": REMODEL,
    "Rummage": "Discard a card. If it was a partner, gain 3 points. Otherwise, gain 1 point.",
    "Sort": "Discard any number of cards. Gain 2 points for each partner discarded this way.",
    "One": "Draw a card.",
    "Two": "Draw a card.",
}
SUPPORTERS: Final = {"Every": "Every second item you play, gain 4 points."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these items and supporters besides its own."""
    items = [(name, "item", text) for name, text in ITEMS.items()]
    supporters = [(name, "supporter", text) for name, text in SUPPORTERS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *items, *supporters)


def test_a_partner_is_remodelled_into_one_that_costs_little_more(own: CourseGame) -> None:
    table = plays(own, "Remodel", hand=["Aki", "Gentle Ooze"], world_map=[course("Dune Sea", "Twig"), "Mossy Keep"])

    if "Twig" in table.options:
        table.do("Twig")
    assert "Gentle Ooze" not in table.options
    table.do("Aki", "Dune Sea")

    assert table.at("Aki") == "Dune Sea"
    assert "Twig" in table.discard(0)


@pytest.mark.parametrize(("thrown", "points"), [("Aki", 3), ("One", 1)])
def test_what_was_discarded_says_what_is_gained(own: CourseGame, thrown: str, points: int) -> None:
    table = plays(own, "Rummage", hand=["Aki", "One"])
    before = table.points[0]

    table.do(thrown)

    assert table.points[0] - before == points


def test_only_the_partners_among_the_discarded_cards_count(own: CourseGame) -> None:
    table = plays(own, "Sort", hand=["Aki", "One", "Twig"])
    before = table.points[0]

    table.do("Aki", "One", "No")

    assert table.points[0] - before == 2


def test_each_second_item_counts(own: CourseGame) -> None:
    table = plays(own, "One", hand=["Two"], home=["Every"])
    before = table.points[0]

    table.do("Play Two")

    assert table.points[0] - before == 4
