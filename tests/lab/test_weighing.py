"""The command `weigh`: the same bot against itself with other weights of the game's value."""

from __future__ import annotations

from typing import Any

import pytest

import rulebound
from rulebound.cli import main
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.game.playout import play_randomly
from rulebound.lab.weighing import changes_of, otherwise

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
