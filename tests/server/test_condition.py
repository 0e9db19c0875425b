"""What a server tells the person who runs it: whether it works, and figures."""

from __future__ import annotations

import sqlite3

import pytest

from rulebound.server import condition
from rulebound.server.store import Store
from tests.server.talking import Server, play


def figures(server: Server) -> dict[str, float]:
    """The figures by their names, as Prometheus reads them."""
    answer = server.client.get("/metrics")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
    lines = answer.text.splitlines()
    found = {name: float(value) for name, value in (line.split(" ") for line in lines if not line.startswith("#"))}
    for name in found:
        assert sum(line.startswith((f"# HELP {name} ", f"# TYPE {name} ")) for line in lines) == 2
    return found


def test_a_server_that_works_is_healthy(group: Server) -> None:
    assert group.get("/health") == {"healthy": True}


@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), TimeoutError()])
def test_a_server_whose_database_does_not_answer_is_not(
    group: Server, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def failing(self: Store) -> None:
        raise error

    monkeypatch.setattr(Store, "check", failing)
    assert group.get("/health", 503) == {"healthy": False}

    monkeypatch.undo()
    assert group.get("/health") == {"healthy": True}


def test_a_database_that_hangs_is_not_waited_for(group: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(condition, "PATIENCE", 0.0)

    assert group.get("/health", 503) == {"healthy": False}


def test_figures_follow_what_happens_at_tables(group: Server) -> None:
    before = figures(group)
    ann, tor, watch = group.links()
    with group.sit(ann) as first, group.sit(tor) as second, group.sit(watch):
        play(first, second, most=5)
        during = figures(group)
    after = figures(group)

    assert (before["rulebound_tables"], during["rulebound_tables"]) == (0, 1)
    assert (before["rulebound_sockets"], during["rulebound_sockets"], after["rulebound_sockets"]) == (0, 3, 0)
    assert during["rulebound_changes_total"] == before["rulebound_changes_total"] + 5
    assert during["rulebound_bots_thinking"] == during["rulebound_bots_waiting"] == 0
    assert during["process_cpu_seconds_total"] > before["process_cpu_seconds_total"] > 0
    assert 0 < during["process_start_time_seconds"] == before["process_start_time_seconds"]


def test_figures_tell_no_names_and_no_links(group: Server) -> None:
    links = group.links()
    told = group.client.get("/metrics").text + group.client.get("/health").text

    assert not any(secret in told for secret in [*links, "Ann", "Tor", "testclient"])
