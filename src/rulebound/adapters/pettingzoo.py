"""A game as an environment of PettingZoo, agent by agent (AEC). Needs the extra `pettingzoo`.

    from rulebound.adapters import pettingzoo

    env = pettingzoo.env("courses", seats=2)

Seats decide one after another, so there is no parallel form.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import rulebound


def env(game: str = "courses", render_mode: str | None = None, **setup: Unpack[rulebound.SetupArguments]) -> AECEnv:
    """The environment as PettingZoo's own are: an illegal action loses, and misuse is refused with a sentence.

    setup: what `new_state` takes; the seed of the first game is that of `reset`.
    """
    bare: AECEnv = RuleboundEnv(game, render_mode, **setup)
    bare = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    bare = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(bare)


class RuleboundEnv(AECEnv, EzPickle):
    """A game without wrappers; an illegal action raises ValueError.

    Agents are `player_0` and so on. An observation has the numbers of `seat.observe()`, and `action_mask` with a 1 for
    each legal action; actions are the numbers of options. Rewards are 0 until the end, then the game's returns.
    """

    def __init__(self, game: str, render_mode: str | None = None, **setup: Unpack[rulebound.SetupArguments]) -> None:
        EzPickle.__init__(self, game, render_mode, **setup)
        super().__init__()
        self.game = rulebound.load(game)
        self.metadata = {
            "name": f"rulebound_{game}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.setup = setup
        self.state = self.game.new_state(**setup)
        self.possible_agents = [f"player_{seat}" for seat in range(self.state.seats)]
        self.agents = self.possible_agents[:]
        self.random, _ = seeding.np_random(setup.get("seed", 0))
        spec, count = self.game.spec(self.state.seats), self.game.num_options
        box = spaces.Box(np.array(spec.least(), np.int16), np.array(spec.most(), np.int16), dtype=np.int16)
        mask = spaces.Box(0, 1, (count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> rulebound.Seat:
        """The seat of an agent."""
        return self.state.seat_of(self.possible_agents.index(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        setup: rulebound.SetupArguments = {**self.setup, "seed": int(self.random.integers(2**31))}
        self.state = self.game.new_state(**setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(0, self.state.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat(agent)
        return {
            "observation": np.frombuffer(seat.observe().numbers, np.int16),
            "action_mask": np.frombuffer(seat.mask(), np.int8),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise ValueError(f"{agent} must take an action")
        self.state.apply(self.seat(agent).action(int(action)))
        self._clear_rewards()
        if self.state.is_terminal:
            self.rewards = dict(zip(self.possible_agents, self.state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.state.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Who decides what, in a sentence, with the options of that seat."""
        if self.render_mode != "ansi":
            return None
        if self.state.is_terminal:
            return repr(self.state.outcome)
        seat = self.state.seat_of(self.state.seat)
        options = "; ".join([seat.describe(action) for action in seat.legal_actions()])
        return f"{self.agent_selection}: {self.state.decision.prompt} {options}"

    def close(self) -> None:
        """There is nothing to close."""
