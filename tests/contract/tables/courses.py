"""What the laws are told of the course game."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.tables.telling import by_lot, named


class Courses:
    """The course game."""

    forward: Final = ["Clear", "Battle", "Enter", "Play", "Use"]
    comparable: Final = 120
    unordered: Final[list[str]] = []

    def late(self, game: Game, seats: int, **setup: Any) -> CardTable:
        """Everybody has points, courses and partners, and the last seat is about to run out of cards."""
        lands, people = named(game, "course"), named(game, "partner")
        hand = [*named(game, "supporter")[:2], *named(game, "item")[:3], *people[:2]]
        given: list[dict[str, Any]] = []
        for seat in range(seats):
            map_there: list[Any] = [{"name": name} for name in lands[seat % 2 * 4 :][:4]]
            rivals = [{"name": name, "owner": (seat + 1) % seats} for name in people[3:5]]
            map_there[0]["partners"] = [people[2], *rivals]
            given.append({"points": 5, "hand": hand, "world map": map_there})
        given[-1]["deck"] = people[:3]
        return game.scene(seats=given, turn=9, seed=5, **setup)

    def crowded(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """Courses with partners of everybody, some with an item attached, supporters at home, and cards in hand."""
        attaching = [name for name in by_lot(game, chance, "item")(99) if "Attach this" in game.cards[name].text]
        given: list[dict[str, Any]] = []
        for _ in range(seats):
            lands, people = by_lot(game, chance, "course"), by_lot(game, chance, "partner")
            helpers, cards = by_lot(game, chance, "supporter"), by_lot(game, chance, "item", "supporter", "partner")
            map_there: list[Any] = [{"name": name, "partners": []} for name in lands(4)]
            for name in people(8):
                attached = [attaching[chance.below(len(attaching))]] if chance.below(3) == 0 else []
                partner = {"name": name, "owner": chance.below(seats), "attached": attached}
                map_there[chance.below(4)]["partners"].append(partner)
            own = {"world map": map_there, "home": helpers(3), "hand": cards(5), "deck": cards(12), "discard": cards(4)}
            given.append(own | {"course deck": lands(3), "points": chance.below(12)})
        return game.scene(seats=given, turn=9, seed=chance.below(1000), active=chance.below(seats))

    def small(self, game: Game, **setup: Any) -> CardTable:
        cards = [*named(game, "partner")[:3], *named(game, "item")[:3]]
        mine = {"hand": cards[:1], "deck": cards[1:4], "course deck": named(game, "course")[:1]}
        theirs = {"hand": cards[1:3], "deck": cards[3:], "course deck": []}
        return game.scene(seats=[mine, theirs], **setup)

    def needy(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """Nobody responds in this game."""
        return self.late(game, seats)

    def idle(self, state: CardTable) -> Action[Any]:
        """The last one: to end the turn, where that is possible."""
        return state.legal_actions()[-1]

    def dawdling(self, state: CardTable) -> Action[Any]:
        """Turns use up the decks by themselves."""
        return self.idle(state)
