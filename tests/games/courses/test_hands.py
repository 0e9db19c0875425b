"""How many cards a hand has: beside those of others, more or fewer than a number, and hands that are cut down."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, player, twelve_others

ITEMS: Final = {
    "Envy": "If another player has more cards in hand than you, gain 2 points.",
    "Pity": "If you have fewer cards in hand than another player, gain 2 points.",
    "Tax": "Each player with more than two cards in hand discards down to two.",
    "Levy": "Each player with more cards in hand than you discards a card.",
    "Alms": "Each other player with fewer than two cards in hand draws a card.",
    "Three": "If you have exactly three cards in hand, gain 1 point.",
    "Fullest": "Each player with the most cards in hand discards a card.",
    "Poorest": "Each player with the fewest points gains 1 point.",
    "Match": "Draw until you have as many cards in hand as target opponent.",
    "Catch Up": "Draw cards until you have as many cards in hand as the player with the most cards in hand.",
    "Full House": "If you have more than seven cards in hand, gain 1 point.",
}
HOME: Final = {"Porter": "At the end of your turn, discard down to one card."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {}, HOME))


@pytest.mark.parametrize("item", ["Envy", "Pity"])
@pytest.mark.parametrize(("theirs", "points"), [(1, 0), (2, 0), (3, 2)])
def test_one_of_the_others_holds_more(own: CourseGame, item: str, theirs: int, points: int) -> None:
    table = plays(own, item, player(hand=["Twig"] * theirs), player(), hand=["Aki", "Aki"])

    assert table.points[0] == points


def test_hands_are_cut_down_by_choice(own: CourseGame) -> None:
    table = plays(own, "Tax", player(hand=["Twig", "Aki", "Puddle Inspector", "Marzipan Golem"]), hand=["Aki", "Aki"])

    table.do("Aki", "Marzipan Golem")

    assert (table.hand(0), table.hand(1)) == (["Aki", "Aki"], ["Twig", "Puddle Inspector"])


def test_who_holds_more_than_the_player_discards(own: CourseGame) -> None:
    table = plays(own, "Levy", player(hand=["Twig", "Aki"]), player(hand=["Twig"]), hand=["Aki"])

    table.do("Twig")

    assert [len(table.hand(seat)) for seat in range(3)] == [1, 1, 1]


def test_who_holds_few_cards_draws(own: CourseGame) -> None:
    full = player(hand=["Twig", "Twig"], deck=twelve_others())

    table = plays(own, "Alms", full, player(deck=twelve_others("Aki")), hand=[])

    assert [len(table.hand(seat)) for seat in range(3)] == [0, 2, 1]


@pytest.mark.parametrize(("held", "points"), [(7, 0), (8, 1)])
def test_more_than_seven_are_eight(own: CourseGame, held: int, points: int) -> None:
    assert plays(own, "Full House", hand=["Twig"] * held).points[0] == points


def test_a_limit_at_the_end_of_each_turn(own: CourseGame) -> None:
    table = Scene(own)(
        player(home=["Porter"], hand=["Twig", "Aki"], deck=twelve_others()), player(deck=twelve_others())
    )

    table.do("End your turn", "Twig")

    assert table.hand(0) == ["Aki"]


@pytest.mark.parametrize(("held", "points"), [(2, 0), (3, 1), (4, 0)])
def test_exactly_so_many_are_so_many(own: CourseGame, held: int, points: int) -> None:
    assert plays(own, "Three", hand=["Twig"] * held).points[0] == points


def test_all_who_hold_the_most_discard(own: CourseGame) -> None:
    table = plays(own, "Fullest", player(hand=["Twig", "Aki"]), player(hand=["Aki"]), hand=["Twig", "Aki"])

    table.do("Twig", "Aki")

    assert [table.hand(seat) for seat in range(3)] == [["Aki"], ["Twig"], ["Aki"]]


def test_all_with_the_fewest_points_gain_one(own: CourseGame) -> None:
    assert plays(own, "Poorest", player(), player(points=3)).points == [1, 1, 3]


@pytest.mark.parametrize(("item", "answers", "held"), [("Match", ["Player 2"], 2), ("Catch Up", [], 3)])
def test_as_many_are_drawn_as_another_holds(own: CourseGame, item: str, answers: list[str], held: int) -> None:
    others = player(hand=["Twig"] * 2), player(hand=["Twig"] * 3)
    table = plays(own, item, *others, hand=["Aki"], deck=twelve_others())

    table.do(*answers)

    assert len(table.hand(0)) == held
