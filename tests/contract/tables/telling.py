"""What the laws must be told of a game's table: where its pieces lie, and a few positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game


class Telling(Protocol):
    """What a game's table tells the laws."""

    @property
    def forward(self) -> list[str]:
        """The kinds of actions that bring a player nearer to winning, the best first."""

    def zones(self, state: CardTable) -> dict[str, list[int]]:
        """Every zone with the pieces that lie there, as the zone itself lists them."""

    def gone(self, state: CardTable) -> list[int]:
        """The pieces that have left the game for good."""

    def contradictions(self, state: CardTable) -> Iterator[str]:
        """What the table says in two places, and differently."""

    def late(self, game: Game, seats: int, **setup: Any) -> CardTable:
        """A position near the end of a game, from which rare things are not far."""

    def small(self, game: Game, **setup: Any) -> CardTable:
        """A position of two seats in which at most five cards of a pool are hidden from seat 0, no two alike."""

    def needy(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """A position drawn at random, in which it is a near thing whether a player could respond."""

    def idle(self, state: CardTable) -> Action[Any]:
        """The option that does least."""


def named(game: Game, kind: str) -> list[str]:
    """The names of the cards of this kind, in the order of the alphabet."""
    return sorted(card.name for card in game.card_list if card.kind == kind)
