"""A table of Arcane Academy in a test: cards and tiles by their names, deeds by their sentences.

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

from collections.abc import Sequence
from typing import Any, Final

from rulebound.games.arcane import state, zones
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.slate import COLUMNS, SPACES
from rulebound.games.arcane.telling import HEADS, SENTENCES
from rulebound.kernel.action import NOTHING, Action
from rulebound.kernel.need import Reason
from rulebound.kernel.showing import lines

USE_OR_COMPLETE: Final = "Corner 1: Use Item / Complete Assignment"
ADD: Final = "Corner 2: Add Tile"
ADD_TOO: Final = "Corner 3: Add Tile"
WILL_OR_SHARD: Final = "Corner 4: Gain Will / Collect Shard"

HIDDEN: Final = (zones.IN_BAG, zones.IN_DECK)

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


class Scene:
    """Makes tables of one game."""

    def __init__(self, game: ArcaneGame) -> None:
        self.game = game
        self.tables: list[Table] = []

    def __call__(self, *players: dict[str, Any], game: ArcaneGame | None = None, **scene: Any) -> Table:
        """The table that is described; a player who is not described has nothing special."""
        seats = list(players) + [{}] * (2 - len(players))
        center: dict[str, Any] = {"market": [], "public": []}
        return self.keep((game or self.game).scene(seats=seats, **(center | player(**scene))))

    def new_game(self, **setup: Any) -> Table:
        """A game from its beginning, with all that happens in it logged."""
        return self.keep(self.game.begin(self.game.setup(**setup), observed=True))

    def keep(self, made: Any) -> Table:
        """A table that is looked at in the end."""
        table = Table(made)
        self.tables.append(table)
        return table

    def end(self) -> None:
        """All scripted dice must be used up."""
        for table in self.tables:
            assert table.state.chances.script == [], f"nobody rolled {table.state.chances.script[::-1]}"


class Table:
    """A table, spoken of with the names of its cards."""

    def __init__(self, made: Any) -> None:
        assert isinstance(made, state.Table)
        self.state = made
        self.state.observed = True

    # -- deeds ---------------------------------------------------------------------------------------------------------

    def do(self, *sentences: str) -> None:
        """Does the options that read like this, one after the other; the beginning of the sentence is enough."""
        for sentence in sentences:
            self.state.apply(self.option(sentence))

    def option(self, sentence: str) -> Action[Any]:
        """The one option whose sentence is this, or begins with it."""
        told = [(self.said(action), action) for action in self.state.legal_actions()]
        found = [one for one in told if one[0] == sentence] or [one for one in told if one[0].startswith(sentence)]
        assert len(found) == 1, f"{len(found)} options read {sentence!r}; there are {[one for one, _ in told]}"
        return found[0][1]

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

    def said(self, action: Action[Any]) -> str:
        """The sentence of an option, for the player who decides."""
        return self.state.seat_of(self.state.seat).describe(action)

    @property
    def options(self) -> list[str]:
        """The sentences of all options."""
        return [self.said(action) for action in self.state.legal_actions()]

    @property
    def asked(self) -> str:
        """What is asked."""
        return self.state.decision.prompt

    def why_not(self, kind: type, name: str = "", of: int | None = None, seat: int | None = None) -> Reason | None:
        """Why this cannot be done with that card, of that player, by that player: left out, by the one who decides."""
        return self.why_not_at(kind, self.piece(name, of) if name else NOTHING, seat)

    def why_not_at(self, kind: type, it: int, seat: int | None = None) -> Reason | None:
        """The same for a number: of a piece, a space of the slate, or of quarter turns."""
        action = next(one for one in self.state.game.actions if type(one) is kind and one.it == it)
        asker = self.state.seat if seat is None else seat
        reason = self.state.why_not(asker, action)
        assert (reason is None) == (asker == self.state.seat and action in self.state.options), f"{action}: {reason}"
        return reason

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

    def names(self, pieces: Sequence[int]) -> list[str]:
        """What these are called."""
        return [self.state.card(it).name for it in pieces]

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
        return self.names(self.state.hand[seat])

    def items(self, seat: int) -> list[str]:
        return self.names(self.state.items[seat])

    def spells(self, seat: int) -> list[str]:
        return self.names(self.state.spells[seat])

    def tokens(self, name: str) -> int:
        """The Prestige tokens on an item."""
        return self.state.tokens[self.piece(name)]

    @property
    def market(self) -> list[str]:
        return self.names(self.state.market)

    @property
    def public(self) -> list[str]:
        return self.names(self.state.public)

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
        said = [line.text for line in lines(self.state, seat, SENTENCES, HEADS, most=9999)]
        return ["".join(word if isinstance(word, str) else word.w for word in sentence) for sentence in said]

    def happened(self, *kinds: str) -> list[str]:
        """Of what has happened, what is of these kinds, in its order."""
        return [event.kind for event in self.state.log if event.kind in kinds]
