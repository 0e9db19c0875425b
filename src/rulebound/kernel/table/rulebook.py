"""A rulebook: what a table, and who sits at it, ask of their game. A package of `games` fills it in."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.basics.view import Face, Line, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.files.clause import Clause, read_clauses
from rulebound.kernel.files.tips import Tip, read_tips
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.seat import Seat
from rulebound.kernel.table.stops import Stop
from rulebound.kernel.table.zones import Zones


class Rulebook:
    """The rules of one game with one set of cards, as its tables know them."""

    name: ClassVar[str]
    title: ClassVar[str]
    about: ClassVar[str]  # a sentence or two for somebody who chooses a game
    version: ClassVar[int] = 1  # raised by hand when positions or codes change, so that records replay otherwise
    seats: ClassVar[range]
    minutes: ClassVar[tuple[int, int]]  # how long a game takes people, from and to
    reasons: ClassVar[dict[str, str]]  # how a game can end: the reason, and a sentence; {winners} in it are named
    modules: ClassVar[list[ModuleType]]  # where its rules and questions are
    actions: ClassVar[list[Action[Any]]]
    zones: ClassVar[Zones] = Zones()  # where its pieces can lie
    switches: ClassVar[list[Switch]]  # of the rulings
    set_up_options: ClassVar[list[Switch]]
    stops: ClassVar[list[Stop]] = []  # kinds of windows, in games in which others can respond
    folder: ClassVar[Path]

    cards: dict[str, Card]
    card_list: list[Card]
    decks: dict[str, Deck]
    rulings: dict[str, Switch]
    options: dict[str, Switch]
    steps: dict[str, Step[Any]]  # by the names under which they are saved
    questions: dict[str, Question[Any]]  # by the names under which they are saved
    gainable: list[Ability[Any]]  # what pieces can have because of other cards
    gainable_by: dict[str, list[int]]  # their places, by the modifiers that give them

    # -- what a package fills in ---------------------------------------------------------------------------------------

    def table(self, setup: Setup) -> CardTable:
        """An empty table of this game."""
        raise NotImplementedError  # each game has its own

    def deal(self, table: CardTable) -> None:
        """Lays out the cards and puts the game on the agenda; after this the table can advance."""
        raise NotImplementedError  # each game has its own

    def dealt(self, deck: Deck, seat: int) -> dict[int, list[int]]:
        """The faces that a deck puts into each pool of a seat; none in games to which nobody brings a deck."""
        return {}

    def stop_of(self, state: CardTable) -> str:
        """Which of the stops the window is that is open now; empty where the seat must be asked in any case."""
        return ""

    def faults_of_deck(self, deck: Deck) -> list[str]:
        """What the rules have against a deck, a sentence each."""
        return [f"nobody brings a deck to {self.title}"]

    def face(self, card: Card) -> Face:
        """A card as it is printed."""
        raise NotImplementedError  # each game has its own

    def value(self, state: CardTable, seat: int) -> float:
        """What a position is worth to a seat while the game goes on: its chance of winning, 0 to 1.

        Bots judge imagined positions by it and never the real one, so it may look at everything; also in the middle of
        a deed. A package has it in its `value.py`. Without one, all seats have the same chance.
        """
        return 1.0 / state.seats

    def complete(self, text: str) -> list[str]:
        """How the text of a card can go on, for an editor: phrases in place of its last, unfinished word."""
        raise NotImplementedError  # each game has its own

    def view(self, state: CardTable, seat: int) -> View:
        """What a seat may know, laid out."""
        raise NotImplementedError  # each game has its own

    def log(self, state: CardTable, seat: int, since: int = 0) -> list[Line]:
        """What has happened from event `since` on, as a seat may read it."""
        raise NotImplementedError  # each game has its own

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        """What a word in braces of a sentence stands for; it never names what seat `me` may not know."""
        raise NotImplementedError(word)  # each game has its own

    def scene(self, **scene: Any) -> CardTable:
        """The position described. Raises SceneError with all that is wrong."""
        raise NotImplementedError  # each game has its own

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        """The description of a position."""
        raise NotImplementedError  # each game has its own

    # -- what follows for every game: `Game` has it --------------------------------------------------------------------

    def actions_with(
        self, state: CardTable, seat: int, card_ids: Sequence[str]
    ) -> list[tuple[Action[Any], Reason | None]]:
        """What a seat can do with these cards, by their ids in its view, and why the rest cannot be done."""
        raise NotImplementedError

    def imagine(self, state: CardTable, seat: int, chance: Chance) -> CardTable:
        """A full state that the seat cannot tell from this one."""
        raise NotImplementedError

    def save(self, state: CardTable) -> dict[str, Any]:
        """All of a state, as data that JSON can hold."""
        raise NotImplementedError

    def fingerprint(self, state: CardTable) -> int:
        """Equal for equal states, the same in every process and build."""
        raise NotImplementedError

    def reduced(self, state: CardTable) -> tuple[Any, ...]:
        """What `pickle` keeps of a state. Raises PicklingError."""
        raise NotImplementedError

    def seat_of(self, state: CardTable, seat: int) -> Seat:
        """What one seat may know and do; -1 is a spectator."""
        if seat not in range(-1, state.seats):
            raise IndexError(f"there is no seat {seat}; this table has seats 0 to {state.seats - 1}")
        return Seat(self, state, seat)

    def load_state(self, data: Mapping[str, Any]) -> CardTable:
        """The state that was saved, exactly. Raises RecordError with all that is wrong."""
        raise NotImplementedError

    # -- actions and rules ---------------------------------------------------------------------------------------------

    @property
    def num_actions(self) -> int:
        """How many action codes there are: 0 to this less one."""
        return len(self.actions)

    def action(self, code: int) -> Action[Any]:
        """The action with this code. Raises IndexError."""
        if not 0 <= code < len(self.actions):
            raise IndexError(f"there is no action {code}; {self.title} has 0 to {len(self.actions) - 1}")
        return self.actions[code]

    @cached_property
    def help(self) -> tuple[Tip, ...]:
        """The quick tips of the game, where its rulebook has such cards; else none."""
        return read_tips(self.folder)

    @cached_property
    def rules(self) -> dict[str, Clause]:
        """The clauses of the rulebook and of the rulings, by id, in their order."""
        return read_clauses(self.folder)

    @property
    def rules_version(self) -> str:
        """The version of its rules as records name it."""
        return str(self.version)

    @cached_property
    def cards_digest(self) -> str:
        """Changes when any card changes."""
        listed = [(card.name, card.kind, card.text, printed_values(card)) for card in self.card_list]
        return hashlib.blake2b(repr(listed).encode(), digest_size=8).hexdigest()

    def deck(self, saved: Mapping[str, Any]) -> Deck:
        """The deck that was saved."""
        return Deck(saved["name"], saved.get("about", ""), {k: dict(v) for k, v in saved["lists"].items()})


def printed_values(card: Card) -> list[tuple[str, object]]:
    """The printed numbers and words of a card, by their names."""
    return sorted([*card.values().items(), *card.words().items()], key=lambda pair: pair[0])
