"""Every law is a test of a game, and of a number of seats where it asks for one."""

from __future__ import annotations

from zlib import crc32

import pytest

import rulebound
from rulebound.kernel.game.game import Game
from tests.contract.walks import load

pytest.register_assert_rewrite("tests.contract.attributes", "tests.contract.worlds")


COSTLY = {
    "test_copies",
    "test_log_lines",
    "test_saving",
    "test_secrets",
    "test_views",
}  # what they look at is much at a large table


@pytest.fixture
def own_decks(game: Game) -> None:
    """For laws about decks that the players bring, and about cards that stay theirs."""
    if not game.decks:
        pytest.skip(f"nobody brings a deck to {game.title}")


def is_between(game: Game, seats: int) -> bool:
    """Whether a table of so many is tried with `--all` alone: what holds with fewer and with more holds there, too."""
    return game.seats[0] < seats < game.seats[-1]


def is_left(law: str, game: Game, seats: int) -> bool:
    """Whether a costly law is tried at this table of the game with `--all` alone.

    About half of them are tried with the fewest seats and the others with the most, and the other way round in the next
    game: so every law meets both, and every game too.
    """
    is_for_most = ((crc32(law.encode()) >> 16) + rulebound.GAMES.index(game.name)) % 2
    return seats != game.seats[-1 if is_for_most else 0]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [load(name) for name in rulebound.GAMES]
    is_costly = metafunc.module.__name__.rpartition(".")[2] in COSTLY
    if "seats" in metafunc.fixturenames:
        tables = []
        for game in games:
            for seats in game.seats:
                is_slow = is_between(game, seats) or (
                    is_costly and is_left(metafunc.definition.originalname, game, seats)
                )
                marks = [pytest.mark.slow] if is_slow else []
                tables.append(pytest.param(game, seats, id=f"{game.name}-{seats}", marks=marks))
        metafunc.parametrize(("game", "seats"), tables)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
