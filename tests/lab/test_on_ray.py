"""The same games on a cluster of Ray: equal sums, in the order of the jobs, whatever happens to a worker."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rulebound.cli import main
from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.arena import Plan
from rulebound.lab.measure.measurement import Measurement
from rulebound.lab.measure.question import Asked
from rulebound.lab.on_ray import address_of, work_off
from rulebound.lab.simulate import Simulation

ray = pytest.importorskip("ray")
clusters = pytest.mark.slow


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[str]:
    """The address of a cluster of two nodes with a core each, both on this computer."""
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster()
    for _ in range(2):
        cluster.add_node(num_cpus=1, object_store_memory=80 * 1024**2, include_dashboard=False)
    yield str(cluster.address)
    cluster.shutdown()


@pytest.mark.parametrize(("word", "address"), [("ray", None), ("ray=10.0.0.1:6379", "10.0.0.1:6379")])
def test_a_cluster_is_named_by_its_address(word: str, address: str | None) -> None:
    assert address_of(word) == address


def test_another_kind_of_cluster_is_refused() -> None:
    with pytest.raises(SetupError, match="write ray, or ray=ADDRESS, not 'dask'"):
        next(work_off(str, [1], "dask"))


@clusters
@pytest.mark.filterwarnings("ignore")
def test_two_nodes_play_the_same_games_as_one_process(two_nodes: str) -> None:
    plan = Plan(game="windward", games=24, seats=("greedy", "random"), seed=5)
    here, there = Simulation(plan, 1), Simulation(plan, 1)
    there.on = f"ray={two_nodes}"

    here.run()
    there.run()

    alike = ("wins", "win_rate", "outcomes", "mean_turns", "decisions", "finished")
    one, other = here.summary().as_json(), there.summary().as_json()
    assert {key: one[key] for key in alike} == {key: other[key] for key in alike}


@clusters
@pytest.mark.filterwarnings("ignore")
def test_a_measurement_that_stops_early_stops_at_the_same_game(two_nodes: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[card]]\nname = "Sloop"\nkind = "ship"\ncost = 0\ncargo = 9\nrenown = 5\ncopies = 3\n')
    asked = Asked(game="windward", cards=(str(path),), games=200, within=20)
    here, there = Measurement(asked, 1), Measurement(asked, 1)
    there.on = f"ray={two_nodes}"

    here.run()
    there.run()

    assert 0 < here.sums.games < 200
    assert here.sums == there.sums


@clusters
@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_dies_is_replaced_and_its_job_done_again(two_nodes: str, tmp_path: Path) -> None:
    results = list(work_off(partial(dies_once, str(tmp_path)), list(range(8)), f"ray={two_nodes}"))

    assert results == [n * n for n in range(8)]
    assert (tmp_path / "died").exists()


def dies_once(folder: str, job: int) -> int:
    """The square of a number; the first worker that gets to 3 is killed as by the system."""
    mark = Path(folder) / "died"
    if job == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job * job


@clusters
@pytest.mark.filterwarnings("ignore")
def test_a_run_that_is_stopped_leaves_the_cluster_free(two_nodes: str) -> None:
    results = work_off(partial(pow, 2), list(range(1000)), f"ray={two_nodes}")

    found: list[Any] = [next(results) for _ in range(3)]
    results.close()

    assert found == [1, 2, 4]
    assert list(work_off(partial(pow, 3), [1, 2], f"ray={two_nodes}")) == [3, 9]


TUNE = "tune windward --vary Sloop.cargo=0..6 --trials 3 --games 10 --fresh 60"
STRENGTH = "strength windward --seats greedy,random --games 6"
LADDER = "ladder windward --rungs random,novice:20,greedy --games 4"
FUZZ = "fuzz windward --seats 2 --games 60"
WEIGH = "weigh arcane full=2 --bot random --games 4"


@clusters
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("command", [TUNE, STRENGTH, LADDER, FUZZ, WEIGH])
def test_other_commands_say_the_same_of_two_nodes_as_of_one_process(
    two_nodes: str, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    words = command.split()
    if command != WEIGH:
        words.append("--json")

    assert main([*words, "--workers", "1"]) == 0
    here = without_times(capsys.readouterr().out)
    assert main([*words, "--on", f"ray={two_nodes}"]) == 0

    assert without_times(capsys.readouterr().out) == here


def without_times(printed: str) -> str:
    """What was printed, but for how long it took."""
    return re.sub(r'"seconds": [0-9.]+', "", printed)


@clusters
@pytest.mark.filterwarnings("ignore")
def test_a_search_whose_workers_die_again_and_again_says_so(
    two_nodes: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebound.lab.tune.search.play", dies)

    assert main([*TUNE.split(), "--on", f"ray={two_nodes}"]) == 1

    said = capsys.readouterr()
    assert "workers in a row died and finished nothing" in said.err
    assert "No set played all its games." in said.out


def dies(*_words: object) -> None:
    """Kills its worker, as the system does."""
    os.kill(os.getpid(), signal.SIGKILL)


@clusters
@pytest.mark.filterwarnings("ignore")
def test_the_command_plays_on_a_cluster_of_this_computer(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "windward", "--games", "6", "--json"]

    assert main([*words, "--on", "ray"]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(words) == 0

    assert there["wins"] == json.loads(capsys.readouterr().out)["wins"]
