"""The interface of a bot: it chooses for one seat, and knows what that seat may know."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat


class Judged(NamedTuple):
    """An option with a bot's estimate: the chance of winning, from 0 to 1, of the seat that takes it."""

    action: Action[Any]
    chance: float


class Bot(Protocol):
    """Any object with a method `choose`. It gets a seat, never the state, so it cannot see hidden cards.

    A bot plays one seat of one game. Its choice is always carried out, so it may keep its search for later decisions.
    """

    def choose(self, seat: Seat) -> Action[Any]:
        """One of the seat's legal actions. Called only while this seat decides."""
        ...


class Judge(Bot, Protocol):
    """A bot that can estimate every option."""

    def judge(self, seat: Seat) -> list[Judged]:
        """All of the seat's legal actions, the best first. Called only while this seat decides."""
        ...
