"""A table of Arcane Academy in a test: cards and tiles by their names, actions by their sentences.

table = scene(
    player(will=4, private=["Deep Breath"], slate=[tile("Gain Will, NES", 0, 1, turn=1)]),
    player(),
    market=["Use Item, NE"],
)
table.do("Cast Gain Will, NES", "Gain 1 Will")
assert table.will == [5, 3]

In a scene nothing lies in the center but what it names.
"""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardgame.telling import OF_TEXTS
from rulebound.games.arcane import state, zones
from rulebound.games.arcane.events import LOG
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.slate import COLUMNS, SPACES
from rulebound.games.arcane.zones import HAND, ITEMS, MARKET, PUBLIC, SPELLS
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.knowledge.log_lines import lines
from rulebound.kernel.table.action import NOTHING
from tests.games.named import NamedScenes, NamedTable

USE_OR_COMPLETE: Final = "Corner 1: Use Item / Complete Assignment"
ADD: Final = "Corner 2: Add Tile"
ADD_TOO: Final = "Corner 3: Add Tile"
WILL_OR_SHARD: Final = "Corner 4: Gain Will / Collect Shard"

HIDDEN: Final = (zones.BAG, zones.DECK)

# -- What a scene is made of -------------------------------------------------------------------------------------------


def player(**given: Any) -> dict[str, Any]:
    """What lies in front of a player, or on the table; a line stands for a blank: `final_turn`, `last_card`."""
    return {key.replace("_", " "): value for key, value in given.items()}


def tile(name: str, row: int, column: int, turn: int = 0, exhausted: int = 0) -> dict[str, Any]:
    """A tile on a slate, at this row and column from 0."""
    return {"name": name, "at": [row, column], "turn": turn, "exhausted": exhausted}


def corner(name: str) -> dict[str, Any]:
    """A corner with an exhaustion token."""
    return {"name": name, "exhausted": 1}


def item(name: str, tokens: int) -> dict[str, Any]:
    """An item with Prestige tokens."""
    return {"name": name, "tokens": tokens}


class Table(NamedTable[state.Table]):
    """A table, spoken of with the names of its cards."""

    # -- actions -------------------------------------------------------------------------------------------------------

    def rest(self, turns: int = 1) -> None:
        """So many players rest, and keep their private assignments."""
        for _ in range(turns):
            seat = self.state.turn
            if "Rest" in self.options:
                self.do("Rest")
            if (
                self.state.turn == seat
                and not self.state.is_terminal
                and "Keep your private assignments" in self.options
            ):
                self.do("Keep your private assignments")

    def finish(self) -> None:
        """Does nothing more in this turn: what is offered is left out, and tiles go where there is room."""
        turn = self.state.turn
        while not self.state.is_terminal and self.state.turn == turn:
            self.state.apply(self.state.legal_actions()[-1])

    def why_not(self, kind: type, name: str = "", of: int | None = None, seat: int | None = None) -> Reason | None:
        """Why this cannot be done with that card, of that player, by that player: left out, by the one who decides."""
        return self.why_not_at(kind, self.piece(name, of) if name else NOTHING, seat)

    def can(self, kind: type, name: str = "", of: int | None = None) -> bool:
        """Whether this is an option for the player who decides."""
        return self.why_not(kind, name, of) is None

    # -- pieces --------------------------------------------------------------------------------------------------------

    def piece(self, name: str, of: int | None = None) -> int:
        """The one card or tile of this name that is neither in bag nor deck. of: whose."""
        t = self.state
        there = [it for it in range(len(t.faces)) if t.faces[it] >= 0 and t.zone[it] not in HIDDEN]
        whose = t.seat if of is None and name.startswith("Corner") else of
        found = [it for it in there if t.card(it).name == name and whose in (None, t.holder[it])]
        assert len(found) == 1, f"there are {len(found)} cards {name!r} of {'anybody' if of is None else of}"
        return found[0]

    def at(self, seat: int, row: int, column: int) -> str:
        """What one sees at this space of a slate; nothing where it is bare."""
        top = self.state.top[seat * SPACES + row * COLUMNS + column]
        return self.state.card(top).name if top >= 0 else ""

    def exhaustion(self, seat: int, row: int, column: int) -> int:
        """The exhaustion tokens on this space."""
        return self.state.exhaustion[seat * SPACES + row * COLUMNS + column]

    def is_exhausted(self, name: str, of: int | None = None) -> bool:
        return self.state.is_exhausted(self.piece(name, of))

    def hand(self, seat: int) -> list[str]:
        """A player's private assignments."""
        return self.names(self.state.cards_in(HAND, seat))

    def items(self, seat: int) -> list[str]:
        return self.names(self.state.cards_in(ITEMS, seat))

    def spells(self, seat: int) -> list[str]:
        return self.names(self.state.cards_in(SPELLS, seat))

    def tokens(self, name: str) -> int:
        """The Prestige tokens on an item."""
        return self.state.tokens[self.piece(name)]

    @property
    def market(self) -> list[str]:
        return self.names(self.state.cards_in(MARKET))

    @property
    def public(self) -> list[str]:
        return self.names(self.state.cards_in(PUBLIC))

    # -- the game ------------------------------------------------------------------------------------------------------

    @property
    def will(self) -> list[int]:
        return self.state.will

    @property
    def shards(self) -> list[int]:
        return self.state.shards

    @property
    def scores(self) -> list[int]:
        """Everybody's Prestige."""
        return [self.state.score(seat) for seat in range(self.state.seats)]

    @property
    def outcome(self) -> tuple[list[int], str, str] | None:
        """Winners by their seats, reason and clause; None while the game goes on."""
        outcome = self.state.outcome
        return (sorted(outcome.winners), outcome.reason, outcome.clause) if outcome else None

    def told(self, seat: int = -1) -> list[str]:
        """The log, as a player may read it; -1 is a spectator."""
        said = [line.text for line in lines(self.state, seat, OF_TEXTS | LOG.sentences, LOG.headings, most=9999)]
        return ["".join(word if isinstance(word, str) else word.w for word in sentence) for sentence in said]


class Scene(NamedScenes[Table]):
    """Makes tables of one game."""

    table = Table

    def __call__(self, *players: dict[str, Any], game: ArcaneGame | None = None, **scene: Any) -> Table:
        """The table that is described; a player who is not described has nothing special."""
        seats = list(players) + [{}] * (2 - len(players))
        center: dict[str, Any] = {"market": [], "public": []}
        return self.keep((game or self.game).scene(seats=seats, **(center | player(**scene))))
