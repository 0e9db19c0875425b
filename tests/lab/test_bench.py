"""The command `bench`: what it prints. How quick a machine is, no test can say."""

from __future__ import annotations

import json

import pytest

from rulebound.cli import main
from rulebound.lab import bench
from rulebound.lab.build import build


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures for a moment only."""
    monkeypatch.setattr(bench, "PLAYING", 0.01)
    monkeypatch.setattr(bench, "COPYING", 0.001)
    monkeypatch.setattr(bench, "ITERATIONS", 10)


def test_json_is_one_object_with_the_figures_of_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["bench", "courses", "--json"])

    printed = capsys.readouterr()
    found = json.loads(printed.out)
    speed = found["games"]["courses"]
    assert (status, printed.err, set(found), list(found["games"])) == (0, "", {"build", "games"}, ["courses"])
    assert found["build"] == build()
    assert set(speed) == {
        "decisions_per_second", "games_per_second", "clone_ns", "imagine_ns", "save_ns", "load_state_ns",
        "ismcts_simulations_per_second", "random_simulations_per_second",
    }  # fmt: skip
    assert all(isinstance(value, float) and value > 0 for value in speed.values())


@pytest.mark.slow
def test_the_table_has_a_row_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "courses"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"CPU time of one core, best of 3, {build()}, 2 seats"
    assert lines[1].split() == [
        "game", "decisions/s", "games/s", "clone,", "us", "imagine,", "us", "save,", "us", "load_state,", "us",
        "ISMCTS", "simulations/s", "with", "random", "playouts",
    ]  # fmt: skip
    assert [line.split()[0] for line in lines[2:]] == ["courses"]


@pytest.mark.slow
def test_it_measures_with_as_many_seats_as_are_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "courses", "--seats", "4"]) == 0
    assert capsys.readouterr().out.splitlines()[0].endswith(", 4 seats")


def test_seats_that_no_game_has_are_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "courses", "--seats", "5"]) == 2
    assert "is for 2 to 4 seats, not 5" in capsys.readouterr().err


def test_an_unknown_game_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["bench", "coarses"])

    assert stopped.value.code == 2
    assert "did you mean 'courses'?" in capsys.readouterr().err
