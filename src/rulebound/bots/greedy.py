"""The bot that looks one action ahead."""

from __future__ import annotations

from typing import Any, Final

from rulebound.bots.bot import Judged
from rulebound.bots.judging import judged
from rulebound.bots.patience import Patience
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat

WORLDS: Final = 2  # imagined states in which each option is tried


class GreedyBot:
    """Tries each option on the same few imagined states, and takes the one with the best average value.

    worlds: how many states. The same seed gives the same choices. After 100 decisions in a row it chooses at random.
    """

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        self.worlds = worlds
        self._chance = Chance.of(seed, "greedy bot")
        self._patience = Patience()

    def choose(self, seat: Seat) -> Action[Any]:
        """One of the seat's legal actions."""
        if self._patience.is_lost(seat):
            options = seat.legal_actions()
            return options[self._chance.below(len(options))]
        return self.judge(seat)[0].action

    def judge(self, seat: Seat) -> list[Judged]:
        """All of the seat's legal actions, the best first."""
        options = seat.legal_actions()
        sums = [0.0] * len(options)
        for _ in range(self.worlds):
            state = seat.imagine(self._chance)
            for i, option in enumerate(options):
                sums[i] += judged(state, option)
        found = [Judged(option, total / self.worlds) for option, total in zip(options, sums, strict=True)]
        return sorted(found, key=lambda one: -one.chance)
