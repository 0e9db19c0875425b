"""Golden games are played for every game. The gate plays them with the fewest and with the most seats, and compares
builds with the fewest; all are played where they are written anew.
"""

from __future__ import annotations

import pytest

from rulebound.kernel.game.game import Game
from tests.golden.keeping import is_rewriting
from tests.sampling import at_tables

COSTLY = "test_games_are_the_same_in_every_build"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    def in_the_gate(game: Game) -> list[int]:
        if is_rewriting():
            return list(game.seats)
        return [game.seats[0]] if metafunc.definition.originalname == COSTLY else [game.seats[0], game.seats[-1]]

    at_tables(metafunc, in_the_gate)
