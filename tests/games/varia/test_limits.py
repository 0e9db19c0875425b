"""What players cannot gain, lose or take in games of Varia, and how much at most."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player
from tests.games.varia.test_wordings import table_of

MOST = [
    ("You cannot lose more than 2 Health Points each moment.", 26),
    ("You cannot lose more than 4 Health Points each turn.", 26),
    ("You cannot lose more than 2 Health Points at once.", 26),
    ("You cannot take more than 2 damage each moment.", 26),
    ("You cannot take more than 4 damage each turn.", 26),
    ("You cannot take more than 1 damage at once.", 28),
    ("You cannot take more than 1 damage from one attack.", 28),
    ("You cannot take damage.", 30),
    ("You cannot lose Health Points.", 30),
    ("Your target cannot lose Health Points.", 24),
    ("You cannot take damage as long as you are disengaged.", 24),
]


@pytest.mark.parametrize(("text", "health"), MOST)
def test_two_attacks_take_no_more_than_a_card_says(tmp_path: Path, text: str, health: int) -> None:
    """Each Lunge deals 3 damage."""
    players = player(character=["Own"], timeline=["War Cry", "War Cry"]), player(timeline=["Lunge", "Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1, 1, 1])
    table.plan_no_more()

    table.resolve()

    assert table.health[0] == health


GAINS = [
    ("Your target cannot gain Health Points.", 10),
    ("Your target can't be healed.", 10),
    ("You cannot gain Health Points.", 14),
    ("Each player cannot gain Health Points.", 10),
    ("Each player cannot gain more than 3 Health Points each turn.", 13),
    ("Each player cannot gain more than 1 Health Point each moment.", 12),
    ("Your target cannot gain more than 1 Health Point at once.", 12),
]


@pytest.mark.parametrize(("text", "health"), GAINS)
def test_a_player_gains_no_more_than_a_card_of_the_other_says(tmp_path: Path, text: str, health: int) -> None:
    """The other player would gain 2 Health Points in each of two moments."""
    healing = "Start of Moment: Gain 2 Health Points."
    game = game_with(tmp_path, ("Own", "asset", text), ("Salve", "action", healing))
    table = Scene(game)(
        player(timeline=["War Cry", "War Cry"], character=["Own"]), player(timeline=["Salve", "Salve"], health=10),
        engaged=False, chance=[1, 1, 1, 1],
    )  # fmt: skip
    table.plan_no_more()

    table.resolve()

    assert table.health[1] == health


@pytest.mark.parametrize(("says", "health"), [
    ("On-Hit: Your target cannot be healed this turn.", 28),
    ("On-Hit: Your target cannot gain Health Points until the end of the moment.", 30),
    ("On-Hit: Until the end of the turn, your target cannot heal.", 28),
])  # fmt: skip
def test_a_target_is_not_healed_for_a_while(tmp_path: Path, says: str, health: int) -> None:
    """The target would gain 2 Health Points in the moment after the first hit."""
    healing = "Start of Moment: Gain 2 Health Points."
    game = game_with(tmp_path, ("Own", "action", f"Ranged\\n{says}"), ("Salve", "action", healing))
    table = Scene(game)(
        player(timeline=["Own", "War Cry"]), player(timeline=["War Cry", "Salve"]), engaged=False, chance=[2] * 6
    )
    table.plan_no_more()

    table.resolve()

    assert table.health[1] == health


CROSSED = [
    ("When your Health Points drop below 10, draw a card.", 11, 1),
    ("When your Health Points drop below 10, draw a card.", 14, 0),
    ("When you drop to 8 or less Health Points, draw a card.", 11, 1),
    ("When you drop to 8 or less Health Points, draw a card.", 8, 0),
    ("When your target drops to 8 or less Health Points, draw a card.", 11, 0),
]


@pytest.mark.parametrize(("text", "health", "drawn"), CROSSED)
def test_a_card_waits_for_health_to_drop_so_low(tmp_path: Path, text: str, health: int, drawn: int) -> None:
    """Lunge deals 3 damage; two cards are drawn at the start of the next turn."""
    players = player(character=["Own"], health=health, timeline=["War Cry"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])
    table.plan_no_more()

    table.resolve()

    assert len(table.there("hand", 0)) == 2 + drawn


def test_a_card_waits_for_health_to_reach_so_much(tmp_path: Path) -> None:
    """Only with the first of two gains it comes to that."""
    text, healing = "When you reach 12 Health Points, draw a card.", "Start of Moment: Gain 3 Health Points."
    game = game_with(tmp_path, ("Own", "asset", text), ("Salve", "action", healing))
    mine = player(character=["Own"], timeline=["Salve", "Salve"], health=10)
    table = Scene(game)(mine, player(), engaged=False, chance=[1] * 4)

    table.resolve()

    assert table.health[0] == 16
    assert len(table.there("hand", 0)) == 3
