"""Moves of Varia outside the moments, which do not count for Momentum."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, Table, player

GAINS = ("Gains", "action", "Momentum: +3 Power")


def table_with(folder: Path, asset: str, us: dict[str, object], rival: dict[str, object]) -> Table:
    """A table with the asset Moves, which has this text."""
    scene = Scene(game_with(folder, GAINS, ("Moves", "asset", asset)))
    return scene(us, rival, chance=[1] * 6)


@pytest.mark.rule("varia", "term.momentum", "R22")
def test_a_move_while_planning_does_not_count(tmp_path: Path) -> None:
    us = player(hand=["Gains"], character=["Moves"])
    table = table_with(tmp_path, "Ruin this: Move.", us, player())

    table.do("Use Moves", "Plan Gains")
    table.resolve()

    assert table.varia.engaged
    assert table.rolled("Gains") == 1


@pytest.mark.rule("varia", "term.momentum", "R22")
@pytest.mark.parametrize("time", ["end", "start"])
def test_a_move_at_the_start_or_the_end_of_a_turn_does_not_count(tmp_path: Path, time: str) -> None:
    asset = f"At the {time} of each turn, engage."
    table = table_with(tmp_path, asset, player(), player(hand=["Gains"], character=["Moves"]))
    table.resolve()

    table.do("Do not move", "Plan Gains")
    table.resolve()

    assert table.varia.engaged
    assert table.rolled("Gains") == 1
