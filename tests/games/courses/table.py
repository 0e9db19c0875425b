"""A table of the course game in a test: cards by their names, actions by their sentences.

table = scene(
    player(hand=["Twig"], world_map=[course("Rooftop Garden", "Aki", partner("Sir Thistle", of=1))]),
    player(points=12),
    chance=[4],
)
table.do("Enter Twig", "At Rooftop Garden")
assert table.why_not(Clear, "Aki") == Reason("clear.guarded", "Sir Thistle stands guard at Rooftop Garden.")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.cardgame.telling import OF_TEXTS
from rulebound.games.courses import state, zones
from rulebound.games.courses.events import LOG
from rulebound.games.courses.game import CourseGame, load
from rulebound.games.courses.zones import DECK, DISCARD, HAND, HOME, WORLD_MAP
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.log_lines import lines
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.static import Forbids
from tests.games.named import NamedScenes, NamedTable

HIDDEN = (zones.COURSE_DECK, zones.DECK)

# -- What a scene is made of -------------------------------------------------------------------------------------------


def player(**zones: Any) -> dict[str, Any]:
    """What lies in front of a player; `world_map` and `course_deck` stand for the zones with a blank."""
    return {zone.replace("_", " "): cards for zone, cards in zones.items()}


def course(name: str, *partners: Any, tapped: bool = False) -> dict[str, Any]:
    """A course in a world map with the partners there, in the order in which they entered."""
    return {"name": name, "tapped": tapped, "partners": list(partners)}


def partner(name: str, of: int | None = None, *, tapped: bool = False, attached: Sequence[Any] = ()) -> dict[str, Any]:
    """A partner at a course. of: whose; left out, it is that of the course's owner."""
    owner = {} if of is None else {"owner": of}
    return {"name": name, "tapped": tapped, "attached": list(attached), **owner}


def tapped(name: str) -> dict[str, Any]:
    """A tapped card, where nothing else is to be said of it."""
    return {"name": name, "tapped": True}


def twelve_others(*first: str) -> list[str]:
    """A draw deck that lasts: these cards are drawn first, in this order, and then twelve that do not matter."""
    return ["Marzipan Golem"] * 12 + list(reversed(first))


def with_a_bell_ringer_that_protects_twigs() -> CourseGame:
    """A game in which one supporter forbids attacks on one partner, which no shipped card does."""
    game = load([], [])
    game.cards["Bell Ringer"].abilities += [Forbids("Twigs cannot be attacked.", "be attacked", it_is_a_twig)]
    return CourseGame(game.prints, game.decks)


def it_is_a_twig(table: Any, source: int, me: int, it: int) -> bool:
    """What that supporter protects."""
    return bool(table.card(it).name == "Twig")


class Table(NamedTable[state.Table]):
    """A table, spoken of with the names of its cards."""

    # -- actions -------------------------------------------------------------------------------------------------------

    def end_turns(self, count: int) -> None:
        """So many players do nothing in their turns."""
        for _ in range(count):
            self.do("End your turn")

    def why_not(self, kind: type, name: str = "", of: int | None = None, seat: int | None = None) -> Reason | None:
        """Why this cannot be done with that card, of that owner, by that player: left out, by the one who decides."""
        return self.why_not_at(kind, self.piece(name, of) if name else NOTHING, seat)

    def can(self, kind: type, name: str = "", of: int | None = None) -> bool:
        """Whether this is an option for the player who decides."""
        return self.why_not(kind, name, of) is None

    # -- cards ---------------------------------------------------------------------------------------------------------

    def piece(self, name: str, of: int | None = None) -> int:
        """The one card of this name that does not lie in a deck. of: whose, where there are several."""
        t = self.state
        there = [it for it in range(len(t.faces)) if t.faces[it] >= 0 and t.zone[it] not in HIDDEN]
        found = [it for it in there if t.card(it).name == name and of in (None, t.owner(it))]
        assert len(found) == 1, f"there are {len(found)} cards {name!r} of {'anybody' if of is None else of}"
        return found[0]

    def zone(self, name: str, of: int | None = None) -> str:
        """Where a card lies."""
        return zones.ZONES.of[self.state.zone[self.piece(name, of)]].name

    def at(self, name: str, of: int | None = None) -> str:
        """The name of the course or partner that a card is attached to."""
        there = self.state.at[self.piece(name, of)]
        assert there != NOTHING, f"{name!r} is attached to nothing, but lies in zone {self.zone(name, of)!r}"
        return self.state.card(there).name

    def tapped(self, *names: str) -> list[bool]:
        """Whether these cards are tapped."""
        return [self.state.tapped[self.piece(name)] for name in names]

    def power(self, name: str) -> int:
        """A partner's current power."""
        return self.state.power(self.piece(name))

    def hand(self, seat: int) -> list[str]:
        """The cards that a player holds, in the order in which they came."""
        return self.names(self.state.cards_in(HAND, seat))

    def deck(self, seat: int) -> list[str]:
        """The draw deck, the top card last."""
        return self.names(self.state.cards_in(DECK, seat))

    def discard(self, seat: int) -> list[str]:
        """The discard pile, the top card last."""
        return self.names(self.state.cards_in(DISCARD, seat))

    def home(self, seat: int) -> list[str]:
        """The supporters at home."""
        return self.names(self.state.cards_in(HOME, seat))

    def world_map(self, seat: int) -> list[str]:
        """The turned-over courses."""
        return self.names(self.state.cards_in(WORLD_MAP, seat))

    # -- the game ------------------------------------------------------------------------------------------------------

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        return self.state.points

    @property
    def outcome(self) -> tuple[list[int], str, str] | None:
        """Winners by their seats, reason and clause; None while the game goes on."""
        outcome = self.state.outcome
        return (sorted(outcome.winners), outcome.reason, outcome.clause) if outcome else None

    def told(self, seat: int = -1) -> list[str]:
        """The log, as a player may read it; -1 is a spectator."""
        said = [line.text for line in lines(self.state, seat, OF_TEXTS | LOG.sentences, LOG.headings)]
        return ["".join(word if isinstance(word, str) else word.w for word in sentence) for sentence in said]

    def told_from(self, beginning: str, seat: int = -1) -> list[str]:
        """The log from the first line on that begins like this."""
        told = self.told(seat)
        first = next((n for n, line in enumerate(told) if line.startswith(beginning)), len(told))
        assert told[first:], f"no line begins {beginning!r}; there are {told}"
        return told[first:]


class Scene(NamedScenes[Table]):
    """Makes tables of one game."""

    table = Table

    def __call__(self, *players: dict[str, Any], game: Game | None = None, **scene: Any) -> Table:
        """The table, with two players at least. Where no `chance` is given, no die may be rolled."""
        seats = [*players, {}][: max(2, len(players))]
        made = (game or self.game).scene(seats=seats, **{"chance": [], **scene})
        return self.keep(made)
