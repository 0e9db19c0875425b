"""The examples of `docs/api.md` run as they stand there."""

from __future__ import annotations

import ast
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import rulebound

EXAMPLES: Final = Path(__file__).parents[2] / "docs" / "examples"
IN_PROCESSES: Final = EXAMPLES / "many_games.py"


@pytest.mark.parametrize("path", sorted(set(EXAMPLES.glob("*.py")) - {IN_PROCESSES}), ids=lambda path: path.stem)
def test_an_example_runs_and_prints_what_it_found(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(path), run_name="__main__")

    assert capsys.readouterr().out.strip()


@pytest.mark.slow
def test_games_in_processes_come_out_as_in_one() -> None:
    alone = runpy.run_path(str(IN_PROCESSES))

    done = subprocess.run([sys.executable, IN_PROCESSES], capture_output=True, text=True, check=True)

    assert ast.literal_eval(done.stdout) == alone["mean_returns"]([alone["play"](seed) for seed in range(200)])


def test_a_record_that_is_stepped_through_ends_where_the_game_did() -> None:
    example = runpy.run_path(str(EXAMPLES / "step_through.py"))
    game = rulebound.load("windward")
    record = rulebound.read_record(example["recorded"](game, 7))

    states = [state.fingerprint() for state in record.replay(game)]

    assert len(states) == len(record.actions) + 1 == len(set(states))
    assert states[-1] == record.fingerprint
