"""What waits for damage that is dealt, in games of Proelium: by what, by whom, to whom, and how much."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player

DEALT = [  # (standing text, its kind, text of an action, life)
    ("When you take damage, gain that much life.", "item", "Deal 3 damage to each player.", [20, 17]),
    ("When you are dealt 4 or more damage, gain 9 life.", "item", "Deal 3 damage to each player.", [17] * 2),
    ("When you deal damage, gain 1 life.", "item", "Deal 3 damage to your opponent.", [21, 17]),
    (
        "When you deal 2 or more damage to your opponent, gain 1 life.",
        "item",
        "Deal 2 damage to a character.",
        [20, 20],
    ),
    ("When you deal damage, gain that much life.", "item", "Deal 2 damage to a character.", [22, 20]),
    ("When your opponent deals damage, gain 5 life.", "item", "Deal 2 damage to a character.", [20, 20]),
    ("When this deals damage, gain that much life.", "item", "Deal 2 damage to a character.", [20, 20]),
    ("When a character is dealt damage, gain that much life.", "item", "Deal 2 damage to a character.", [22, 20]),
    ("When a character takes 3 or more damage, gain 9 life.", "item", "Deal 2 damage to a character.", [20, 20]),
    ("When your opponent loses life, gain that much life.", "item", "Deal 3 damage to your opponent.", [23, 17]),
    ("When your opponent loses life, gain 1 life.", "item", "Your opponent loses 2 life.", [21, 18]),
    (
        "When your opponent loses 3 or more life at once, gain 1 life.",
        "item",
        "Deal 3 damage to your opponent.",
        [21, 17],
    ),
]


@pytest.mark.rule("proelium", "R62")
@pytest.mark.parametrize(("standing", "kind", "text", "life"), DEALT)
def test_a_card_waits_for_damage(tmp_path: Path, standing: str, kind: str, text: str, life: list[int]) -> None:
    """[R62]"""
    game = game_with(tmp_path, ("Rule", kind, standing), ("Own", "action", text))
    us = player(hand=["Own"], laboratory=["Rule"], life=20)
    table = Scene(game)(us, player(laboratory=["Night Janitor"], life=20))

    table.do("Play Own")

    assert table.life == life


def test_a_card_that_deals_damage_by_its_text_knows_whom(tmp_path: Path) -> None:
    lines = [
        "Destroy another item of yours: Deal 1 damage to a character.",
        "When this deals damage to a character, destroy it.",
    ]
    game = game_with(tmp_path, ("Own", "item", "\n".join(lines)))
    us = player(laboratory=["Own", "Ticket Machine"])
    table = Scene(game)(us, player(laboratory=["Night Janitor"]))

    table.do("Use Own")

    assert table.there("laboratory", 1) == []


def test_an_enhanced_character_deals_damage_in_combat(tmp_path: Path) -> None:
    text = "Enhances a character.\nWhen the enhanced entity deals damage, its controller loses that much life."
    game = game_with(tmp_path, ("Own", "enhancement", text))
    us = player(laboratory=["Clockwork Beetle"], life=20)
    table = Scene(game)(us, player(life=20), enhancements=[{"name": "Own", "of": 1, "on": "Clockwork Beetle"}],
                        moment="attack")  # fmt: skip
    table.do("Attack with Clockwork Beetle")

    table.wait()

    assert table.life == [18, 18]


@pytest.mark.parametrize("text", [
    "Destroy this: Deal 1 damage to your opponent for each charge counter on this.",
    "Destroy this: If there are three or more charge counters on this, deal 3 damage to your opponent.",
])  # fmt: skip
def test_an_item_that_is_destroyed_as_a_cost_counts_what_was_on_it(tmp_path: Path, text: str) -> None:
    charge = "Put three charge counters on an item of yours."
    game = game_with(tmp_path, ("Own", "item", text), ("Charge", "action", charge))
    table = Scene(game)(player(hand=["Charge"], laboratory=["Own"], life=20), player(life=20))

    table.do("Play Charge", "Use Own")
    table.settle()

    assert table.life == [20, 17]
