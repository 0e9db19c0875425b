"""What the tests of Proelium share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rulebound
from tests.games.proelium.table import Scene


@pytest.fixture
def scene() -> Iterator[Scene]:
    """Makes tables; in the end, all dice that were scripted must have been rolled."""
    scene = Scene(rulebound.load("proelium"))
    yield scene
    scene.end()
