"""What the end of a moment of Varia sets off is done before the next one is paid for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player, stack

LOSES = ("Loses", "asset", "When you lose Bleeding, gain 5 Action Points.")


@pytest.mark.rule("varia", "resolve.order", "stack.kinds")
def test_what_a_depleting_stack_sets_off_is_done_before_the_next_moment(tmp_path: Path) -> None:
    """Of the two Action Points that are left, Cataclysm could not be paid for."""
    us = player(timeline=["Catch Breath", "Cataclysm"], points=3, character=["Loses", stack("Bleeding")])
    table = Scene(game_with(tmp_path, LOSES))(us, player(), engaged=True, chance=[1, 1])

    table.resolve()

    told = table.told()
    assert told.index("Player 1 gains 5 Action Points.") < told.index("Moment 2")
    assert "Player 1 performs Cataclysm for 7 Action Points." in told
