"""Records at the terminal: listed, stepped through, and as data for other programs."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulebound import Chance, Match, load
from rulebound.cli import main


@pytest.fixture(scope="module")
def match() -> Match:
    """A game played at random."""
    chance = Chance.of(1, "test")
    match = Match(load("courses"), seed=5, names=["Ann", "Tor"])
    while not match.state.over:
        options = match.state.legal_actions()
        match.apply(options[chance.below(len(options))])
    return match


def ending(match: Match) -> str:
    """How the sentence about the outcome begins."""
    assert match.state.outcome is not None
    winners = match.state.outcome.winners
    return "A draw: " if len(winners) != 1 else f"{match.state.setup.names[winners[0]]} wins: "


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(match.record.json())
    return path


@pytest.fixture
def replay(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Runs `rulebound replay` on the record. Returns status, output and errors."""
    monkeypatch.setenv("XDG_STATE_HOME", str(record.parent))

    def replayed(*words: str) -> tuple[int, str, str]:
        status = main(["replay", str(record), *words])
        return status, *capsys.readouterr()

    return replayed


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def step(record: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Steps through the record at a terminal. Returns the screen."""

    def stepped(*typed: str) -> str:
        screen = Terminal()
        monkeypatch.setattr(sys, "stdin", Terminal("".join(f"{line}\n" for line in typed)))
        monkeypatch.setattr(sys, "stdout", screen)
        assert main(["replay", str(record)]) == 0
        return screen.getvalue()

    return stepped


@pytest.mark.slow
def test_all_decisions_are_listed_with_the_outcome(replay: Callable[..., tuple[int, str, str]], match: Match) -> None:
    status, out, err = replay()

    numbers = [line.partition(".")[0] for line in out.splitlines() if line[:1].isdigit()]
    assert (status, err) == (0, "")
    assert numbers == [str(n + 1) for n in range(len(match.actions))]
    assert ending(match) in out.rpartition("━")[2]


def test_a_position_is_shown_as_the_deciding_seat_sees_it(replay: Callable[..., tuple[int, str, str]]) -> None:
    _, out, _ = replay("--to", "0")

    assert "Your hand: " in out
    assert "Do you keep your first hand? [setup.mulligan]" in out


def test_the_last_position_shows_the_outcome(replay: Callable[..., tuple[int, str, str]], match: Match) -> None:
    _, out, _ = replay("--to", str(len(match.actions)))

    assert ending(match) in out


def test_json_tells_everything_in_one_object(replay: Callable[..., tuple[int, str, str]], match: Match) -> None:
    status, out, _ = replay("--json")

    told: dict[str, Any] = json.loads(out)
    outcome = match.state.outcome
    assert status == 0
    assert list(told) == ["game", "seats", "names", "decisions", "outcome", "fingerprint"]
    assert [decision["code"] for decision in told["decisions"]] == match.actions
    assert told["fingerprint"] == match.state.fingerprint()
    assert outcome is not None
    assert told["outcome"] == {"winners": outcome.winners, "reason": outcome.reason, "clause": outcome.clause}


def test_json_of_a_position_has_its_view(replay: Callable[..., tuple[int, str, str]]) -> None:
    _, out, _ = replay("--json", "--to", "1")

    told = json.loads(out)
    assert told["outcome"] is None
    assert list(told["decisions"][0]) == ["n", "seat", "action", "code", "sentence"]
    assert told["decisions"][0]["n"] == 1
    assert told["view"]["viewer"] == 1 - told["decisions"][0]["seat"]


@pytest.mark.parametrize("to", ["-1", "100000"])
def test_a_position_beyond_the_record_is_wrong_use(replay: Callable[..., tuple[int, str, str]], to: str) -> None:
    status, out, err = replay("--to", to)

    assert (status, out) == (2, "")
    assert "so --to is 0 to " in err


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('"seed": 5', '"seed": 6', "cannot be replayed"),
        ('"rules": "', '"rules": "x', "it was made with other rules of courses"),
        ('"cards": "', '"cards": "x', "it was made with other cards"),
        ('"game": "courses"', '"game": "chess"', "there is no game 'chess'"),
        ('"seats": 2', '"seats": "two"', "it cannot be read: "),
        ('"fingerprint": ', '"fingerprint": 1', "it replays, but to another position than it says"),
    ],
)
def test_a_wrong_record_is_refused_in_a_sentence(
    replay: Callable[..., tuple[int, str, str]], record: Path, before: str, after: str, sentence: str
) -> None:
    text = record.read_text()
    assert before in text
    record.write_text(text.replace(before, after))

    status, out, err = replay()

    assert (status, out) == (1, "")
    assert err.startswith(f"rulebound replay: {record}: ")
    assert sentence in err


def test_a_record_that_is_not_there_is_refused_in_a_sentence(
    replay: Callable[..., tuple[int, str, str]], record: Path
) -> None:
    record.unlink()

    assert replay() == (1, "", f"rulebound replay: {record}: it cannot be read: No such file or directory\n")


def test_an_unfinished_game_is_replayed_from_where_it_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    main(["play", "--terminal", "courses", "--seed", "5"])
    [path] = (tmp_path / "rulebound" / "unfinished").glob("*.json")
    capsys.readouterr()

    status = main(["replay", str(path)])

    out = capsys.readouterr().out
    assert status == 0
    assert "Player 1: Keep this hand" in out
    assert "The record ends here, after " in out


def prompts(screen: str) -> list[str]:
    """The positions at which something was asked."""
    return re.findall(r"^(\d+) of \d+ > ", screen, re.MULTILINE)


def test_enter_goes_on_and_b_goes_back(step: Callable[..., str]) -> None:
    assert prompts(step("", "", "b", "b", "b", "q")) == ["0", "1", "2", "1", "0", "0"]


def test_a_number_jumps_and_the_end_is_the_end(step: Callable[..., str], match: Match) -> None:
    last = str(len(match.actions))

    screen = step(last, "", "q")

    assert prompts(screen) == ["0", last, last]
    assert screen.count("Next: ") == 1
    assert ending(match) in screen


@pytest.mark.parametrize("typed", ["x", "99999", "-1"])
def test_a_mistake_says_what_was_possible(step: Callable[..., str], typed: str) -> None:
    screen = step(typed)

    assert f"{typed!r} is not possible: there are positions 0 to " in screen
    assert prompts(screen) == ["0", "0"]
