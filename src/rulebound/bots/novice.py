"""The bots that play as beginners do: they overlook options, and judge roughly those that they see."""

from __future__ import annotations

from typing import Any, Final

from rulebound.bots.judging import judged
from rulebound.bots.patience import Patience
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.softmax import exponential
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat

WARMTH: Final = 0.0006  # the part of the temperature that each percent of overlooking adds, in chances of winning
FINE: Final = 1 << 30  # parts of a drawn share


class NoviceBot:
    """Overlooks each option with the same probability, but never all, and draws one of the others by how good it looks.

    overlooked: of a hundred options, how many it does not see; the more, the rougher it judges too. The same seed gives
    the same choices. After 100 decisions in a row it chooses at random.
    """

    def __init__(self, seed: int, overlooked: int) -> None:
        self.overlooked = overlooked
        self._chance = Chance.of(seed, "novice bot")
        self._patience = Patience()

    def choose(self, seat: Seat) -> Action[Any]:
        """One of the seat's legal actions."""
        options = seat.legal_actions()
        if len(options) == 1 or self._patience.is_lost(seat):
            return options[self._chance.below(len(options))]
        seen = self.seen(options)
        if len(seen) == 1:
            return seen[0]
        state = seat.imagine(self._chance)
        return seen[self.drawn([judged(state, option) for option in seen])]

    def seen(self, options: list[Action[Any]]) -> list[Action[Any]]:
        """The options that it does not overlook."""
        found = [option for option in options if self._chance.below(100) >= self.overlooked]
        return found or [options[self._chance.below(len(options))]]

    def drawn(self, chances: list[float]) -> int:
        """The place of an option, drawn by softmax of its chance of winning."""
        best, warmth = max(chances), WARMTH * max(1, self.overlooked)
        weights = [exponential(max(-10.0, (chance - best) / warmth)) for chance in chances]
        left: float = sum(weights) * (float(self._chance.below(FINE)) / FINE)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return len(weights) - 1


class BeginnerBot:
    """A novice that overlooks as much as a level of beginners does in the game that is played.

    The same share is a small mistake in one game and loses another, so each game has its own (`Rulebook.beginners`).
    place: of the level among these.
    """

    def __init__(self, seed: int, place: int) -> None:
        self._seed = seed
        self._place = place
        self._novice: NoviceBot | None = None

    def choose(self, seat: Seat) -> Action[Any]:
        """One of the seat's legal actions."""
        if self._novice is None:
            self._novice = NoviceBot(self._seed, seat.game.beginners[self._place])
        return self._novice.choose(seat)
