"""What the laws are told of Arcane Academy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulebound.games.arcane import state as arcane
from rulebound.games.arcane import zones
from rulebound.games.arcane.box import FIRST_ASSIGNMENT
from rulebound.games.arcane.slate import SPACES
from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game
from tests.contract.tables.telling import named

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
                if (it >= FIRST_ASSIGNMENT) != (state.card(it).kind in ("spell", "item")):
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

    def needy(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """Nobody responds in this game."""
        return self.late(game, seats)

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
