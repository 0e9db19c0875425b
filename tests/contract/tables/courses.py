"""What the laws are told of the course game."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.game import Game
from tests.contract.tables.telling import named


class Courses:
    """The course game."""

    forward: Final = ["Clear", "Battle", "Enter", "Play", "Use"]

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

    def small(self, game: Game, **setup: Any) -> CardTable:
        cards = [*named(game, "partner")[:3], *named(game, "item")[:3]]
        mine = {"hand": cards[:1], "deck": cards[1:4], "course deck": named(game, "course")[:1]}
        theirs = {"hand": cards[1:3], "deck": cards[3:], "course deck": []}
        return game.scene(seats=[mine, theirs], **setup)

    def idle(self, state: CardTable) -> Action[Any]:
        """The last one: to end the turn, where that is possible."""
        return state.legal_actions()[-1]
