"""What the laws are told of the course game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulebound.games.courses import box, zones
from rulebound.games.courses import state as courses
from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game
from tests.contract.tables.telling import named


class Courses:
    """The course game."""

    forward: Final = ["Clear", "Battle", "Enter", "Play", "Use"]

    def zones(self, state: CardTable) -> dict[str, list[int]]:
        assert isinstance(state, courses.Table)
        listed = {"partners": state.partners, "attached": state.attached}
        for name in ("course_deck", "deck", "hand", "world_map", "home", "discard"):
            listed |= {f"{name}.{seat}": pile for seat, pile in enumerate(getattr(state, name))}
        return listed

    def gone(self, state: CardTable) -> list[int]:
        """Those of eliminated players."""
        assert isinstance(state, courses.Table)
        return [it for it in range(len(state.faces)) if state.out[it // box.EACH]]

    def contradictions(self, state: CardTable) -> Iterator[str]:
        assert isinstance(state, courses.Table)
        numbers = {"partners": zones.AT_COURSE, "attached": zones.ATTACHED, "course_deck": zones.COURSE_DECK,
                   "deck": zones.DECK, "hand": zones.HAND, "world_map": zones.WORLD_MAP, "home": zones.HOME,
                   "discard": zones.DISCARD}  # fmt: skip
        for zone, pieces in self.zones(state).items():
            name, _, seat = zone.partition(".")
            for it in pieces:
                if state.zone[it] != numbers[name]:
                    yield f"piece {it} lies in {zone}, and says that it lies in zone {state.zone[it]}"
                if seat and state.owner(it) != int(seat):
                    yield f"piece {it} lies in {zone}, and belongs to seat {state.owner(it)}"
                if (it % box.EACH < box.COURSES) != (state.card(it).kind == "course"):
                    yield f"piece {it} of the wrong deck is {state.card(it)}"
        places = {zones.AT_COURSE: zones.WORLD_MAP, zones.ATTACHED: zones.AT_COURSE}
        for it, zone_number in enumerate(state.zone):
            if zone_number in places and state.zone[state.at[it]] != places[zone_number]:
                yield f"piece {it} is attached to {state.at[it]}, which is in zone {state.zone[state.at[it]]}"
            if zone_number not in places and state.at[it] >= 0:
                yield f"piece {it} in zone {zone_number} is attached to {state.at[it]}"

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

    def needy(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """Nobody responds in this game."""
        return self.late(game, seats)

    def idle(self, state: CardTable) -> Action[Any]:
        """The last one: to end the turn, where that is possible."""
        return state.legal_actions()[-1]
