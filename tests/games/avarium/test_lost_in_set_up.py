"""A player who loses all Merit while the first hands are dealt leaves the school in the first step of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.game.invariant import watched
from rulebound.kernel.table.effect import Yes
from tests.games.avarium.own_cards import game_with

DESPAIR = "If a player would draw a card except the first one each turn, you may lose all your Merit instead."


@pytest.mark.rule("avarium", "A8")
def test_merit_lost_in_set_up_is_looked_at_before_the_first_player_acts(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Kumara RAJ", "idol", DESPAIR))
    with watched(game):
        state = game.new_state(seed=3, seats=3, options={"idol_3": "Kumara RAJ", "first": "1"})
        lost = 0
        while state.turn < 2 and not state.over:
            yes = [one for one in state.legal_actions() if isinstance(one, Yes)]
            lost += len(yes)
            state.take((yes or state.legal_actions())[-1])

    assert lost > 0
    assert state.out == [False, False, True]
