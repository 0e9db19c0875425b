"""A table of a declared game in a test: cards by their names, actions by their sentences.

table = scene(player(hand=["Sloop"], coins=4, harbour=[exhausted("Brig")]), player(), market=["Ferry"], chance=[4])
table.do("Play Sloop")
assert table.there("harbour", 0) == ["Brig", "Sloop"]
assert table.amounts("coins") == [2, 3]
"""

from __future__ import annotations

from typing import Any

from rulebound.cardgame.declared import DeclaredGame
from rulebound.cardgame.table import Table
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.view import say
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.zones import DECK_ROLE
from tests.games.named import NamedScenes, NamedTable


def player(**given: Any) -> dict[str, Any]:
    """What a player has and what lies there; a line stands for a blank in the name of a zone."""
    return {key.replace("_", " "): value for key, value in given.items()}


def exhausted(name: str) -> dict[str, Any]:
    """A card that is exhausted."""
    return {"name": name, "exhausted": True}


class DeclaredTable(NamedTable[Table]):
    """A table, spoken of with the names of its cards, zones and counters."""

    @property
    def game(self) -> DeclaredGame:
        assert isinstance(self.state.game, DeclaredGame)
        return self.state.game

    def there(self, zone: str, seat: int = 0) -> list[str]:
        """The cards in a zone, the top one last."""
        found = self.game.zones.find(zone)
        assert found is not None, f"no zone is called {zone!r}"
        return self.names(self.state.cards_in(found.number, seat if found.each else 0))

    def amounts(self, counter: str) -> list[int]:
        """What everybody has of it."""
        return self.state.amounts[self.game.counters.named(counter)]

    def piece(self, name: str) -> int:
        """The one card of this name that does not lie in a deck."""
        zones = self.state.zones
        there = [it for it, zone in enumerate(self.state.zone) if zone and zones[zone].role != DECK_ROLE]
        found = [it for it in there if self.state.card(it).name == name]
        assert len(found) == 1, f"there are {len(found)} cards {name!r}"
        return found[0]

    def marked(self, *names: str) -> list[bool]:
        """Whether these cards have the first mark of the game."""
        return [self.state.is_marked(0, self.piece(name)) for name in names]

    def value(self, key: str, name: str) -> int:
        """A value of a card now."""
        return self.state.value(key, self.piece(name))

    def why_not(self, kind: type, name: str = "", seat: int | None = None) -> Reason | None:
        """Why this cannot be done with that card."""
        return self.why_not_at(kind, self.piece(name) if name else NOTHING, seat)

    @property
    def outcome(self) -> tuple[list[int], str, str] | None:
        """Winners by their seats, reason and clause; None while the game goes on."""
        outcome = self.state.outcome
        return (sorted(outcome.winners), outcome.reason, outcome.clause) if outcome else None

    def told(self, seat: int = -1) -> list[str]:
        """The log, as a player may read it; -1 is a spectator."""
        return [say(line.text) for line in self.game.log(self.state, seat)]


class DeclaredScene(NamedScenes[DeclaredTable]):
    """Makes tables of one declared game."""

    table = DeclaredTable

    def __call__(self, *players: dict[str, Any], **scene: Any) -> DeclaredTable:
        """The table, with two players at least. Where no `chance` is given, no die may be rolled."""
        seats = [*players, {}][: max(2, len(players))]
        return self.keep(self.game.scene(seats=seats, **{"chance": [], **scene}))
