"""Damage that characters deal by a text, in games of Proelium, and what is counted of a card that is the price."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, damaged, player

TO_ITSELF = [  # (text, damage on Mutant Frog, which is 2/2, and on Alpha Mutant, which is 4/4 by now)
    ("Each character deals damage equal to its A to itself.", [["Mutant Frog"], ["Alpha Mutant"]]),
    ("Each character deals 3 damage to itself.", [["Mutant Frog"], []]),
    ("Each character of your opponent deals damage equal to its A to itself.", [[], ["Alpha Mutant"]]),
    ("Each character takes damage equal to its A.", [["Mutant Frog"], ["Alpha Mutant"]]),
    ("Deal damage to a character of your opponent equal to its A.", [[], ["Alpha Mutant"]]),
    ("A character of yours deals damage equal to its A to a character of your opponent.", [[], []]),
    ("A character of your opponent deals damage equal to its A to a character of yours.", [["Mutant Frog"], []]),
]


def played(folder: Path, text: str) -> Table:
    """An action has just been played, with a character on each side."""
    game = game_with(folder, ("Own", "action", text))
    us = player(hand=["Own"], laboratory=["Mutant Frog"], life=20)
    table = Scene(game)(us, player(laboratory=[damaged("Alpha Mutant", 1)], life=20))
    table.play("Own")
    return table


@pytest.mark.rule("proelium", "R62")
@pytest.mark.parametrize(("text", "gone"), TO_ITSELF)
def test_characters_are_destroyed_by_what_they_deal(tmp_path: Path, text: str, gone: list[list[str]]) -> None:
    table = played(tmp_path, text)

    assert [[one for one in table.there("discard pile", seat) if one != "Own"] for seat in (0, 1)] == gone


TO_PLAYERS = [
    ("A character of yours deals damage equal to its A to your opponent.", [20, 18]),
    ("A character of your opponent deals damage equal to its A to you.", [16, 20]),
    ("Each character of yours deals 3 damage to your opponent.", [20, 17]),
]


@pytest.mark.rule("proelium", "R62")
@pytest.mark.parametrize(("text", "life"), TO_PLAYERS)
def test_characters_deal_damage_to_a_player(tmp_path: Path, text: str, life: list[int]) -> None:
    assert played(tmp_path, text).life == life


def test_who_deals_it_is_the_character(tmp_path: Path) -> None:
    """A card that waits for the damage of one sees it."""
    own = ("Own", "action", "Each character of yours deals 2 damage to your opponent.")
    game = game_with(tmp_path, own, ("Leech", "character", "When this deals damage, gain that much life."))
    table = Scene(game)(player(hand=["Own"], laboratory=["Leech"], life=10), player(life=20))

    table.play("Own")

    assert table.life == [12, 18]


COUNTED = [
    "Destroy this: Deal damage to your opponent equal to the number of charge counters on it.",
    "Destroy this: Deal damage to your opponent equal to the number of charge counters on this.",
    "Destroy this: Deal 1 damage to your opponent for each charge counter on this.",
    "Destroy this: Deal 1 damage to your opponent for each charge counter that was on it.",
]


@pytest.mark.parametrize("text", COUNTED)
def test_counters_are_counted_before_the_card_is_destroyed_as_a_price(tmp_path: Path, text: str) -> None:
    charge = "When you play an action, put two charge counters on this."
    game = game_with(tmp_path, ("Own", "item", f"{charge}\n{text}"), ("Load", "action", "Gain 1 life."))
    table = Scene(game)(player(hand=["Load"], laboratory=["Own"], life=10), player(life=20))
    table.play("Load")

    table.do("Use Own")
    table.settle()

    assert table.life[1] == 18
