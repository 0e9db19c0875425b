"""What a game says that a position is worth: a chance, for every seat, that moves with the game."""

from __future__ import annotations

from itertools import islice

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from tests.contract.walks import begin, eager, walk


def test_a_value_is_a_chance(game: Game, seats: int) -> None:
    for state in islice(walk(begin(game, seats, 3), Chance.of(3), eager), 0, None, 7):
        if not state.over:
            values, chances = [game.value(state, seat) for seat in range(seats)], game.chances(state)
            assert all(0.0 <= value <= 1.0 for value in values)
            assert sum(chances) == pytest.approx(1.0)
            assert values[chances.index(max(chances))] == max(values)


def test_a_value_changes_nothing(game: Game, seats: int) -> None:
    for state in islice(walk(begin(game, seats, 3), Chance.of(3), eager), 0, None, 15):
        before = state.fingerprint()
        if not state.over:
            game.value(state, 0)
        assert state.fingerprint() == before


def test_a_value_has_to_do_with_who_wins(game: Game, seats: int) -> None:
    """Looked at when three quarters of a game are over, in sixty games; a value that says nothing fails."""
    ahead = games = 0
    for seed in range(60):
        chances: list[list[float]] = []
        winners: list[int] = []
        for made, state in enumerate(walk(begin(game, seats, seed), Chance.of(seed), eager)):
            if state.over:
                winners = state.winners
            elif made % 8 == 0:
                chances.append([game.value(state, seat) for seat in range(seats)])
        if len(winners) == 1:
            games += 1
            then = chances[len(chances) * 3 // 4]
            ahead += then[winners[0]] > max(then[seat] for seat in range(seats) if seat != winners[0])

    assert games >= 30
    assert ahead / games > 1.0 / seats
