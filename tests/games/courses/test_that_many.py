"""As many as before are discarded, by others and to save points, and what is so in others' turns."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds
from tests.games.courses.table import Scene, player

ITEMS: Final = {
    "Flood": "Discard any number of cards. Each other player discards that many cards.",
    "Fine": "Each other player loses 2 points.",
    **dict.fromkeys(("One", "Two", "Three", "Four", "Five"), "Gain 1 point."),
}
HOME: Final = {
    "Insurance": "If you would lose points, you may discard that many cards instead.",
    "Envy": "When another player gains points outside their turn, gain 1 point.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own. Partners have power 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {}, HOME))


def test_others_discard_as_many_as_were_discarded(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Flood", "One", "Two"]), player(hand=["Three", "Four", "Five"]))
    table.do("Play Flood", "One", "Two", "Three", "Five")

    assert [table.zone(name) for name in ("Three", "Four", "Five")] == ["discard", "hand", "discard"]


@pytest.mark.parametrize(
    ("hand", "answers", "left"), [(["One", "Two", "Three"], ["Yes", "One", "Two"], (5, 1)), (["One"], [], (3, 1))]
)
def test_points_are_saved_by_as_many_cards_and_not_by_fewer(
    own: CourseGame, hand: list[str], answers: list[str], left: tuple[int, int]
) -> None:
    table = Scene(own)(player(hand=["Fine"]), player(hand=hand, home=["Insurance"], points=5))
    table.do("Play Fine")
    for answer in answers:
        table.do(answer)

    assert (table.points[1], len(table.state.hand_of(1))) == left
