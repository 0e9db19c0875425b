"""The command `simulate`: what it prints where, and its exit status."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

import rulebound.games
from rulebound.cli import main
from rulebound.games import courses
from rulebound.games.courses.game import CourseGame
from rulebound.kernel.table.cardtable import CardTable
from tests.sampling import sampled

WET = 3  # the seed of games that fail, besides all from 100 on
STARTED = (  # where a shell has started the tests in the background, Ctrl-C would be ignored
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from rulebound.cli import program; sys.exit(program())"
)
PROGRAM = [sys.executable, "-c", STARTED]
LONG = {  # commands that play for long
    "simulate": ["--games", "1000000"],
    "measure": ["--ruling", "untap=all", "--within", "0.5"],
    "balance": ["--games", "1000000"],
    "faults": ["--games", "1000000"],
    "tune": ["--vary", "Aki.power=1..9"],
}
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at other processes in /proc")


class WetGame(CourseGame):
    """A game with a mistake that shows with some seeds."""

    def deal(self, table: CardTable) -> None:
        if table.setup.seed == WET or table.setup.seed >= 100:
            raise RuntimeError("the table is wet")
        super().deal(table)


@pytest.fixture
def wet(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of that game."""

    def load(cards: Sequence[Path], decks: Sequence[Path]) -> WetGame:
        game = courses.load(cards, decks)
        return WetGame(game.card_list, game.decks)

    package = ModuleType("rulebound.games.wet")
    package.__dict__["load"] = load
    monkeypatch.setitem(sys.modules, "rulebound.games.wet", package)
    monkeypatch.setattr(rulebound.games, "GAMES", ("courses", "wet"))
    return "wet"


def begun(*words: str, command: str = "simulate") -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*PROGRAM, command, "courses", *words], stdout=pipe, stderr=pipe, text=True, start_new_session=True
    )


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except FileNotFoundError:
        return []


def wait_until_it_has_workers(pid: int) -> list[int]:
    """Two workers and the process that tracks their shared things."""
    for _ in range(400):
        if len(children(pid)) == 3:
            return children(pid)
        time.sleep(0.025)
    pytest.fail("it has not started its workers")


def wait_until_they_have_ended(pids: list[int]) -> None:
    for _ in range(400):
        if not any(is_running(pid) for pid in pids):
            return
        time.sleep(0.025)
    pytest.fail("workers are left over")


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# -- What it prints ----------------------------------------------------------------------------------------------------


def test_json_is_one_object_with_all_that_is_promised(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["simulate", "courses", "--games", "6", "--workers", "1", "--seed", "5", "--json"])

    printed = capsys.readouterr()
    found = json.loads(printed.out)
    kinds = {name: type(value) for name, value in found.items()}
    assert (status, printed.err) == (0, "")
    assert kinds == {
        "game": str, "games": int, "finished": int, "errors": int, "decisions": int, "seconds": float,
        "cpu_seconds": float, "decisions_per_second": float, "build": str, "wins": list, "win_rate": list, "draws": int,
        "outcomes": dict, "loops": dict, "mean_decisions": float, "mean_turns": float, "seed": int, "seats": list,
        "decks": list, "fixed": bool, "rulings": dict, "options": dict, "workers": int, "failures": list,
    }  # fmt: skip
    assert [set(rate) for rate in found["win_rate"]] == [{"bot", "deck", "rate", "low", "high", "won", "games"}] * 2
    assert all(0 <= rate["low"] <= rate["rate"] <= rate["high"] <= 1 for rate in found["win_rate"])
    assert (found["games"], found["finished"], found["seed"], len(found["wins"])) == (6, 6, 5, 2)
    assert found["build"] in ("compiled", "interpreted")


def test_the_report_is_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["simulate", "courses", "--games", "20", "--workers", "1"])

    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert (status, printed.err) == (0, "")
    assert lines[0].startswith("The Course Game: 20 games, seeds 0 to 9, in 1 process, ")
    assert lines[2].startswith("random  Harbour Lights  won ")
    assert "% of 20 games (95 % interval " in lines[2]
    assert lines[5].startswith("Seat 1 won ") and lines[5].endswith(" games were drawn.")
    assert max(len(line) for line in lines) <= 120


