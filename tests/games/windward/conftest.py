"""What the tests of Windward share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rulebound
from tests.games.declared import DeclaredScene


@pytest.fixture
def scene() -> Iterator[DeclaredScene]:
    """Makes tables; in the end, all dice that were scripted must have been rolled."""
    scene = DeclaredScene(rulebound.load("windward"))
    yield scene
    scene.end()
