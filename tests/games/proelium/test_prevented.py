"""Damage of which cards prevent some: to characters, and by what deals it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player

PREVENTED = [  # (what a character says, what is played, how much of the damage that character takes)
    ("If damage would be dealt to this, prevent 1 of that damage.", "Deal 3 damage to each character.", 2),
    ("If damage would be dealt to this, prevent half of it.", "Deal 3 damage to each character.", 2),
    ("If damage would be dealt to this, prevent it.", "Deal 3 damage to each character.", 0),
    ("The first time damage would be dealt to this each turn, prevent 2 of that damage.",
     "Deal 3 damage to each character. Deal 1 damage to each character.", 2),
    ("If damage would be dealt to a character of yours, prevent 1 of that damage.", "Deal 3 damage to each character.",
     2),
]  # fmt: skip


@pytest.mark.rule("proelium", "R35", "golden.rule")
@pytest.mark.parametrize(("text", "played", "damage"), PREVENTED)
def test_some_of_the_damage_to_a_character_is_prevented(tmp_path: Path, text: str, played: str, damage: int) -> None:
    game = game_with(tmp_path, ("Tough", "character", f"This has +5 D.\n{text}"), ("Own", "attack", played))
    table = Scene(game)(player(hand=["Own"]), player(laboratory=["Tough"]))

    table.do("Play Own")

    assert table.proelium.wounds[table.piece("Tough")] == damage


BY = [  # (what an item of the second player says, life of both once Alpha Mutant and a ray have hit)
    ("If an attacking character would deal damage to you, prevent 3 of that damage.", [20, 16]),
    ("If a character would deal damage to you, prevent half of that damage.", [20, 15]),
    ("If damage would be dealt to you, prevent 1 of that damage.", [20, 15]),
]


@pytest.mark.rule("proelium", "R62", "golden.rule")
@pytest.mark.parametrize(("text", "life"), BY)
def test_some_of_the_damage_that_a_character_deals_is_prevented(tmp_path: Path, text: str, life: list[int]) -> None:
    """Alpha Mutant has 4 A, Small Ray deals 3 damage."""
    game = game_with(tmp_path, ("Pad", "item", text))
    us = player(laboratory=["Alpha Mutant"], hand=["Small Ray"], life=20)
    table = Scene(game)(us, player(laboratory=["Pad"], life=20), moment="attack")
    table.do("Attack with Alpha Mutant")
    table.settle()

    table.play("Small Ray")

    assert table.life == life


@pytest.mark.rule("proelium", "R62", "golden.rule")
def test_a_character_deals_less_damage_to_another(tmp_path: Path) -> None:
    text = "If a character of your opponent would deal damage to a character of yours, prevent 1 of that damage."
    bite = ("Bite", "action", "A character of yours deals damage equal to its A to a character of your opponent.")
    game = game_with(tmp_path, ("Pad", "item", text), bite)
    us = player(laboratory=["Mutant Frog"], hand=["Bite"])
    table = Scene(game)(us, player(laboratory=["Pad", "Security Guard"]))

    table.do("Play Bite")

    assert table.proelium.wounds[table.piece("Security Guard")] == 1
