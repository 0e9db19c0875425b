"""Every law is a test of a game, and of a number of seats where it asks for one."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.kernel.game import Game
from tests.contract.walks import load

pytest.register_assert_rewrite("tests.contract.attributes", "tests.contract.worlds")


@pytest.fixture
def own_decks(game: Game) -> None:
    """For laws about decks that the players bring, and about cards that stay theirs."""
    if not game.decks:
        pytest.skip(f"nobody brings a deck to {game.title}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [load(name) for name in rulebound.GAMES]
    if "seats" in metafunc.fixturenames:
        tables = [(game, seats) for game in games for seats in game.seats]
        metafunc.parametrize(("game", "seats"), tables, ids=[f"{game.name}-{seats}" for game, seats in tables])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
