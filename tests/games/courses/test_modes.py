"""Several of some effects, by choice."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import course, player

ITEMS: Final = {
    "Two": "Choose two: Draw a card; or gain 3 points; or lose 1 point.",
    "Both": "Choose one or both: Draw a card; or gain 3 points.",
    "Behind": "Choose one, or both if you have fewer points than each other player: Draw a card; or gain 3 points.",
    "Pride": "All partners of yours get +2 power until the end of the turn and you gain 1 point.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {}, {}))


@pytest.mark.parametrize(
    ("answer", "points", "cards"),
    [
        ("Draw a card. Gain 3 points.", 5, 1),
        ("Draw a card. Lose 1 point.", 1, 1),
        ("Gain 3 points. Lose 1 point.", 4, 0),
    ],
)
def test_two_of_three_are_chosen(own: CourseGame, answer: str, points: int, cards: int) -> None:
    table = plays(own, "Two", points=2)
    table.do(answer)

    assert (table.points[0], len(table.hand(0))) == (points, cards)


@pytest.mark.parametrize(
    ("answer", "points", "cards"),
    [("Draw a card.", 0, 1), ("Gain 3 points.", 3, 0), ("Draw a card. Gain 3 points.", 3, 1)],
)
def test_one_or_both_are_chosen(own: CourseGame, answer: str, points: int, cards: int) -> None:
    table = plays(own, "Both")
    table.do(answer)

    assert (table.points[0], len(table.hand(0))) == (points, cards)


def test_who_is_behind_may_choose_both(own: CourseGame) -> None:
    ahead, behind = plays(own, "Behind", points=2), plays(own, "Behind", player(points=1))

    assert "Draw a card. Gain 3 points." not in ahead.options
    assert "Draw a card. Gain 3 points." in behind.options


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Choose one or both: Draw a card; or gain 1 point; or lose 1 point.", "both' are two effects"),
        ("Choose two: Draw a card; or gain 1 point.", "there are only 2 effects to choose from"),
        ("Choose two: Draw a card; or gain 1 point; or lose 1 point; or roll a die; or discard a card.", "10 ways"),
    ],
)
def test_what_cannot_be_chosen_so_is_refused(text: str, why: str) -> None:
    with pytest.raises(TextError, match=why):
        read(text, "item")


def test_what_a_card_gets_and_what_you_get_stand_in_one_sentence(own: CourseGame) -> None:
    table = plays(own, "Pride", world_map=[course("Dune Sea", "Aki")])

    assert (table.points[0], table.state.power(table.piece("Aki"))) == (1, 3)
