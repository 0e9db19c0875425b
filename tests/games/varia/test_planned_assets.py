"""Assets of Varia that are planned and return: they are the same cards all the time."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.basics.problem import CardError
from tests.games.varia.own_cards import game_with, game_with_weapon
from tests.games.varia.table import Scene, player, stack


@pytest.mark.rule("varia", "plan.assets", "asset.home")
def test_a_weapon_does_once_each_turn_what_it_says_also_if_it_is_planned(tmp_path: Path) -> None:
    game = game_with_weapon(tmp_path, "Own", "Once each turn, when you move, draw a card.")
    us = player(character=["Own"], hand=["Blink"])
    table = Scene(game)(us, player(), moment="movement", chance=[1] * 4)
    table.do("Engage", "Plan Own", "Plan Blink")

    table.resolve()

    assert "Player 1 disengages." in table.told()
    assert table.told().count("Own: draw a card.") == 1


@pytest.mark.rule("varia", "plan.assets", "asset.home")
def test_a_weapon_does_once_each_game_what_it_says_also_if_it_has_returned(tmp_path: Path) -> None:
    game = game_with_weapon(tmp_path, "Own", "Once each game, when you lose Health Points, draw a card.")
    us = player(timeline=["Own"], character=[stack("Fatigue")])
    table = Scene(game)(us, player(), chance=[1, 1])
    table.resolve()
    table.do("Do not move")

    table.resolve()

    assert table.told().count("Player 1 loses 1 Health Point.") == 2
    assert table.told().count("Own: draw a card.") == 1


@pytest.mark.rule("varia", "plan.assets")
def test_a_weapon_has_what_it_was_given_also_if_it_is_planned_after_that(tmp_path: Path) -> None:
    text = "Ruin this: Your weapons get +3 Power until the end of the turn."
    game = game_with(tmp_path, ("Own", "asset", text))
    table = Scene(game)(player(character=["Own", "Coil of Wire"]), player(), engaged=True, chance=[1, 1])
    table.do("Use Own", "Plan Coil of Wire")

    table.resolve()

    assert table.rolled("Coil of Wire") == 1 + 3


@pytest.mark.rule("varia", "R32")
def test_a_copy_of_a_charm_that_a_text_creates_is_a_charm(tmp_path: Path) -> None:
    text = "Start of Moment: Create a token copy of a charm of yours. Ruin all charms of yours."
    us = player(timeline=["Own"], character=["Leech Vial"])
    table = Scene(game_with(tmp_path, ("Own", "action", text)))(us, player(), chance=[1, 1])

    table.resolve()

    assert table.told().count("Leech Vial is ruined.") == 2


@pytest.mark.parametrize("what", ["this", "an attack of yours", "your target's action in this moment"])
def test_a_text_that_would_create_actions_at_once_is_refused(tmp_path: Path, what: str) -> None:
    with pytest.raises(CardError, match="in the next moment"):
        game_with(tmp_path, ("Own", "action", f"Start of Moment: Create two token copies of {what}."))
