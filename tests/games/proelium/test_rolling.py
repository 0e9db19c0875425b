"""What waits for numbers that are rolled, in games of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player

ROLLED = [  # (what waits, what rolls, what it shows, our life)
    ("When you roll a 6, gain 1 life.", "Roll a die. If you roll 4 or more, gain 3 life.", [6], 24),
    ("When you roll a 6, gain 1 life.", "Roll a die. If you roll 4 or more, gain 3 life.", [5], 23),
    ("When you roll a 6, gain 1 life.", "Extra Research: Gain 3 life.", [6], 24),
    ("When you roll a 6 on Extra Research, gain 1 life.", "Extra Research: Gain 3 life.", [6], 24),
    ("When you roll a 6 on Extra Research, gain 1 life.", "Roll a die. If you roll 4 or more, gain 3 life.", [6], 23),
    ("When you roll 2 or less, gain 1 life.", "Extra Research: Gain 3 life.", [2], 21),
    ("When you roll a 1 or a 4, gain 1 life.", "Extra Research: Gain 3 life.", [4], 24),
    ("When you roll a die, gain that much life.", "Extra Research: Gain 3 life.", [5], 28),
    ("When your opponent rolls a 6, gain 1 life.", "Extra Research: Gain 3 life.", [6], 23),
    ("When you roll a 6, gain 1 life.", "Deal 2d6 damage to your opponent.", [6, 6], 22),
    ("Once each turn, when you roll a 6, gain 1 life.", "Deal 2d6 damage to your opponent.", [6, 6], 21),
]


@pytest.mark.rule("proelium", "R63")
@pytest.mark.parametrize(("waits", "rolls", "chance", "life"), ROLLED)
def test_a_card_waits_for_a_number_that_is_rolled(
    tmp_path: Path, waits: str, rolls: str, chance: list[int], life: int
) -> None:
    """[R63]"""
    game = game_with(tmp_path, ("Rule", "item", waits), ("Own", "action", rolls))
    us = player(hand=["Own"], laboratory=["Rule"], life=20)
    table = Scene(game)(us, player(), chance=chance)
    table.do("Play Own")

    if "Extra Research:" in rolls:
        table.do("Research Own")

    assert table.life[0] == life
