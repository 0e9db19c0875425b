"""What others can tell from who is asked about a hand that they do not see."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from rulebound.kernel.basics.view import say
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Table, player

ITEMS: Final = {
    "Peek": "Look at another player's hand. Choose an item from it. They discard it.",
    "Search": "Another player reveals their hand. Choose an item from it. They discard it.",
}
AN_ITEM: Final = "Tin of Tea"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    items = {**ITEMS, AN_ITEM: "Draw a card."}
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(items, {}, {}))


def peeking(own: CourseGame, item: str, hand: list[str]) -> Table:
    """A table for three at which this item has just been played, and the second player has that hand."""
    table = plays(own, item, player(hand=hand), player(hand=[]))
    table.do("Player 2")
    return table


def options(table: Table) -> list[str]:
    decision = table.state.seat_of(0).view().decision
    assert decision is not None
    return [say(option.text) for option in decision.options]


@pytest.mark.parametrize(("hand", "offered"), [(["Twig"], ["No"]), ([AN_ITEM, "Twig"], [AN_ITEM])])
def test_who_looks_at_a_hand_is_asked_whether_or_not_there_is_such_a_card(
    own: CourseGame, hand: list[str], offered: list[str]
) -> None:
    table = peeking(own, "Peek", hand)

    assert options(table) == offered
    table.do(offered[0])
    assert table.hand(1) == ["Twig"]


def test_of_a_hand_that_all_see_only_a_choice_is_asked_for(own: CourseGame) -> None:
    assert peeking(own, "Search", ["Twig", AN_ITEM]).hand(1) == ["Twig"]
    assert peeking(own, "Search", ["Twig"]).hand(1) == ["Twig"]
