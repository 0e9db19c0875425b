"""What the tests of Arcane Academy share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.games.arcane.game import ArcaneGame, load
from tests.games.arcane.table import Scene


@pytest.fixture(scope="session")
def game() -> ArcaneGame:
    """The game with its own cards."""
    return load([], [])


@pytest.fixture
def scene(game: ArcaneGame) -> Iterator[Scene]:
    """Makes tables; in the end, all dice that were scripted must have been rolled."""
    scene = Scene(game)
    yield scene
    scene.end()
