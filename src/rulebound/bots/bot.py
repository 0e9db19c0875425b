"""What a bot is: something that chooses for one seat, and knows what that seat may know."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat


class Judged(NamedTuple):
    """An option and what a bot thinks of it: the chance of winning, 0 to 1, of the seat that takes it."""

    action: Action[Any]
    chance: float


class Bot(Protocol):
    """Chooses for one seat of one game. It gets the seat and never the state, so it cannot see what is hidden.

    What it chooses is then done: a bot may remember what it thought about the decisions after that one.
    """

    def choose(self, seat: Seat) -> Action[Any]:
        """One of the seat's legal actions; asked only while this seat decides."""
        ...


class Judge(Bot, Protocol):
    """A bot that can say what it thinks of every option."""

    def judge(self, seat: Seat) -> list[Judged]:
        """All of the seat's legal actions, the best first; asked only while this seat decides."""
        ...
