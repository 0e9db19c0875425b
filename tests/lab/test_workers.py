"""Workers: what they leave undone by dying is done again, and none outlives what started it."""

from __future__ import annotations

import math
import os
import signal
import time
from multiprocessing import active_children

import pytest

from rulebound.cli import COMMANDS, main
from rulebound.lab.workers import MOST_DEATHS, WorkersDied, work_off

BY_WORKERS = ("simulate", "measure", "faults", "compare", "strength", "ladder", "tune", "weigh", "fuzz", "balance")


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_that_plays_by_workers_plays_on_a_cluster_too(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])

    said = capsys.readouterr().out
    assert ("--workers W" in said, "--on ray" in said) == (command in BY_WORKERS,) * 2


def test_all_jobs_are_done_once() -> None:
    results = list(work_off(abs, range(-20, 0), 2, pytest.fail))

    assert sorted(results) == list(range(1, 21))


def test_the_jobs_of_a_killed_worker_are_done_again() -> None:
    told: list[str] = []
    results: list[float] = []

    for result in work_off(abs, range(-2000, 0), 2, told.append):
        results.append(result)
        if len(results) == 1:
            os.kill(ours(active_children()[0].pid), signal.SIGKILL)

    assert sorted(results) == list(range(1, 2001))
    assert told == ["A worker died, perhaps for lack of memory. Its unfinished work is done again."]


@pytest.mark.slow
def test_workers_that_always_die_are_given_up() -> None:
    told: list[str] = []

    with pytest.raises(WorkersDied, match="3 workers in a row died and finished nothing"):
        list(work_off(os._exit, [1, 1], 2, told.append))

    assert len(told) == MOST_DEATHS - 1


def test_what_a_job_raises_comes_out_and_ends_the_workers() -> None:
    with pytest.raises(ValueError, match="math domain error"):
        list(work_off(math.sqrt, [-1.0], 2, pytest.fail))

    assert active_children() == []


def test_closing_ends_the_workers_at_once() -> None:
    results = work_off(time.sleep, [0.0, 60.0, 60.0], 2, pytest.fail)
    next(results)

    results.close()

    assert active_children() == []


def ours(pid: int | None) -> int:
    assert pid is not None and pid > 1
    return pid
