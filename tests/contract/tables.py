"""What the laws must be told of each game's table: where its pieces lie, and a few positions. A game is one class."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Protocol

from rulebound.games.arcane import state as arcane
from rulebound.games.arcane import zones
from rulebound.games.arcane.slate import SPACES
from rulebound.games.avarium import state as avarium
from rulebound.games.courses import state as courses
from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
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

    def idle(self, state: CardTable) -> Action[Any]:
        """The option that does least."""


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
        return [it for it in range(len(state.faces)) if state.out[it // courses.EACH]]

    def contradictions(self, state: CardTable) -> Iterator[str]:
        assert isinstance(state, courses.Table)
        numbers = {"partners": courses.AT_COURSE, "attached": courses.ATTACHED, "course_deck": courses.COURSE_DECK,
                   "deck": courses.DECK, "hand": courses.HAND, "world_map": courses.WORLD_MAP, "home": courses.HOME,
                   "discard": courses.DISCARD}  # fmt: skip
        for zone, pieces in self.zones(state).items():
            name, _, seat = zone.partition(".")
            for it in pieces:
                if state.zone[it] != numbers[name]:
                    yield f"piece {it} lies in {zone}, and says that it lies in zone {state.zone[it]}"
                if seat and state.owner(it) != int(seat):
                    yield f"piece {it} lies in {zone}, and belongs to seat {state.owner(it)}"
                if (it % courses.EACH < courses.COURSES) != (state.card(it).kind == "course"):
                    yield f"piece {it} of the wrong deck is {state.card(it)}"
        places = {courses.AT_COURSE: courses.WORLD_MAP, courses.ATTACHED: courses.AT_COURSE}
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
            map_there[0]["partners"] = [people[2], {"name": people[3], "owner": (seat + 1) % seats}]
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


class Avarium:
    """Avarium Academy."""

    forward: Final = ["Attack", "Challenge", "Use", "Play", "Recruit"]

    def zones(self, state: CardTable) -> dict[str, list[int]]:
        assert isinstance(state, avarium.Table)
        listed = {name: getattr(state, name) for name in ("school", "expel_pile", "library", "trash_pile")}
        listed["courtyard"] = [it for it in state.courtyard if it >= 0]
        listed["declared"] = [it for it in range(avarium.PIECES) if state.zone[it] == avarium.DECLARED]
        for seat in range(state.seats):
            listed[f"class.{seat}"] = state.characters_of(seat)
            listed[f"hallway.{seat}"] = state.hallways[seat]
            listed[f"hand.{seat}"] = state.hand[seat]
        return listed

    def gone(self, state: CardTable) -> list[int]:
        """Idols of nobody, and whatever a table puts back into the box."""
        assert isinstance(state, avarium.Table)
        return [it for it, zone in enumerate(state.zone) if zone == avarium.AWAY and state.faces[it] >= 0]

    def contradictions(self, state: CardTable) -> Iterator[str]:
        assert isinstance(state, avarium.Table)
        numbers = {"school": avarium.SCHOOL, "expel_pile": avarium.EXPEL_PILE, "library": avarium.LIBRARY,
                   "trash_pile": avarium.TRASH_PILE, "courtyard": avarium.COURTYARD, "declared": avarium.DECLARED,
                   "class": avarium.CLASS, "hallway": avarium.HALLWAY, "hand": avarium.HAND}  # fmt: skip
        for zone, pieces in self.zones(state).items():
            name, _, seat = zone.partition(".")
            for it in pieces:
                if state.zone[it] != numbers[name]:
                    yield f"piece {it} lies in {zone}, and says that it lies in zone {state.zone[it]}"
                if seat and state.owner(it) != int(seat):
                    yield f"piece {it} lies in {zone}, and is held by {state.owner(it)}"
                if not seat and name != "declared" and state.owner(it) != -1:
                    yield f"piece {it} lies in {zone}, and is held by {state.owner(it)}"
                kind = "student" if it < avarium.FIRST_SCHEME else "scheme" if it < avarium.FIRST_IDOL else "idol"
                if state.card(it).kind != kind:
                    yield f"piece {it} is {state.card(it)}"
                if state.exhausted[it] and name != "class":
                    yield f"piece {it} in {zone} is exhausted"
        if not state.over and len(self.zones(state)["courtyard"]) != avarium.COURTYARD_SIZE:
            yield "the Courtyard is not full"
        for side, party in enumerate(state.parties):
            for it in party:
                if state.zone[it] != avarium.CLASS:
                    yield f"piece {it} fights on side {side}, and is in no Class"

    def late(self, game: Game, seats: int, **setup: Any) -> CardTable:
        """Everybody has students and schemes, and little Merit; the School is nearly empty."""
        students, schemes = named(game, "student"), named(game, "scheme")
        given = [
            {
                "merit": 5,
                "reputation": 6,
                "class": [students[seat * 8 + n] for n in range(4)],
                "hallway": [students[seat * 8 + 4]],
                "hand": schemes[seat * 4 :][:4],
            }
            for seat in range(seats)
        ]
        taken = {students[seat * 8 + n] for seat in range(seats) for n in range(5)}
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

    def idle(self, state: CardTable) -> Action[Any]:
        """To pass, to end the turn, to leave them to it."""
        options = state.legal_actions()
        for name in ("Pass", "EndTurn", "NoSupport", "No"):
            for action in options:
                if type(action).__name__ == name:
                    return action
        return options[-1]


# Tiles that, linked to a corner, let one take two tiles in a turn.
TWO: Final = (
    "Complete Assignment + Add Tile, NS", "Use Item + Add Tile, NS", "Complete Assignment + Add Tile, NE",
    "Add Tile, NES",
)  # fmt: skip

CHAOS: Final = (
    {"name": "Chaos Magic, NS", "at": [2, 1], "turn": 1},
    {"name": "Chaos Magic, NESW", "at": [2, 1]},
    {"name": "Gain Will + Chaos Magic, N", "at": [2, 1], "turn": 3},
)


class Arcane:
    """Arcane Academy."""

    forward: Final = ["Complete", "UseItem", "GainWill", "CollectShard", "TakeTile", "Link", "Cast"]

    def zones(self, state: CardTable) -> dict[str, list[int]]:
        assert isinstance(state, arcane.Table)
        listed = {
            name: getattr(state, name) for name in ("deck", "discard", "public", "bag", "market", "taken", "played")
        }
        for seat in range(state.seats):
            listed |= {f"{name}.{seat}": getattr(state, name)[seat] for name in ("hand", "items", "spells")}
            listed[f"slate.{seat}"] = [it for spot, top in self.spots(state, seat) for it in stack(state, top)]
        return listed

    def spots(self, state: arcane.Table, seat: int) -> list[tuple[int, int]]:
        """The spaces of a slate, with what one sees there."""
        return [(spot, state.top[spot]) for spot in range(seat * SPACES, (seat + 1) * SPACES)]

    def gone(self, state: CardTable) -> list[int]:
        """Tiles that were discarded."""
        assert isinstance(state, arcane.Table)
        return state.gone

    def contradictions(self, state: CardTable) -> Iterator[str]:
        assert isinstance(state, arcane.Table)
        numbers = {"deck": zones.IN_DECK, "discard": zones.DISCARDED, "public": zones.IN_PUBLIC, "bag": zones.IN_BAG,
                   "market": zones.IN_MARKET, "taken": zones.TAKEN, "played": zones.PLAYED, "hand": zones.IN_HAND,
                   "items": zones.CRAFTED, "spells": zones.TUCKED, "slate": zones.ON_SLATE}  # fmt: skip
        for name, pieces in self.zones(state).items():
            zone, _, whose = name.partition(".")
            for it in pieces:
                if state.zone[it] != numbers[zone]:
                    yield f"piece {it} lies in {name}, and says that it lies in zone {state.zone[it]}"
                if whose and state.holder[it] != int(whose):
                    yield f"piece {it} lies in {name}, and says that it is held by {state.holder[it]}"
                if (it >= arcane.FIRST_ASSIGNMENT) != (state.card(it).kind in ("spell", "item")):
                    yield f"piece {it} is {state.card(it)}, which has another number"
        for seat in range(state.seats):
            for spot, top in self.spots(state, seat):
                yield from (f"{it} lies at {state.spot[it]}" for it in stack(state, top) if state.spot[it] != spot)
                if top < 0 and state.exhaustion[spot]:
                    yield f"exhaustion tokens lie on the empty space {spot}"
            if not 0 <= state.will[seat] <= state.most_will(seat) or state.shards[seat] < 0:
                yield f"seat {seat} has {state.will[seat]} Will and {state.shards[seat]} Shards"

    def late(self, game: Game, seats: int, **setup: Any) -> CardTable:
        """Everybody has seven assignments and two items that want to be paid for at the end; little is left to draw."""
        spells, items = named(game, "spell"), named(game, "item")
        own = [
            ["Donation Box", "Memory Urn", "Feather Bed", "Deep Chalice"],
            ["Spellbook of Record", "Treasury Key", "Trophy Shelf", "Applause Meter"],
            ["Star Chart", "Mason's Level", "Humming Lattice"],
            ["Universal Joint"],
        ]
        rest = [name for name in items if not any(name in mine for mine in own)]
        given: list[dict[str, Any]] = []
        for mine in own[:seats]:
            tucked = [spells.pop(0) for _ in range(7 - len(mine))]
            private = [rest.pop(), spells.pop(), spells.pop()]
            slate = [{"name": TWO[len(given)], "at": [0, 2], "turn": 1}, *CHAOS[len(given) : len(given) + 1]]
            given.append({"will": 9, "shards": 9, "items": mine, "spells": tucked, "private": private, "slate": slate})
        given[0]["spells"].remove("Bulk Order")  # which lets one take two tiles in a turn
        given[1]["private"].append("Bulk Order")
        return game.scene(seats=given, turn=60, seed=5, active=1, deck=rest[:6], public=rest[6:10], **setup)

    def small(self, game: Game, **setup: Any) -> CardTable:
        cards, tiles = named(game, "spell")[:8], named(game, "tile")[:9]
        mine, theirs = {"private": cards[:1]}, {"private": cards[1:3]}
        return game.scene(
            seats=[mine, theirs],
            deck=cards[3:6],
            public=cards[6:],
            bag=tiles[:3],
            market=tiles[3:7],
            discard=[],
            **setup,
        )

    def idle(self, state: CardTable) -> Action[Any]:
        """To rest, and else the last one: to stop."""
        resting = [action for action in state.legal_actions() if type(action).__name__ == "Rest"]
        return (resting or state.legal_actions())[-1]


def stack(state: arcane.Table, top: int) -> list[int]:
    """What lies on a space, from the uppermost tile down."""
    found: list[int] = []
    while top >= 0:
        found.append(top)
        top = state.below[top]
    return found


def named(game: Game, kind: str) -> list[str]:
    """The names of the cards of this kind, in the order of the alphabet."""
    return sorted(card.name for card in game.card_list if card.kind == kind)


TABLES: Final[dict[str, Telling]] = {"courses": Courses(), "avarium": Avarium(), "arcane": Arcane()}
