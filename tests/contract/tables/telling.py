"""What the laws must be told of a game's table: where its pieces lie, and a few positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.replacement import Instead


class Telling(Protocol):
    """What a game's table tells the laws."""

    @property
    def forward(self) -> list[str]:
        """The kinds of actions that bring a player nearer to winning, the best first."""

    @property
    def unordered(self) -> list[str]:
        """The lists of pieces of a table, or the lists of such lists, whose order means nothing in the rules."""

    @property
    def comparable(self) -> int:
        """How many of 240 crowded turns are alike for sure, whatever the order: those without dice."""

    def late(self, game: Game, seats: int, **setup: Any) -> CardTable:
        """A position near the end of a game, from which rare things are not far."""

    def crowded(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """A position with many cards in play, any of them."""

    def small(self, game: Game, **setup: Any) -> CardTable:
        """A position of two seats in which at most five cards of a pool are hidden from seat 0, no two alike."""

    def needy(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """A position drawn at random, in which it is a near thing whether a player could respond."""

    def idle(self, state: CardTable) -> Action[Any]:
        """The option that does least."""

    def dawdling(self, state: CardTable) -> Action[Any]:
        """The option that does least of those that use up what the game lasts for; where nothing is used up, any."""


def by_lot(game: Game, chance: Chance, *kinds: str) -> Callable[[int], list[str]]:
    """Deals so many cards of these kinds at a time, by lot, each once.

    None that replaces an event is among them: it replaces the first one, and no ruling says of several which that is.
    """
    names = [name for kind in kinds for name in named(game, kind) if not replaces(game.cards[name])]
    order = list(range(len(names)))
    chance.shuffle(order)
    left = [names[place] for place in order]
    return lambda count: [left.pop() for _ in range(min(count, len(left)))]


def replaces(card: Card) -> bool:
    """Whether something happens instead of something else because of this card."""
    return any(isinstance(ability, Instead) for ability in card.abilities)


def named(game: Game, kind: str) -> list[str]:
    """The names of the cards of this kind, in the order of the alphabet."""
    return sorted(card.name for card in game.card_list if card.kind == kind and not card.token)
