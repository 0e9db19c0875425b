"""A game as an environment of Gymnasium: one seat learns, bots play the others. Needs the extra `gymnasium`.

import gymnasium

env = gymnasium.make("rulebound.adapters.gymnasium:rulebound/courses", opponents=["greedy"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, Unpack, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import rulebound

Given: TypeAlias = dict[str, NDArray[Any]]


class RuleboundEnv(gymnasium.Env[Given, np.int64]):
    """One seat of a game against bots.

    An observation has the numbers of `seat.observe()`, and `action_mask` with a 1 for each legal action; actions are
    the numbers of options. The reward is 0 until the end, then the seat's return, from -1 to 1. The mask is in `info`
    too, and `action_masks()` gives it as booleans.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "courses",
        opponents: Sequence[str | rulebound.Bot] = ("random",),
        seat: int | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **setup: Unpack[rulebound.SetupArguments],
    ) -> None:
        """opponents: the bots of the other seats, by name or as objects, from the next seat on.

        seat: the learner's; None draws it anew for each game. illegal: what an illegal action does: lose the game with
        -1, or raise ValueError. setup: what `new_state` takes besides the seats, which are one more than the opponents.
        """
        self.game = rulebound.load(game)
        self.opponents = list(opponents)
        self.fixed_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.setup: rulebound.SetupArguments = {**setup, "seats": len(self.opponents) + 1}
        self.state = self.game.new_state(**self.setup)
        self.seat = seat or 0
        self.bots: list[rulebound.Bot] = []
        spec, count = self.game.spec(self.state.seats), self.game.num_options
        box = spaces.Box(np.array(spec.least(), np.int16), np.array(spec.most(), np.int16), dtype=np.int16)
        mask = spaces.Box(0, 1, (count,), np.int8)
        self.observation_space = cast("Any", spaces.Dict({"observation": box, "action_mask": mask}))
        self.action_space = spaces.Discrete(count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Given, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(2**31, size=2 + len(self.opponents))]
        setup: rulebound.SetupArguments = {**self.setup, "seed": drawn[0]}
        self.state = self.game.new_state(**setup)
        self.seat = drawn[1] % self.state.seats if self.fixed_seat is None else self.fixed_seat
        self.bots = [
            rulebound.make_bot(bot, number) if isinstance(bot, str) else bot
            for bot, number in zip(self.opponents, drawn[2:], strict=True)
        ]
        self.let_others_play()
        return self.given(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Given, float, bool, bool, dict[str, Any]]:
        seat = self.state.seat_of(self.seat)
        try:
            chosen = seat.action(int(action))
        except ValueError:
            if self.illegal == "raise":
                raise
            return self.given(), -1.0, True, False, {**self.info(), "illegal": True}
        self.state.apply(chosen)
        self.let_others_play()
        over = self.state.is_terminal
        return self.given(), self.state.returns()[self.seat] if over else 0.0, over, False, self.info()

    def let_others_play(self) -> None:
        """The bots decide until the learner must, or the game is over."""
        while not self.state.is_terminal and self.state.seat != self.seat:
            bot = self.bots[(self.state.seat - self.seat) % self.state.seats - 1]
            self.state.apply(bot.choose(self.state.seat_of(self.state.seat)))

    def given(self) -> Given:
        """What the learner may know, and what it may do."""
        numbers = self.state.seat_of(self.seat).observe().numbers
        return {"observation": np.frombuffer(numbers, np.int16), "action_mask": self.mask()}

    def mask(self) -> NDArray[np.int8]:
        """For each number of an option, 1 if it is legal now and 0 if not."""
        return np.frombuffer(self.state.seat_of(self.seat).mask(), np.int8)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as booleans, under the name that learners with masks look for."""
        return self.mask().astype(bool)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.mask(), "seat": self.seat}

    def render(self) -> str | None:
        """What the learner is asked, in a sentence, with its options."""
        if self.render_mode != "ansi":
            return None
        if self.state.is_terminal:
            return repr(self.state.outcome)
        seat = self.state.seat_of(self.seat)
        options = "; ".join([seat.describe(action) for action in seat.legal_actions()])
        return f"{self.state.decision.prompt} {options}"


for name in rulebound.GAMES:
    gymnasium.register(f"rulebound/{name}", f"{__name__}:RuleboundEnv", kwargs={"game": name})
