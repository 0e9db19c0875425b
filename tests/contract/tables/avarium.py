"""What the laws are told of Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.tables.telling import by_lot, named


class Avarium:
    """Avarium Academy."""

    forward: Final = ["Attack", "Challenge", "Use", "Play", "Recruit"]
    comparable: Final = 90  # students that join at once win many crowded games of four
    unordered: Final[list[str]] = []

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

    def crowded(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """Everybody has four students in Class and four in the Hallway, and schemes in hand."""
        students, schemes = by_lot(game, chance, "student"), by_lot(game, chance, "scheme")
        given: list[dict[str, Any]] = [
            {"reputation": 6, "class": students(4), "hallway": students(4), "hand": schemes(3)} for _ in range(seats)
        ]
        lying = {"courtyard": students(6), "school": students(20)}
        return game.scene(seats=given, seed=chance.below(1000), active=chance.below(seats), **lying)

    def small(self, game: Game, **setup: Any) -> CardTable:
        students, schemes = named(game, "student"), named(game, "scheme")
        mine = {"hand": schemes[:1], "class": students[:1], "reputation": 4}
        theirs = {"hand": schemes[1:3], "class": students[1:2], "reputation": 4}
        return game.scene(
            seats=[mine, theirs], courtyard=students[2:8], school=students[8:12], library=schemes[3:6], **setup
        )

    def needy(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """Everybody is exhausted, has next to no Reputation, and most schemes lie in the Trash Pile."""
        students, schemes = by_lot(game, chance, "student"), by_lot(game, chance, "scheme")
        given: list[dict[str, Any]] = [
            {
                "exhausted": True,
                "reputation": chance.below(3),
                "class": [{"name": name, "exhausted": True} for name in students(4)],
                "hand": schemes(2),
            }
            for _ in range(seats)
        ]
        schemes(4 + chance.below(8))  # stay hidden
        return game.scene(seats=given, **{"trash pile": schemes(len(game.card_list))})

    def idle(self, state: CardTable) -> Action[Any]:
        """To pass, to end the turn, to leave them to it."""
        options = state.legal_actions()
        for name in ("Pass", "EndTurn", "NoSupport", "No"):
            for action in options:
                if type(action).__name__ == name:
                    return action
        return options[-1]

    def dawdling(self, state: CardTable) -> Action[Any]:
        """Nothing is used up."""
        return self.idle(state)
