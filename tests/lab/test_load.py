"""The loads on a table server: that they run, and that they notice what is lost. How quick it is, no test can say."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from rulebound.lab.load.__main__ import main
from rulebound.lab.load.loads import PASSING, compare, lasting, share_of
from rulebound.lab.load.person import Counts
from rulebound.lab.load.table import LoadedTable

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what a process uses is read from /proc")


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What a load prints."""
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


@pytest.mark.slow
def test_every_action_of_tables_is_acknowledged_and_each_seat_hears_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "tables", "--tables", "2", "--seconds", "1.5", "--every", "0.25", "--before", "1")

    assert found["actions"] >= 2  # on a busy machine; else about twelve
    assert (found["refused"], found["load"], found["tables"]) == ({}, "tables", 2)
    assert found["frames"] >= 2 * (found["actions"] - 2)  # the last ones may still be on their way
    assert 0 < found["p50_ms"] <= found["p90_ms"] <= found["p99_ms"]
    assert found["server_cpu_ms_per_action"] > 0
    assert found["memory_mb"] >= found["memory_mb_empty"] > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "figure", "least"),
    [
        (["watched", "--tables", "1", "--watchers", "5", "--seconds", "2", "--every", "0.25"], "frames", 20),
        (["bots", "--tables", "1", "--seconds", "2"], "actions", 5),
        (["idle", "--tables", "12"], "sockets", 12),
        (["restart", "--tables", "3", "--before", "2"], "seconds_until_all_are_back", 0.1),
        (["kills", "--tables", "6", "--times", "10", "--seconds", "1"], "views_compared", 1),
    ],
)
def test_the_other_loads_run(capsys: pytest.CaptureFixture[str], words: list[str], figure: str, least: float) -> None:
    assert figures(capsys, *words)[figure] >= least


def restarted(before: dict[str, Any], after: dict[str, Any], acknowledged: int) -> int:
    """Compares one view of a table before and after a restart."""
    table = LoadedTable(0, Counts(), [{"name": "Ann"}])
    table.acknowledged = acknowledged
    table.people[0].following.state = after
    return compare(table, [before])


def test_equal_views_after_a_restart_are_counted_whoever_is_away() -> None:
    before = {"revision": 4, "view": {"areas": [1]}, "left": [30]}
    after = {"revision": 4, "view": {"areas": [1]}, "left": [29]}

    assert set(PASSING) >= {"left", "here"}
    assert lasting(before) == lasting(after)
    assert restarted(before, after, acknowledged=3) == 1
    assert restarted(before, {**after, "revision": 5}, acknowledged=3) == 0


def test_a_lost_action_and_a_changed_view_are_noticed() -> None:
    state = {"revision": 4, "view": {"areas": [1]}}

    with pytest.raises(AssertionError, match="an acknowledged action is lost"):
        restarted(state, state, acknowledged=4)
    with pytest.raises(AssertionError, match="not as it was before"):
        restarted(state, {**state, "view": {"areas": [2]}}, acknowledged=3)


def test_shares_are_values_that_were_measured() -> None:
    assert [share_of([3.0, 1.0, 2.0, 4.0], share) for share in (0, 50, 99, 100)] == [1.0, 3.0, 4.0, 4.0]
    assert share_of([], 50) == 0.0
