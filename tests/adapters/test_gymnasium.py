"""The environments of Gymnasium pass its checker, and a learner meets bots in them."""

from __future__ import annotations

from typing import Any

import pytest

import rulebound

pytest.importorskip("gymnasium", reason="needs the extra `gymnasium`")

import gymnasium
from gymnasium.utils.env_checker import check_env

from rulebound.adapters.gymnasium import RuleboundEnv


def played_out(env: RuleboundEnv, seed: int) -> tuple[list[int], float]:
    """What was done by a learner that takes the first option, and its reward."""
    given, _ = env.reset(seed=seed)
    done: list[int] = []
    while True:
        done.append(int(given["action_mask"].argmax()))
        given, reward, over, _, _ = env.step(done[-1])
        if over:
            return done, reward


@pytest.mark.filterwarnings("ignore::UserWarning")  # it advises on what is not refused
@pytest.mark.parametrize("name", rulebound.GAMES)
def test_a_game_passes_the_checker_of_gymnasium(name: str) -> None:
    env = gymnasium.make(f"rulebound.adapters.gymnasium:rulebound/{name}")

    check_env(env.unwrapped, skip_render_check=True)


def test_a_learner_plays_whole_games_against_bots_and_the_same_again_by_the_seed() -> None:
    env = RuleboundEnv("windward", opponents=["random", "random"])

    games = [played_out(env, seed) for seed in (1, 2, 1)]

    assert games[0] == games[2] != games[1]
    assert all(reward in (-1.0, 0.0, 1.0) for _, reward in games)


def test_bots_of_ones_own_may_be_opponents() -> None:
    class First:
        asked = 0

        def choose(self, seat: rulebound.Seat) -> Any:
            self.asked += 1
            return seat.legal_actions()[0]

    bot = First()
    played_out(RuleboundEnv("windward", opponents=[bot], seat=1), 1)

    assert bot.asked > 10


def test_an_illegal_action_loses_or_is_refused() -> None:
    strict, lenient = RuleboundEnv("windward", illegal="raise"), RuleboundEnv("windward")
    given, _ = lenient.reset(seed=1)
    strict.reset(seed=1)
    illegal = int(given["action_mask"].argmin())
    _, reward, over, _, info = lenient.step(illegal)

    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError, match="not legal now"):
        strict.step(illegal)
