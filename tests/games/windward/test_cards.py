"""The cards of Windward, each for what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from tests.games.declared import DeclaredScene, exhausted, player


def test_every_text_is_tried_here() -> None:
    game = rulebound.load("windward")
    here = Path(__file__).read_text(encoding="utf-8")

    assert [card.name for card in game.card_list if card.text and f'"{card.name}"' not in here] == []


def test_there_are_twenty_cards_and_more_of_three_kinds() -> None:
    game = rulebound.load("windward")

    assert {card.kind for card in game.card_list} == {"ship", "building", "venture"}
    assert len(game.card_list) >= 20


# -- When you play this ------------------------------------------------------------------------------------------------


def test_a_whaler_draws_a_card(scene: DeclaredScene) -> None:
    table = scene(player(coins=9, hand=["Whaler"]), deck=["Brig", "Sloop"])

    table.do("Play Whaler")

    assert table.there("hand", 0) == ["Sloop"]


def test_a_privateer_takes_coins_from_all_others_as_far_as_they_have_any(scene: DeclaredScene) -> None:
    table = scene(player(coins=9, hand=["Privateer"]), player(coins=1), player(coins=5))

    table.do("Play Privateer")

    assert table.amounts("coins") == [4, 0, 3]


@pytest.mark.parametrize(("name", "cost", "coins"), [("Coaster", 3, 1), ("Shipyard", 4, 2)])
def test_when_you_play_another_ship_you_gain_coins(scene: DeclaredScene, name: str, cost: int, coins: int) -> None:
    table = scene(player(coins=9, hand=[name, "Sloop"]), moment="first action")

    table.do(f"Play {name}")
    assert table.amounts("coins")[0] == 9 - cost
    table.do("Play Sloop")

    assert table.amounts("coins")[0] == 9 - cost - 2 + coins


def test_a_tavern_draws_when_another_player_plays_a_ship(scene: DeclaredScene) -> None:
    table = scene(player(coins=9, hand=["Sloop", "Chapel"]), player(harbour=["Tavern"]), deck=["Brig", "Ferry"])

    table.do("Play Chapel")
    assert table.there("hand", 1) == []
    table.do("Play Sloop")

    assert table.there("hand", 1) == ["Ferry"]


# -- At the start of your turn -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Mail Packet", "Warehouse"])
def test_it_brings_a_coin_at_the_start_of_ones_own_turn_alone(scene: DeclaredScene, name: str) -> None:
    table = scene(player(), player(harbour=[name]))

    table.do("End your turn")
    assert table.amounts("coins") == [3, 4]
    table.do("End your turn")

    assert table.amounts("coins") == [3, 4]


# -- What holds all the time -------------------------------------------------------------------------------------------


def test_a_lighthouse_lets_all_ships_of_its_player_carry_more(scene: DeclaredScene) -> None:
    table = scene(player(harbour=["Lighthouse", "Sloop"]), player(harbour=["Brig"]))

    assert table.value("cargo", "Sloop") == 4
    assert table.value("cargo", "Brig") == 4
    table.do("Sail with Sloop for 4 coins")
    assert table.amounts("coins") == [7, 3]


def test_a_flagship_lets_the_other_ships_carry_more_and_not_itself(scene: DeclaredScene) -> None:
    table = scene(player(harbour=["Flagship", "Sloop"]))

    assert table.value("cargo", "Sloop") == 4
    assert table.value("cargo", "Flagship") == 6


# -- What can be used --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Pilot Boat", "Chart Room"])
def test_it_is_exhausted_to_draw_a_card(scene: DeclaredScene, name: str) -> None:
    table = scene(player(harbour=[name]), deck=["Brig", "Sloop"])

    table.do(f"Use {name}: draw a card")

    assert table.there("hand", 0) == ["Sloop"]
    assert table.marked(name) == [True]


def test_an_exchange_is_exhausted_for_two_coins(scene: DeclaredScene) -> None:
    table = scene(player(harbour=["Exchange"]))

    table.do("Use Exchange: gain 2 coins (exhaust this)")

    assert table.amounts("coins") == [5, 3]
    assert table.marked("Exchange") == [True]


def test_a_rope_walk_readies_a_ship_of_yours(scene: DeclaredScene) -> None:
    table = scene(player(harbour=["Rope Walk", exhausted("Sloop"), exhausted("Brig")]))

    table.do("Use Rope Walk", "Brig")

    assert table.marked("Rope Walk", "Sloop", "Brig") == [True, True, False]


# -- Ventures ----------------------------------------------------------------------------------------------------------


def test_a_windfall_brings_three_coins(scene: DeclaredScene) -> None:
    table = scene(player(hand=["Windfall"]))

    table.do("Play Windfall")

    assert table.amounts("coins") == [6, 3]


@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 6)])
def test_a_regatta_brings_more_to_the_renowned(scene: DeclaredScene, before: int, after: int) -> None:
    table = scene(player(coins=3, renown=before, hand=["Regatta"]))

    table.do("Play Regatta")

    assert table.amounts("renown") == [after, 0]


def test_a_bargain_draws_two_cards(scene: DeclaredScene) -> None:
    table = scene(player(hand=["Bargain"]), deck=["Chapel", "Brig", "Sloop"])

    table.do("Play Bargain")

    assert table.there("hand", 0) == ["Sloop", "Brig"]


def test_a_levy_takes_coins_from_all_others_and_brings_two(scene: DeclaredScene) -> None:
    table = scene(player(coins=2, hand=["Levy"]), player(coins=1), player(coins=5))

    table.do("Play Levy")

    assert table.amounts("coins") == [2, 0, 3]


def test_a_fair_wind_readies_all_ships_of_its_player(scene: DeclaredScene) -> None:
    table = scene(
        player(hand=["Fair Wind"], harbour=[exhausted("Sloop"), exhausted("Brig"), exhausted("Exchange")]),
        player(harbour=[exhausted("Ferry")]),
    )

    table.do("Play Fair Wind")

    assert table.marked("Sloop", "Brig", "Exchange", "Ferry") == [False, False, True, True]


@pytest.mark.parametrize(("rolled", "coins"), [(3, 2), (4, 7)])
def test_a_gamble_brings_five_coins_on_four_or_more(scene: DeclaredScene, rolled: int, coins: int) -> None:
    table = scene(player(hand=["Gamble"]), chance=[rolled])

    table.do("Play Gamble")

    assert table.amounts("coins") == [coins, 3]


def test_a_festival_brings_renown_for_each_building(scene: DeclaredScene) -> None:
    table = scene(
        player(coins=4, hand=["Festival"], harbour=["Chapel", "Exchange", "Sloop"]), player(harbour=["Chapel"])
    )

    table.do("Play Festival")

    assert table.amounts("renown") == [2, 0]


def test_a_storm_exhausts_a_ship_of_another_player_and_draws_a_card(scene: DeclaredScene) -> None:
    table = scene(
        player(hand=["Storm"], harbour=["Ferry"]), player(harbour=["Sloop", "Brig"]), deck=["Chapel", "Exchange"]
    )

    table.do("Play Storm", "Brig")

    assert table.marked("Ferry", "Sloop", "Brig") == [False, False, True]
    assert table.there("hand", 0) == ["Exchange"]
