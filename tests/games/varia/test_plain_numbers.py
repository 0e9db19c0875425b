"""Actions of Varia that print plain numbers, without dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia.game import Varia
from tests.games.varia.own_cards import ACTION
from tests.games.varia.table import Scene, player, stack
from tests.games.written import file_with

PLAIN = f"{ACTION}\ndice = 0".replace("power = 0\nfocus = 0", "power = 5\nfocus = 4")
BLOCKS = PLAIN.replace("Attack", "Block")


def game_without_dice(folder: Path, values: str) -> Varia:
    """The game with an action of these values."""
    return Varia.load([file_with(folder, {"action": values}, ("Own", "action", ""))], [])


@pytest.mark.rule("varia", "card.power", "clash.unopposed")
@pytest.mark.parametrize("stacks", [[], [stack("Enraged")]])
def test_an_attack_without_dice_deals_its_plain_power(tmp_path: Path, stacks: list[dict[str, object]]) -> None:
    us = player(timeline=["Own"], character=stacks)
    table = Scene(game_without_dice(tmp_path, PLAIN))(us, player(), engaged=True)

    table.resolve()

    assert "Own: Power 5." in table.told()
    assert table.health[1] == 30 - 5


@pytest.mark.rule("varia", "card.focus", "miss.focus")
def test_a_block_without_dice_has_its_plain_focus(tmp_path: Path) -> None:
    table = Scene(game_without_dice(tmp_path, BLOCKS))(
        player(timeline=["Lunge"]), player(timeline=["Own"]), engaged=True, chance=[6, 1]
    )

    table.resolve()

    assert "Lunge misses: the block has more Focus." in table.told()
