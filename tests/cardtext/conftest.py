"""What reads the texts that designers wrote for a game is tried by one worker, which then reads each of them once.

In the gate this runs on the compiled copy alone, which reads more quickly.
"""

from __future__ import annotations

import pytest

from development.steps import READERS
from tests.cardtext.designers.corpus import GAMES


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem not in READERS:
            continue
        item.add_marker("reader")
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            of = [getattr(value, "game", value) for value in item.callspec.params.values()]
            for game in [value for value in of if isinstance(value, str) and value in GAMES]:
                item.add_marker(pytest.mark.xdist_group(f"texts for {game}"))
