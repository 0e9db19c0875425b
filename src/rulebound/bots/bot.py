"""What a bot is: something that chooses for one seat, and knows what that seat may know."""

from __future__ import annotations

from typing import Any, Protocol

from rulebound.kernel.action import Action
from rulebound.kernel.seat import Seat


class Bot(Protocol):
    """Chooses for one seat of one game. It gets the seat and never the state, so it cannot see what is hidden."""

    def choose(self, seat: Seat) -> Action[Any]:
        """One of the seat's legal actions; asked only while this seat decides."""
        ...
