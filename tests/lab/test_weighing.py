"""The command `weigh`: the same bot against itself with other weights of the game's value."""

from __future__ import annotations

import math
from typing import Any

import pytest

import rulebound
from rulebound.cli import main
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.game.playout import play_randomly
from rulebound.lab import weighing
from rulebound.lab.arena import Plan
from rulebound.lab.climbing import WAVE, Climb, Tried, signs_of
from rulebound.lab.weighing import Changes, changes_of, otherwise, play_group

GAME = rulebound.load("courses")


def test_other_weights_change_what_a_position_is_worth_and_leave_the_game_alone() -> None:
    state = GAME.scene(seats=[{"hand": ["Aki"] * 3}, {"hand": []}], active=0, turn=5)
    before = GAME.value(state, 0)

    richer = otherwise(GAME, (("held", 5.0),)).value(state, 0)

    assert richer > before
    assert GAME.value(state, 0) == before


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_the_value_of_every_game_has_weights_that_can_be_changed(name: str) -> None:
    game: Any = rulebound.load(name)
    state = game.new_state(seed=3)
    play_randomly(state, Chance.of(3, "weights"), 20)
    before = game.value(state, 0)
    names = [name for name in dir(game.weights) if isinstance(getattr(game.weights, name), float)]

    changed = [
        name
        for name in names
        if otherwise(game, ((name, getattr(game.weights, name) + 1.5),)).value(state, 0) != before
    ]

    assert changed


@pytest.mark.slow
def test_weights_that_are_the_same_win_half_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Each deal is played from both seats, and the same bot wins one of the two."""
    assert main(["weigh", "courses", "held=0.45", "--games", "4", "--workers", "1"]) == 0

    assert capsys.readouterr().out.startswith("greedy with held=0.45: won 50.0 % (")


@pytest.mark.slow
def test_weights_that_make_nonsense_lose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["weigh", "courses", "standing=-5", "ready=-5", "--games", "8", "--workers", "1"]) == 0

    won = float(capsys.readouterr().out.partition("won ")[2].partition(" %")[0])
    assert won <= 25


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["held=much"], "weights: write NAME=VALUE, not 'held=much'"),
        (["hold=1"], "there is no weight 'hold'; did you mean 'held'?"),
    ],
)
def test_weights_that_are_not_there_are_told(words: list[str], sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        otherwise(GAME, changes_of(words))

    assert sentence in str(error.value)


# -- A search ----------------------------------------------------------------------------------------------------------


def climb(length: int, best: dict[str, float]) -> Climb:
    """A climb where a bot wins the more often, the nearer each of its weights is to the best one."""
    found = Climb(dict.fromkeys(best, 1.0), length)
    luck = Chance.of(7, "luck")
    while found.deals < length:
        wave = []
        for deal in range(found.deals, found.deals + WAVE):
            signs = signs_of(1, deal, len(best))
            errors = [
                sum(abs(math.log(weight / best[name])) for name, weight in found.away(ways).items())
                for ways in (signs, [-sign for sign in signs])
            ]
            chance = 1 / (1 + math.exp(0.5 * (errors[0] - errors[1])))
            ahead = [1 if int(luck.below(10_000)) < 10_000 * chance else -1 for _ in range(2)]
            wave.append(Tried(signs, sum(ahead)))
        found.learn(wave)
    return found


def test_a_search_finds_the_weights_that_win_most() -> None:
    best = {"more": 2.0, "less": 0.5, "as it is": 1.0}

    found = climb(40 * WAVE, best).found

    assert found == pytest.approx(best, rel=0.25)


def test_a_weight_of_nothing_stays_and_a_negative_one_stays_negative() -> None:
    found = Climb({"nothing": 0.0, "debt": -3.0}, WAVE)

    found.learn([Tried((1,), 2)] * WAVE)

    assert list(found.found) == ["debt"] and found.found["debt"] < -3.0


def test_without_a_winner_the_weights_stay() -> None:
    found = Climb({"held": 0.45}, WAVE)

    found.learn([Tried(signs_of(1, deal, 1), 0) for deal in range(WAVE)])

    assert found.found == {"held": 0.45} and found.deals == WAVE


def test_a_search_says_what_it_found_and_measures_it_on_other_deals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[int] = []

    def once(plan: Plan, changes: Changes, deal: int) -> int:
        measured.append(deal)
        return play_group(plan, changes, deal)

    monkeypatch.setattr(weighing, "play_group", once)

    assert main(["weigh", "windward", "held", "--search", "8", "--games", "4", "--workers", "1"]) == 0

    found, rate = capsys.readouterr().out.splitlines()
    assert found.strip().startswith("8/8 games  held=0.0")
    assert rate.startswith("greedy with held=0.0") and "against itself as it is" in rate
    assert measured == [4, 5]


@pytest.mark.slow
def test_a_search_is_the_same_on_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["weigh", "windward", "--bot", "random", "--search", "8", "--games", "4"]

    answers = []
    for workers in ("1", "2"):
        assert main([*words, "--workers", workers]) == 0
        answers.append(capsys.readouterr().out)

    assert answers[0] == answers[1]


def test_a_search_that_is_stopped_says_what_it_has_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(plan: Plan, found: Climb, deal: int) -> Tried:
        raise KeyboardInterrupt

    monkeypatch.setattr(weighing, "try_deal", stop)

    assert main(["weigh", "windward", "held=0.05", "--search", "8", "--workers", "1"]) == 130
    assert capsys.readouterr().out == "Stopped after 0 games: held=0.05\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["hold", "--search", "8"], "there is no weight 'hold'; did you mean 'held'?"),
        (["held=much", "--search", "8"], "weights: write NAME=VALUE, not 'held=much'"),
        (["held=0", "--search", "8"], "a search changes weights by factors, and these are 0: held"),
        ([], "write NAME=VALUE, or --search N to search for weights"),
    ],
)
def test_what_cannot_be_searched_is_told(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["weigh", "windward", *words]) == 2
    assert sentence in capsys.readouterr().err
