"""The bot that plays at random."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat


class RandomBot:
    """Takes every option with the same probability. The same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance.of(seed, "random bot")

    def choose(self, seat: Seat) -> Action[Any]:
        """One of the seat's legal actions."""
        options = seat.legal_actions()
        return options[self._chance.below(len(options))]
