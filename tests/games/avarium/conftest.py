"""What the tests of Avarium Academy share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rulebound
from rulebound.kernel.game.game import Game
from tests.games.avarium.table import Scene


@pytest.fixture(scope="session")
def game() -> Game:
    """The game with its own cards."""
    return rulebound.load("avarium")


@pytest.fixture
def scene(game: Game) -> Iterator[Scene]:
    """Makes tables; in the end, all dice that were scripted must have been rolled."""
    scene = Scene(game)
    yield scene
    scene.end()
