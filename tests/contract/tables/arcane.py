"""What the laws are told of Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.tables.telling import by_lot, named

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
    comparable: Final = 120
    unordered: Final = ["resolved"]

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

    def crowded(self, game: Game, seats: int, chance: Chance) -> CardTable:
        """Everybody has five items, some spells, and a slate half full of tiles."""
        items, spells = by_lot(game, chance, "item"), by_lot(game, chance, "spell")
        tiles = by_lot(game, chance, "tile")
        given: list[dict[str, Any]] = []
        for _ in range(seats):
            slate = [{"name": name, "at": [1, n % 4], "turn": chance.below(4)} for n, name in enumerate(tiles(4))]
            own = {"items": items(4), "spells": spells(2), "private": spells(3), "slate": slate}
            given.append(own | {"will": 6, "shards": 6})
        return game.scene(seats=given, turn=20, seed=chance.below(1000), active=chance.below(seats))

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

    def dawdling(self, state: CardTable) -> Action[Any]:
        """To rest and exchange an assignment, which uses up the deck."""
        exchanges = [action for action in state.legal_actions() if type(action).__name__ == "Exchange"]
        return exchanges[0] if exchanges else self.idle(state)
