"""Games of Varia in which both players come to no Health Points."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player, stack
from tests.games.varia.test_wordings import table_of

AT_ONCE = [
    "Start of Moment: Each player loses 3 Health Points.",
    "Start of Moment: Deal 3 damage to each player.",
]


@pytest.mark.rule("varia", "win.health", "R51")
@pytest.mark.parametrize("text", AT_ONCE)
@pytest.mark.parametrize(("health", "winners"), [((2, 2), [0, 1]), ((5, 2), [0]), ((2, 5), [1])])
def test_the_game_is_drawn_if_one_instruction_leaves_both_without_health(
    tmp_path: Path, text: str, health: tuple[int, int], winners: list[int]
) -> None:
    us, rival = player(character=["Own"], timeline=["War Cry"], health=health[0]), player(health=health[1])
    table = table_of(tmp_path, "asset", text, us, rival)

    table.resolve()

    assert table.outcome is not None
    assert table.outcome[0] == winners


@pytest.mark.rule("varia", "win.health", "R51")
@pytest.mark.parametrize(("text", "winner"), [
    ("Lose 3 Health Points. Your target loses 3 Health Points.", 1),
    ("Your target loses 3 Health Points. Lose 3 Health Points.", 0),
    ("Each player loses 2 Health Points for each Fatigue they have.", 1),
])  # fmt: skip
def test_who_comes_to_no_health_first_has_lost(tmp_path: Path, text: str, winner: int) -> None:
    us = player(character=["Own", stack("Fatigue")], timeline=["War Cry"], health=2)
    rival = player(character=[stack("Fatigue")], health=2)
    table = table_of(tmp_path, "asset", f"Start of Moment: {text}", us, rival)

    table.resolve()

    assert table.outcome == ([winner], "health", "win.health")


@pytest.mark.rule("varia", "R34", "R51")
@pytest.mark.parametrize("saved", [0, 1])
def test_who_is_saved_wins_where_both_would_come_to_no_health(tmp_path: Path, saved: int) -> None:
    ends = ("Ends", "asset", "Start of Moment: Each player loses 3 Health Points.")
    saves = (
        "Saves",
        "asset",
        "If you would drop to 0 Health Points, ruin this and set your Health Points to 5 instead.",
    )
    assets: list[list[str]] = [["Ends"], []]
    assets[saved].append("Saves")
    us, rival = player(character=assets[0], timeline=["War Cry"], health=2), player(character=assets[1], health=2)
    table = Scene(game_with(tmp_path, ends, saves))(us, rival)

    table.resolve()

    assert table.outcome == ([saved], "health", "win.health")
