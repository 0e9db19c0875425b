"""The command `ladder`: all bots of a game on one scale."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebound.cli import main
from rulebound.kernel.basics.problem import DataError
from rulebound.lab.ladder import Result, known, ratings_of

WORDS = ["ladder", "windward", "--games", "8", "--rungs", "random,novice:50,greedy", "--workers", "1"]


def test_each_bot_plays_the_next_one_and_all_have_a_rating(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert [one["seats"] for one in found["contests"]] == [["novice:50", "random"], ["greedy", "novice:50"]]
    assert all(one["games"] == 8 for one in found["contests"])
    assert [one["bot"] for one in found["rungs"]] == ["random", "novice:50", "greedy"]
    assert found["rungs"][2] == {"bot": "greedy", "points": 0.0, "low": 0.0, "high": 0.0}
    assert found["rungs"][0]["points"] < 0


@pytest.mark.slow
def test_what_is_known_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*WORDS, "--json"])
    before = json.loads(capsys.readouterr().out)
    for one in before["contests"]:
        one["games"] = 1000
    file = tmp_path / "known.json"
    file.write_text(json.dumps(before), encoding="utf-8")

    main([*WORDS, "--json", "--known", str(file)])

    assert json.loads(capsys.readouterr().out)["contests"] == before["contests"]


def test_bots_can_be_rated_by_known_contests_alone_if_all_have_met(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "known.json"
    contest = {"seats": ["greedy", "random"], "games": 100, "rate": 0.9, "low": 0.83, "high": 0.94, "draws": 0}
    file.write_text(json.dumps({"game": "windward", "contests": [contest]}), encoding="utf-8")
    words = ["ladder", "windward", "--known", str(file), "--known-only", "--json"]

    assert main([*words, "--rungs", "random,greedy"]) == 0
    assert json.loads(capsys.readouterr().out)["contests"] == [contest]

    assert main([*words, "--rungs", "random,novice:50,greedy"]) == 2
    assert "not all bots have met" in capsys.readouterr().err


@pytest.mark.slow
def test_people_read_ratings_and_what_they_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(WORDS) == 0

    lines = capsys.readouterr().out.splitlines()
    assert "novice:50 against random" in lines[1]
    assert lines[-1].startswith("greedy") and "against the one above" in lines[-1]


def test_a_ladder_needs_two_bots_and_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "windward", "--rungs", "random,novice:50"]) == 2

    assert "a ladder: it needs two bots or more, each once, and 'greedy' among them" in capsys.readouterr().err


def test_contests_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "known.json"
    file.write_text('{"game": "courses", "contests": []}', encoding="utf-8")

    with pytest.raises(DataError, match="it is about 'courses', not 'windward'"):
        known(file, "windward", ["greedy"])


def test_a_drawn_game_is_half_a_win() -> None:
    drawn = Result(["greedy", "random"], 100, 0.0, 0.0, 0.037, draws=100)

    ratings = ratings_of(["random", "greedy"], [drawn])

    assert ratings["random"].points == pytest.approx(0)
