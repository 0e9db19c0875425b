"""Assets of Varia that change sides."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, Table, player, ruined


def taking(folder: Path, text: str, asset: object = "Coat", **mine: object) -> Table:
    """The action hits, and takes the other player's armor."""
    game = game_with(folder, ("Own", "action", f"Ranged\\n{text}"), ("Coat", "asset", "Your attacks have +5 Power."))
    players = player(**{"timeline": ["Own", "Lunge"], **mine}), player(character=[asset])
    return Scene(game)(*players, engaged=True, chance=[1] * 8)


def end_turn(table: Table) -> None:
    """No player plans anything or moves."""
    turn = table.state.turn
    while not table.state.over and table.state.turn == turn:
        table.do(table.options[-1])


def test_two_assets_are_exchanged(tmp_path: Path) -> None:
    text = "On-Hit: Exchange control of an asset of yours and an asset of your target."
    table = taking(tmp_path, text, character=["Kindling Charm"])

    end_turn(table)

    assert (table.there("character", 0), table.there("character", 1)) == (["Coat"], ["Kindling Charm"])


WHOSE = [
    ("On-Hit: Take an asset of your target.", [0, 0, 0]),
    ("On-Hit: Gain control of an asset of your target until the end of the turn.", [1, 1, 1]),
    ("On-Hit: Steal an asset of your target until the end of the next turn.", [0, 1, 1]),
    ("On-Hit: Take control of an asset of your target until the end of your next turn.", [0, 0, 1]),
]


@pytest.mark.parametrize(("text", "whose"), WHOSE)
def test_an_asset_is_taken_for_good_or_for_a_while(tmp_path: Path, text: str, whose: list[int]) -> None:
    table = taking(tmp_path, text)
    found = []
    for _ in whose:
        end_turn(table)
        found.append(0 if "Coat" in table.there("character", 0) else 1)

    assert found == whose
    assert "You take control of Coat." in table.told() or any(["control of Coat" in line for line in table.told()])


def test_its_text_counts_for_the_player_who_took_it(tmp_path: Path) -> None:
    """Lunge has 2 Power more than its die."""
    table = taking(tmp_path, "On-Hit: Take an asset of your target.")

    end_turn(table)

    assert table.health[1] == 30 - 1 - 8


def test_a_ruined_asset_stays_ruined(tmp_path: Path) -> None:
    table = taking(tmp_path, "On-Hit: Take an asset of your target.", ruined("Coat"))

    end_turn(table)

    assert table.there("character", 0) == ["Coat"]
    assert table.health[1] == 30 - 1 - 3


@pytest.mark.rule("varia", "R43")
def test_a_taken_weapon_is_planned_and_returns_to_who_took_it(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "action", "Ranged\\nOn-Hit: Take a weapon of your target."))
    players = player(timeline=["Own"], deck=["War Cry"] * 9), player(character=["Quarry Maul"], deck=["War Cry"] * 9)
    table = Scene(game)(*players, engaged=True, chance=[1] * 9)
    end_turn(table)
    while not any(["Quarry Maul" in one for one in table.options]):
        table.do(table.options[-1])
    table.do(next(one for one in table.options if "Quarry Maul" in one))

    end_turn(table)

    assert "Quarry Maul" in table.there("character", 0)
    assert table.state.game.load_state(table.state.save()).save() == table.state.save()


def test_a_scene_says_whose_an_asset_on_the_timeline_was() -> None:
    shield = {"name": "Gatehouse Shield", "owner": 1}
    table = Scene(rulebound.load("varia"))(player(timeline=[shield], character=["Kindling Charm"]), player())

    described = table.state.as_scene()

    assert described["seats"][0]["timeline"] == [[shield]]
    assert table.state.game.scene(**described).fingerprint() == table.state.fingerprint()
