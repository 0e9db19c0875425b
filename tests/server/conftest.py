"""A server in this process, with its database in a folder of the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.talking import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """For one person, with no bot's process started before one is needed."""
    with Server(tmp_path / "tables.db") as running:
        yield running


@pytest.fixture
def group(tmp_path: Path) -> Iterator[Server]:
    """For several people."""
    with Server(tmp_path / "tables.db", own=False) as running:
        yield running


@pytest.fixture
def ann(group: Server) -> Person:
    return Person(group, "Ann")


@pytest.fixture
def tor(group: Server) -> Person:
    return Person(group, "Tor")


@pytest.fixture
def uma(group: Server) -> Person:
    return Person(group, "Uma")
