"""Damage that is as much as something before it, in games of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.table import player
from tests.games.proelium.test_times_and_limits import table_of


def test_as_much_damage_is_dealt_as_dice_show(tmp_path: Path) -> None:
    text = "Roll two dice and keep the higher result. Deal that much damage to your opponent."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(), chance=[2, 5])

    table.do("Play Own")

    assert table.life[1] == 15


@pytest.mark.parametrize(("to", "life", "left"), [("your opponent", 17, ["Night Janitor"]), ("a character", 20, [])])
def test_as_much_damage_is_dealt_as_cards_were_discarded(
    tmp_path: Path, to: str, life: int, left: list[str]
) -> None:  # fmt: skip
    text = f"Discard any number of cards. Deal that much damage to {to}."
    hand = ["Own", "Unlicensed Ray", "Unlicensed Ray", "Unlicensed Ray"]
    table = table_of(tmp_path, "action", text, player(hand=hand), player(laboratory=["Night Janitor"]))
    table.do("Play Own")

    while table.there("hand", 0):
        table.do("Unlicensed Ray")

    assert table.life[1] == life
    assert table.there("laboratory", 1) == left


def test_as_much_life_is_gained_as_damage_was_dealt(tmp_path: Path) -> None:
    text = "When this damages your opponent, gain that much life."
    players = player(laboratory=["Own"], life=10), player()
    table = table_of(tmp_path, "character", text, *players, moment="attack")
    table.do("Attack with Own")

    table.wait()

    assert table.life == [11, 19]
