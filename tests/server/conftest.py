"""A server in this process, with its database in a folder of the test."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound.server.storage import Location
from tests.sampling import left
from tests.server.cluster import Cluster, NoPostgres, cluster
from tests.server.people import Person
from tests.server.talking import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """PostgreSQL; tests that need it are skipped where it cannot be had."""
    with contextlib.ExitStack() as stack:
        try:
            pytest.importorskip("psycopg", reason="the extra postgres is not installed")
            running = stack.enter_context(cluster())
        except NoPostgres as why:
            pytest.skip(str(why))
        yield running


@pytest.fixture
def shared(postgres: Cluster) -> Iterator[str]:
    """A new database that several servers may use at the same time."""
    url = postgres.fresh()
    yield url
    postgres.drop(url)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests in modules that say BOTH_DATABASES run with each; with PostgreSQL among the slow ones if it is "slow"."""
    decided = any("kind" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    both = getattr(metafunc.module, "BOTH_DATABASES", False)
    if "kind" in metafunc.fixturenames and both and not decided:
        postgres = left("postgres") if both == "slow" else "postgres"
        metafunc.parametrize("kind", ["sqlite", postgres], indirect=True)


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    """Whose database it is."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    """A new database."""
    return tmp_path / "tables.db" if kind == "sqlite" else str(request.getfixturevalue("shared"))


@pytest.fixture
def server(database: Location) -> Iterator[Server]:
    """For one person, with no bot's process started before one is needed."""
    with Server(database) as running:
        yield running


@pytest.fixture
def group(database: Location) -> Iterator[Server]:
    """For several people."""
    with Server(database, own=False) as running:
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
