"""The bots of a game, and luck that begins anew in each turn.

Two games that differ in one card soon ask for different numbers of dice and guesses, and from there on all luck would
differ. So in each turn the dice, the shuffles and the bots' guesses come from a stream of that turn: whatever has
happened before, both games have the same luck again. Each game alone is as random as ever.
"""

from __future__ import annotations

from typing import Any

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.arena import seed_of_bot
from rulebound.lab.measure.quick import allowed, player_of


class Luck:
    """The bots at a table. seed: of their guesses and of the table's luck from here on."""

    def __init__(self, state: CardTable, bot: str, seed: int) -> None:
        self.state = state
        self.bot = bot
        self.seed = seed
        self.turn = -1
        self.seats = [state.seat_of(seat) for seat in range(state.seats)]

    def choose(self, barred: set[Action[Any]] | None = None) -> Action[Any]:
        """What the seat that decides does; the best that is not barred."""
        turn = getattr(self.state, "turn", 0)
        if turn != self.turn:
            self.turn = turn
            self.renew()
        seat = self.state.seat
        return allowed(self.bots[seat], self.seats[seat], barred or set())

    def renew(self) -> None:
        """The luck of this turn."""
        seats = range(self.state.seats)
        self.bots = [player_of(self.bot, seed_of_bot(self.seed, seat * 1_000 + self.turn)) for seat in seats]
        chances = self.state.chance()
        chances.dice = Chance.of(self.seed, f"dice of turn {self.turn}")
        chances.shuffles = [Chance.of(self.seed, f"shuffle {seat} of turn {self.turn}") for seat in seats]
