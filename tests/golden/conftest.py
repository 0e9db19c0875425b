"""Golden games are played for every game: in the gate with the fewest and the most seats, and compared in every build
with the fewest.
"""

from __future__ import annotations

import pytest

import rulebound
from tests.contract.walks import load
from tests.golden.keeping import is_rewriting
from tests.sampling import left

COSTLY = "test_games_are_the_same_in_every_build"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [load(name) for name in rulebound.GAMES]
    if "seats" in metafunc.fixturenames:
        tables = [(game, seats) for game in games for seats in game.seats]
        tried = {
            game.name: {game.seats[0]}
            if metafunc.definition.originalname == COSTLY
            else {game.seats[0], game.seats[-1]}
            for game in games
        }
        values = [
            (game, seats) if seats in tried[game.name] or is_rewriting() else left(game, seats)
            for game, seats in tables
        ]
        metafunc.parametrize(("game", "seats"), values, ids=[f"{game.name}-{seats}" for game, seats in tables])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
