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


def is_between(game: Game, seats: int) -> bool:
    """Whether a table of so many is tried with `--all` alone: what holds with fewer and with more holds there, too."""
    return game.seats[0] < seats < game.seats[-1]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [load(name) for name in rulebound.GAMES]
    if "seats" in metafunc.fixturenames:
        tables = []
        for game in games:
            for seats in game.seats:
                marks = [pytest.mark.slow] if is_between(game, seats) else []
                tables.append(pytest.param(game, seats, id=f"{game.name}-{seats}", marks=marks))
        metafunc.parametrize(("game", "seats"), tables)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
