"""Cards that ask what has happened in this turn: also those that were not there when it happened."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, partner, player

ITEMS: Final = {
    "Coin": "Gain 1 point.",
    "Penny": "Gain 1 point.",
    "Dime": "Gain 1 point.",
    "Echo": "Gain 2 points for each other item you have played this turn.",
    "Tally": "Gain points equal to the number of items you have played this turn.",
    "Saga": "If you have played three or more items this game, gain 7 points.",
    "Bomb": "Defeat a partner.",
    "Storm": "Gain 2 points for each other item you have played this turn.",
    "Late": "If you have played three or more items this turn, gain 5 points.",
    "Grief": "If a partner of yours was defeated this turn, gain 4 points.",
    "Rival": "If another player has drawn a card this turn, gain 3 points.",
    "Foe": "If another player has drawn a card this turn, gain 3 points.",
    "Idle": "If you have not attacked this turn, gain 3 points.",
    "Gift": "Each other player draws a card.",
    "Rest": "If you have not attacked this turn, gain 3 points.",
}
PARTNERS: Final = {"Latecomer": "When this enters, if you have played two or more items this turn, gain 6 points."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, {}))


def test_an_item_counts_the_items_played_before_it(own: CourseGame) -> None:
    table = plays(own, "Storm", player(), hand=["Coin", "Penny", "Echo"])
    assert table.points[0] == 0

    table.do("Play Coin", "Play Penny", "Play Echo")

    assert table.points[0] == 2 + 2 * 3


@pytest.mark.parametrize(("coins", "points"), [(1, 1), (2, 7)])
def test_an_item_that_was_in_hand_knows_how_many_were_played(own: CourseGame, coins: int, points: int) -> None:
    table = plays(own, "Coin", player(), hand=["Penny", "Late"])

    table.do(*["Play Penny"] * (coins - 1), "Play Late")

    assert table.points[0] == points


def test_a_partner_knows_what_was_played_before_it_entered(own: CourseGame) -> None:
    table = plays(own, "Coin", hand=["Penny", "Latecomer"], world_map=[course("Dune Sea")])

    table.do("Play Penny", "Enter Latecomer")

    assert table.points[0] == 8


@pytest.mark.parametrize(("of", "points"), [(0, 4), (1, 0)])
def test_an_item_knows_whose_partner_was_defeated(own: CourseGame, of: int, points: int) -> None:
    there = course("Dune Sea", partner("Twig", of=of))
    table = plays(own, "Bomb", player(), hand=["Grief"], world_map=[there])

    table.do("Play Grief")

    assert table.points[0] == points


def test_what_another_player_has_done_is_known(own: CourseGame) -> None:
    table = plays(own, "Rival", player(deck=["Twig"] * 3), hand=["Gift", "Foe"])
    assert table.points[0] == 0

    table.do("Play Gift", "Play Foe")

    assert table.points[0] == 3


def test_what_was_not_done_is_known(own: CourseGame) -> None:
    there = course("Dune Sea", "Aki", partner("Twig", of=1))
    table = plays(own, "Rest", player(), hand=["Idle"], world_map=[there])
    assert table.points[0] == 3

    table.do("Battle at Dune Sea with Aki", "Play Idle")

    assert table.points[0] == 3


def test_the_next_turn_begins_with_nothing_counted(own: CourseGame) -> None:
    table = plays(own, "Coin", player(deck=["Twig"] * 9), hand=["Penny", "Storm"])

    table.do("Play Penny")
    table.end_turns(2)
    table.do("Play Storm")

    assert table.points[0] == 2  # of the coins alone


def test_a_position_described_and_set_up_again_knows_it_still(own: CourseGame) -> None:
    table = plays(own, "Coin", player(), hand=["Storm"])

    again = own.scene(**table.state.as_scene())

    assert again.fingerprint() == table.state.fingerprint()
    assert [one.amount for one in again.remembered if one.value == "used: played item this turn"] == [1]


def test_that_another_player_has_not_done_it_must_be_said_otherwise() -> None:
    with pytest.raises(TextError, match="write 'otherwise'"):
        read("If another player has not attacked this turn, gain 1 point.", "item")


def test_an_item_does_not_know_what_happened_beside_it() -> None:
    with pytest.raises(TextError, match="only a card that stays in play knows this of cards beside it"):
        read("If another partner of yours has been defeated this turn, draw a card.", "item")


def test_a_time_at_which_the_condition_does_not_hold_uses_nothing_up(tmp_path: Path) -> None:
    text = "Once each turn, when you play an item, if you have played two or more items this turn, gain 10 points."
    coins = dict.fromkeys(("Sou", "Centime", "Mite"), "Gain 1 point.")
    game = game_with(tmp_path, *of_kinds(coins, {}, {"Duo": text}))
    table = Scene(game)(player(hand=["Sou", "Centime", "Mite"], home=["Duo"]), player())

    table.do("Play Sou", "Play Centime", "Play Mite")

    assert table.points[0] == 3 + 10


def test_the_number_of_items_played_in_a_turn_counts_the_item_itself(own: CourseGame) -> None:
    table = plays(own, "Coin", player(), hand=["Penny", "Tally"])

    table.do("Play Penny", "Play Tally")

    assert table.points[0] == 2 + 3


@pytest.mark.parametrize(("first", "points"), [(["Coin", "Penny"], 2 + 7), (["Coin"], 1)])
def test_items_of_earlier_turns_count_in_the_game(own: CourseGame, first: list[str], points: int) -> None:
    others = [*first[1:], "Saga"]
    table = plays(own, "Coin", player(deck=["Twig"] * 9), hand=others)
    for name in first[1:]:
        table.do(f"Play {name}")

    table.end_turns(2)
    table.do("Play Saga")

    assert table.points[0] == points
