"""The environments of PettingZoo pass the tests that PettingZoo has for its own."""

from __future__ import annotations

import pytest

import rulebound

pytest.importorskip("pettingzoo", reason="needs the extra `pettingzoo`")

from pettingzoo.test import api_test, seed_test

from rulebound.adapters import pettingzoo


@pytest.mark.filterwarnings("ignore::UserWarning")  # it advises on what is not refused
@pytest.mark.parametrize("name", rulebound.GAMES)
def test_a_game_passes_the_tests_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = rulebound.load(name).seats[-1]

    api_test(pettingzoo.env(name, seats=seats), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name), num_cycles=30)

    assert "Passed API test" in capsys.readouterr().out


def test_an_agent_gets_what_its_game_is_worth_to_it() -> None:
    env = pettingzoo.RuleboundEnv("windward", seed=3)
    env.reset()
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(observation["action_mask"].nonzero()[0][0]))

    assert list(total.values()) == env.state.returns()
    assert sorted(total.values()) == [-1, 1]


def test_an_illegal_action_loses_or_is_refused() -> None:
    wrapped, bare = pettingzoo.env("windward"), pettingzoo.RuleboundEnv("windward")
    wrapped.reset(seed=1)
    bare.reset(seed=1)
    illegal = int((bare.observe(bare.agent_selection)["action_mask"] == 0).nonzero()[0][0])
    loser = wrapped.agent_selection
    wrapped.step(illegal)

    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())
    with pytest.raises(ValueError, match="not legal now"):
        bare.step(illegal)


def test_the_one_who_decides_is_told_what_about() -> None:
    env = pettingzoo.RuleboundEnv("windward", render_mode="ansi")
    env.reset(seed=1)

    assert str(env.render()).startswith(f"{env.agent_selection}: What do you do? ")
