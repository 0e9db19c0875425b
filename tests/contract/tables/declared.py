"""What the laws are told of a game that has declared what it is made of: it follows from that."""

from __future__ import annotations

from itertools import cycle
from typing import Any, Final

from rulebound.cardgame.declared import DeclaredGame
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import AWAY, DECK_ROLE, Zone
from tests.contract.tables.telling import by_lot

IN_EACH: Final = 3  # cards in a zone
IN_DECK: Final = 8


class Declared:
    """Any declared game."""

    forward: Final[list[str]] = []
    unordered: Final[list[str]] = []

    def __init__(self, comparable: int = 120) -> None:
        self.comparable = comparable

    def late(self, game: Game, seats: int, **setup: Any) -> CardTable:
        """Everybody is near the goal, and the decks are short."""
        return self.laid(game, seats, Chance.of(seats, "late"), **setup)

    def crowded(self, game: Game, seats: int, chance: Chance) -> CardTable:
        return self.laid(game, seats, chance, seed=chance.below(1000), active=chance.below(seats))

    def laid(self, game: Game, seats: int, chance: Chance, **setup: Any) -> CardTable:
        """Some cards in every zone, any of those that can lie there."""
        assert isinstance(game, DeclaredGame)
        given: list[dict[str, Any]] = []
        for _ in range(seats):
            amounts = {one.many: one.goal * 2 // 3 or 2 * one.start for one in game.counters.all}
            zones = [zone for zone in game.zones.all if zone.each and zone.listed]
            given.append({**amounts, **{zone.name: some(game, zone, chance) for zone in zones}})
        common = {zone.name: some(game, zone, chance) for zone in game.zones.all if zone.listed and not zone.each}
        return game.scene(seats=given, turn=9, **common, **setup)

    def small(self, game: Game, **setup: Any) -> CardTable:
        """One card in one's own hand, two in the other's, and three in the deck, all different."""
        assert isinstance(game, DeclaredGame)
        hand, deck = game.zones.of[game.zones.hand], game.zones.of[game.zones.deck]
        fitting = sorted(card.name for card in game.prints if fits(game, deck, card.kind) and not card.text)
        fitting += sorted(card.name for card in game.prints if fits(game, deck, card.kind) and card.text)
        seats: list[dict[str, Any]] = [{hand.name: fitting[:1]}, {hand.name: fitting[1:3]}]
        if deck.each:
            return game.scene(seats=[one | {deck.name: fitting[3:6]} for one in seats], **setup)
        return game.scene(seats=seats, **{deck.name: fitting[3:6]}, **setup)

    def needy(self, game: Game, seats: int, chance: Chance) -> CardTable:
        return self.crowded(game, seats, chance)

    def idle(self, state: CardTable) -> Action[Any]:
        """The last one: to end the turn, where that is possible."""
        return state.legal_actions()[-1]

    def dawdling(self, state: CardTable) -> Action[Any]:
        return self.idle(state)


def some(game: DeclaredGame, zone: Zone, chance: Chance) -> list[str]:
    """A few cards, by lot, of those that can lie in a zone; only what stays there lies where cards are in play."""
    if zone.number == AWAY:
        return []
    kinds = [kind for kind in game.kinds if fits(game, zone, kind)]
    kinds = [kind for kind in kinds if not (zone.in_play and kind in game.texts.plays)]
    names = cycle(by_lot(game, chance, *kinds)(99))
    return [next(names) for _ in range(IN_DECK if zone.role == DECK_ROLE else IN_EACH)]


def fits(game: DeclaredGame, zone: Zone, kind: str) -> bool:
    """Whether cards of this kind are in the pool that begins in the zone, if one does."""
    pools = [pool for pool in game.box.pools if pool.brought]
    of_zone = [pool for pool in pools if pool.zone == zone.number]
    of_decks = [pool for pool in pools if game.zones.of[pool.zone].role == DECK_ROLE]
    return any(pool.holds(kind) for pool in of_zone or of_decks)
