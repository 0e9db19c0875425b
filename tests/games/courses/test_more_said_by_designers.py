"""What a designer wrote besides, in the course game: cards taken back by what they print, company that counts."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, player

GAMBLE: Final = "Roll a die. If you roll 1, lose all your points. Otherwise, gain points equal to the number rolled."
ITEMS: Final = {
    "Recall": "Return a partner with cost 2 or less from your discard pile to your hand.",
    "Coin": "Gain 2 points.",
    "Gamble": GAMBLE,
    "Windfall": "Gain 3 points.",
}
HOME: Final = {
    "Crown": "At the end of each player's turn, if that player has the most partners, they gain 1 point.",
    "Choir": "Your partners have +1 power for each other partner of yours.",
    "Taxman": "If another player would gain 3 or more points, they gain 1 point less instead.",
    "Leech": "If another player would gain points, you gain that many points instead.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {}, HOME))


def test_a_card_is_taken_back_by_what_is_printed_on_it(own: CourseGame) -> None:
    table = plays(own, "Recall", discard=["Foghorn", "Puddle Inspector", "Sir Thistle"])

    assert table.hand(0) == ["Puddle Inspector"]


def test_each_partner_counts_the_others_and_not_itself(own: CourseGame) -> None:
    mine = course("Dune Sea", "Aki", "Puddle Inspector")
    alone = Scene(own)(player(world_map=[mine]), player())
    table = Scene(own)(player(world_map=[mine], home=["Choir"]), player())

    assert [table.state.power(table.piece(name)) for name in ("Aki", "Puddle Inspector")] == [
        alone.state.power(alone.piece(name)) + 1 for name in ("Aki", "Puddle Inspector")
    ]


def test_other_is_refused_where_the_card_is_none_of_these_itself(own: CourseGame) -> None:
    with pytest.raises(TextError, match="other than this card"):
        read("Each player chooses a partner of theirs. Defeat all other partners.", "item")


@pytest.mark.parametrize(("gain", "points"), [("Windfall", 2), ("Coin", 2)])
def test_others_gain_less_of_much(own: CourseGame, gain: str, points: int) -> None:
    table = plays(own, gain, player(home=["Taxman"]))

    assert table.points == [points, 0]


def test_what_another_player_would_gain_is_taken(own: CourseGame) -> None:
    table = plays(own, "Coin", player(home=["Leech"]))

    assert table.points == [0, 2]


def test_two_who_take_each_others_gains_stop_after_one_round(own: CourseGame) -> None:
    table = plays(own, "Coin", player(home=["Leech"]), home=["Leech"])

    assert sum(table.points) == 2


@pytest.mark.parametrize(("rolled", "points"), [(1, 0), (2, 7), (6, 11)])
def test_a_gambler_gains_what_the_die_shows_or_loses_all(own: CourseGame, rolled: int, points: int) -> None:
    table = Scene(own)(player(hand=["Gamble"], points=5), player(), chance=[rolled])

    table.do("Play Gamble")

    assert table.points[0] == points


def test_a_number_that_nothing_rolled_is_refused() -> None:
    with pytest.raises(TextError, match="no sentence before this rolls a die"):
        read("Gain points equal to the number rolled.", "item")


def test_who_leads_at_the_end_of_their_turn_gains_a_point(own: CourseGame) -> None:
    there = course("Dune Sea", "Aki")
    alone = Scene(own)(player(home=["Crown"], deck=["Twig"] * 3), player(deck=["Twig"] * 3, world_map=[there]))
    leading = Scene(own)(player(home=["Crown"], deck=["Twig"] * 3, world_map=[there]), player(deck=["Twig"] * 3))

    alone.end_turns(1)
    leading.end_turns(1)

    assert (alone.points, leading.points) == ([0, 0], [1, 0])

    alone.end_turns(1)

    assert alone.points == [0, 1]