def test_the_first_line_comes_before_the_games_are_played() -> None:
    process = begun("--games", "1000000", "--workers", "1")
    assert process.stdout is not None and process.stderr is not None

    line = process.stdout.readline()

    assert line.startswith("The Course Game: 1,000,000 games")
    assert process.poll() is None
    process.kill()
    process.communicate()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "random,grandmaster"], "a bot: there is no bot 'grandmaster'"),
        (["--seats", "random,randon"], "did you mean 'random'?"),
        (["--seats", "random,random,random,random,random"], "is for 2 to 4 seats, not 5"),
        (["--decks", "High Ridge,Habour Lights"], "did you mean 'Harbour Lights'?"),
        (["--rulings", "untap"], "rulings: write NAME=VALUE, not 'untap'"),
        (["--options", "windows=shut"], "'windows' cannot be 'shut'"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["simulate", "courses", "--json", *words])

    printed = capsys.readouterr()
    assert (status, printed.out) == (2, "")
    assert printed.err.startswith("rulebound simulate: ")
    assert sentence in printed.err


# -- What goes wrong ---------------------------------------------------------------------------------------------------


def test_a_game_that_fails_is_told_and_the_others_go_on(wet: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["simulate", wet, "--games", "12", "--workers", "1", "--json"])

    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert (status, found["finished"], found["errors"]) == (1, 10, 2)
    assert [failure["game"] for failure in found["failures"]] == [6, 7]
    told = printed.err.splitlines()
    assert len(told) == 2
    assert told[0].startswith(
        "rulebound simulate: The game with seed 3 could not be played: RuntimeError: the table is wet (",
    )
    assert told[0].endswith(
        "To play it again: rulebound simulate wet --games 1 --seed 3 --fixed --seats random,random "
        "--decks 'Harbour Lights,High Ridge'",
    )


def test_when_no_game_can_be_played_it_says_so(wet: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["simulate", wet, "--games", "1", "--workers", "1", "--seed", str(WET)])

    printed = capsys.readouterr()
    assert status == 1
    assert printed.out.splitlines()[1:] == ["No game was finished."]


def test_many_failures_are_not_told_one_by_one(wet: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["simulate", wet, "--games", "40", "--workers", "1", "--seed", "90", "--json"])

    printed = capsys.readouterr()
    told = printed.err.splitlines()
    assert (status, json.loads(printed.out)["errors"], len(told)) == (1, 20, 6)
    assert told[-1] == ("rulebound simulate: More games could not be played; they are only counted from here on.")


@pytest.mark.slow
@linux
def test_ctrl_c_stops_the_workers_and_prints_what_was_finished() -> None:
    process = begun("--games", "1000000", "--workers", "2", "--json")
    workers = wait_until_it_has_workers(process.pid)

    os.killpg(process.pid, signal.SIGINT)
    out, told = process.communicate(timeout=20)

    assert process.returncode == 130
    assert told.startswith("rulebound simulate: Stopped after ")
    assert len(told.splitlines()) == 1
    assert json.loads(out)["finished"] < 1000000
    wait_until_they_have_ended(workers)


@linux
@pytest.mark.parametrize("command", sampled(LONG, "simulate"))
def test_ctrl_c_pressed_again_and_again_stops_a_command_whole_and_with_a_sentence(command: str) -> None:
    process = begun(*LONG[command], "--workers", "2", command=command)
    workers = wait_until_it_has_workers(process.pid)

    for _press in range(20):
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.05)
        if process.poll() is not None:
            break
    _out, told = process.communicate(timeout=20)

    assert process.returncode == 130
    assert re.fullmatch(rf"rulebound {command}: Stopped( after .*)?\.\n(rulebound {command}: Stopped\.\n)?", told), told
    wait_until_they_have_ended(workers)


@linux
def test_ctrl_c_before_anything_is_played_is_answered_with_a_sentence() -> None:
    begins = "import rulebound.cli as c; c.import_module = lambda name: signal.raise_signal(signal.SIGINT); "
    code = STARTED.replace("from rulebound.cli import program; ", begins).replace("program()", "c.program()")

    stopped = subprocess.run(
        [sys.executable, "-c", code, "games"], capture_output=True, text=True, timeout=60, check=False
    )

    assert (stopped.returncode, stopped.stderr) == (130, "rulebound games: Stopped.\n")


@pytest.mark.slow
@linux
def test_workers_end_when_what_started_them_is_killed() -> None:
    process = begun("--games", "1000000", "--workers", "2", "--json")
    workers = wait_until_it_has_workers(process.pid)

    process.kill()
    process.communicate()

    wait_until_they_have_ended(workers)


@pytest.mark.slow
def test_python_starts_it_as_a_module_too() -> None:
    called = subprocess.run(
        [sys.executable, "-m", "rulebound", "simulate", "windward", "--games", "1"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )

    assert "1 game" in called.stdout
