"""What the laws are told of Avarium Academy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulebound.games.avarium import box, classes, zones
from rulebound.games.avarium import state as avarium
from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game
from tests.contract.tables.telling import named


class Avarium:
    """Avarium Academy."""

    forward: Final = ["Attack", "Challenge", "Use", "Play", "Recruit"]

    def zones(self, state: CardTable) -> dict[str, list[int]]:
        assert isinstance(state, avarium.Table)
        listed = {name: getattr(state, name) for name in ("school", "expel_pile", "library", "trash_pile")}
        listed["courtyard"] = [it for it in state.courtyard if it >= 0]
        listed["declared"] = [it for it in range(box.PIECES) if state.zone[it] == zones.DECLARED]
        for seat in range(state.seats):
            listed[f"class.{seat}"] = classes.characters_of(state, seat)
            listed[f"hallway.{seat}"] = state.hallways[seat]
            listed[f"hand.{seat}"] = state.hand[seat]
        return listed

    def gone(self, state: CardTable) -> list[int]:
        """Idols of nobody, and whatever a table puts back into the box."""
        assert isinstance(state, avarium.Table)
        return [it for it, zone in enumerate(state.zone) if zone == zones.AWAY and state.faces[it] >= 0]

    def contradictions(self, state: CardTable) -> Iterator[str]:
        assert isinstance(state, avarium.Table)
        numbers = {"school": zones.SCHOOL, "expel_pile": zones.EXPEL_PILE, "library": zones.LIBRARY,
                   "trash_pile": zones.TRASH_PILE, "courtyard": zones.COURTYARD, "declared": zones.DECLARED,
                   "class": zones.CLASS, "hallway": zones.HALLWAY, "hand": zones.HAND}  # fmt: skip
        for zone, pieces in self.zones(state).items():
            name, _, seat = zone.partition(".")
            for it in pieces:
                if state.zone[it] != numbers[name]:
                    yield f"piece {it} lies in {zone}, and says that it lies in zone {state.zone[it]}"
                if seat and state.owner(it) != int(seat):
                    yield f"piece {it} lies in {zone}, and is held by {state.owner(it)}"
                if not seat and name != "declared" and state.owner(it) != -1:
                    yield f"piece {it} lies in {zone}, and is held by {state.owner(it)}"
                kind = "student" if it < box.FIRST_SCHEME else "scheme" if it < box.FIRST_IDOL else "idol"
                if state.card(it).kind != kind:
                    yield f"piece {it} is {state.card(it)}"
                if state.exhausted[it] and name != "class":
                    yield f"piece {it} in {zone} is exhausted"
        if not state.over and len(self.zones(state)["courtyard"]) != box.COURTYARD_SIZE:
            yield "the Courtyard is not full"
        for side, party in enumerate(state.parties):
            for it in party:
                if state.zone[it] != zones.CLASS:
                    yield f"piece {it} fights on side {side}, and is in no Class"

    def late(self, game: Game, seats: int, **setup: Any) -> CardTable:
        """Everybody has students and schemes, and little Merit; the School is nearly empty."""
        students, schemes = named(game, "student"), named(game, "scheme")
        given: list[dict[str, Any]] = [
            {
                "merit": 5,
                "reputation": 6,
                "class": [students[seat * 8 + n] for n in range(4)],
                "hallway": [students[seat * 8 + 4]],
                "hand": schemes[seat * 4 :][:4],
            }
            for seat in range(seats)
        ]
        if seats == 2:
            given[0]["hallway"] = ["Bouquet Courier", "Grant Applicant"]  # both do something when they join
        taken = {name for one in given for name in [*one["class"], *one["hallway"]]}
        rest = [name for name in students if name not in taken]
        state = game.scene(seats=given, courtyard=rest[:6], school=rest[6:12], seed=5, **setup)
        return self.in_a_fight(state) if seats > 2 else state

    def in_a_fight(self, state: CardTable) -> CardTable:
        """One in which damage must be divided, if one comes of it: everybody defends who can, and nobody responds."""
        for attack in [action for action in state.legal_actions() if type(action).__name__ == "Attack"]:
            tried = state.clone()
            tried.apply(attack)
            while not tried.over and tried.question[0].name != "PLAN_PHASE":
                if tried.question[0].name == "HOW_MUCH":
                    return tried
                found = [action for action in tried.legal_actions() if type(action).__name__ == "BackDefence"]
                tried.apply(found[-1] if found else self.idle(tried))
        return state

    def small(self, game: Game, **setup: Any) -> CardTable:
        students, schemes = named(game, "student"), named(game, "scheme")
        mine = {"hand": schemes[:1], "class": students[:1], "reputation": 4}
        theirs = {"hand": schemes[1:3], "class": students[1:2], "reputation": 4}
        return game.scene(
            seats=[mine, theirs], courtyard=students[2:8], school=students[8:12], library=schemes[3:6], **setup
        )

    def needy(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """Everybody is exhausted, has next to no Reputation, and most schemes lie in the Trash Pile."""
        students, schemes = named(game, "student"), named(game, "scheme")
        chance.shuffle(students)
        chance.shuffle(schemes)
        given: list[dict[str, Any]] = [
            {
                "exhausted": True,
                "reputation": chance.below(3),
                "class": [{"name": students.pop(), "exhausted": True} for _ in range(4)],
                "hand": [schemes.pop(), schemes.pop()],
            }
            for _ in range(seats)
        ]
        hidden = 4 + chance.below(8)
        return game.scene(seats=given, **{"trash pile": schemes[hidden:]})

    def idle(self, state: CardTable) -> Action[Any]:
        """To pass, to end the turn, to leave them to it."""
        options = state.legal_actions()
        for name in ("Pass", "EndTurn", "NoSupport", "No"):
            for action in options:
                if type(action).__name__ == name:
                    return action
        return options[-1]
