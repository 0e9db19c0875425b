"""What a position of Avarium Academy is worth to bots."""

from __future__ import annotations

from itertools import permutations
from typing import Final

import pytest

from rulebound.games.avarium.card import IDOL
from rulebound.kernel.game.game import Game
from tests.games.avarium.table import Scene, player

FAIR: Final = 0.1  # how far from even a chance may be: the first player already has Reputation to spend


@pytest.mark.parametrize("seats", [2, 4])
def test_no_idol_is_ahead_before_anything_was_done(game: Game, seats: int) -> None:
    idols = [card.name for card in game.cards.values() if card.kind == IDOL]
    for pair in permutations(idols, 2):
        options = {f"idol_{n}": name for n, name in enumerate(pair, 1)}
        state = game.new_state(seed=4, seats=seats, options=options)

        assert all(abs(game.value(state, seat) - 1 / seats) < FAIR for seat in range(seats)), pair


def test_what_was_won_since_the_beginning_counts(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", merit=20), player("Hatsurugi TOUKA", merit=20))
    state = table.state

    assert state.game.value(state, 0) < 0.2
    assert state.game.value(state, 0) + state.game.value(state, 1) == pytest.approx(1)
