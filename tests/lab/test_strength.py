"""The command `strength`: contests of bots with decks that stay at their seats."""

from __future__ import annotations

import json

import pytest

from rulebound.cli import main
from rulebound.lab.arena import Arena, Plan
from rulebound.lab.strength import CONTESTS, Strength, verdict


def test_each_bot_plays_every_seat_of_a_deal_whose_decks_stay() -> None:
    arena = Arena(Plan(game="courses", games=4, seats=("greedy", "random"), every_deck=True))
    first, again = (arena.setup_of(number) for number in (0, 1))

    assert (arena.rotations, first.seed, again.seed) == (2, 0, 0)
    assert [deck.name for deck in first.decks] == [deck.name for deck in again.decks]
    assert [arena.order(number) for number in (0, 1)] == [[0, 1], [1, 0]]


def test_other_groups_have_other_decks_until_all_have_met() -> None:
    arena = Arena(Plan(game="courses", games=32, seats=("greedy", "random"), every_deck=True))

    met = {tuple(deck.name for deck in arena.setup_of(number).decks) for number in range(0, 32, 2)}

    assert len(met) == 16


@pytest.mark.slow
def test_a_contest_that_was_asked_for_is_told_with_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["strength", "courses", "--games", "4", "--seats", "greedy,random", "--workers", "1", "--json"]

    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    [contest] = found["contests"]
    assert (contest["seats"], contest["games"], contest["errors"]) == (["greedy", "random"], 4, 0)
    assert contest["expected"] == 0.5
    assert contest["low"] <= contest["rate"] <= contest["high"]
    assert contest["command"] == "simulate courses --games 4 --seats greedy,random --every-deck"


@pytest.mark.slow
def test_the_command_that_is_told_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    main(["strength", "courses", "--games", "4", "--seats", "greedy,random", "--workers", "1", "--json"])
    [contest] = json.loads(capsys.readouterr().out)["contests"]

    main([*contest["command"].split(), "--workers", "1", "--json"])

    [greedy, _] = json.loads(capsys.readouterr().out)["win_rate"]
    assert (greedy["rate"], greedy["low"], greedy["high"]) == (contest["rate"], contest["low"], contest["high"])


@pytest.mark.parametrize(
    ("rate", "low", "high", "said"),
    [
        (0.7, 0.6, 0.8, "holds"),
        (0.55, 0.4, 0.7, "holds, not for sure"),
        (0.45, 0.3, 0.6, "fails, not for sure"),
        (0.3, 0.2, 0.4, "fails"),
    ],
)
def test_a_verdict_says_how_sure_it_is(rate: float, low: float, high: float, said: str) -> None:
    strength = Strength(["a", "b"], 10, 0, False, 0.5, rate, low, high, 0, None, 1.0, "")

    assert verdict(strength) == said


def test_the_standard_contests_are_for_two_three_and_four() -> None:
    assert {len(contest.seats) for contest in CONTESTS} == {2, 3, 4}
