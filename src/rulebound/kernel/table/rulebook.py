"""The interface of a game to its tables and seats. A package of `games` implements it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.observation import Observation
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.basics.view import Face, Line, Turn, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.files.clause import Clause, read_clauses
from rulebound.kernel.files.tips import Tip, read_tips
from rulebound.kernel.table.ability import Ability, Standing
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.seat import Seat
from rulebound.kernel.table.stops import Stop
from rulebound.kernel.table.winning import BY_CARD
from rulebound.kernel.table.zones import Zones


class Rulebook:
    """The rules of one game with one set of cards, as its tables know them."""

    name: ClassVar[str]
    title: ClassVar[str]
    about: ClassVar[str]  # a sentence or two, to choose a game by
    version: ClassVar[int] = 1  # raised by hand when positions or codes change, so that old records are refused
    seats: ClassVar[range]
    minutes: ClassVar[tuple[int, int]]  # how long people play, from and to
    reasons: ClassVar[
        dict[str, str]
    ]  # how a game can end: each reason with a sentence, in which {winners} and {losers} are filled in
    reasons_of_cards: ClassVar[tuple[str, ...]] = (BY_CARD,)  # those of them of which a card's text decides
    modules: ClassVar[list[ModuleType]]  # the modules of its rules and questions
    actions: ClassVar[list[Action[Any]]]
    token_actions: ClassVar[int] = 0  # how many of them, the last ones, are of tokens
    zones: ClassVar[Zones] = Zones()  # the places of its pieces
    switches: ClassVar[list[Switch]]  # its rulings
    set_up_options: ClassVar[list[Switch]]
    stops: ClassVar[list[Stop]] = []  # its kinds of windows, if there are responses
    beginners: ClassVar[tuple[int, int]] = (
        50,
        10,
    )  # of a hundred options, how many a newcomer overlooks, and a learner
    sureness: ClassVar[float] = 1.0  # raised to this power, its value is right about who wins
    unusual: ClassVar[frozenset[str]] = frozenset()  # keys of abilities of its own of which few cards have one
    folder: ClassVar[Path]

    cards: dict[str, Card]
    tokens: dict[str, Card]
    card_list: list[Card]
    decks: dict[str, Deck]
    rulings: dict[str, Switch]
    options: dict[str, Switch]
    saved_fields: list[tuple[str, str]]  # those of its tables that are saved as they are, each with its saved name
    steps: dict[str, Step[Any]]  # by the names under which they are saved
    questions: dict[str, Question[Any]]  # by the names under which they are saved
    creates: bool  # whether any card creates tokens
    has_prices: bool  # whether any card changes what it costs itself
    has_tolls: bool  # whether any card asks for something besides its cost
    recalls: bool  # whether any card asks for what is noted of cards that leave play, or are completed
    gainable: list[Ability[Any]]  # the abilities that cards can grant
    watches_unusual: bool  # whether tables count, for cards that ask, what few cards wait for
    always: dict[str, list[Standing]]  # what all its tables count for cards that ask, by the event
    gainable_by: dict[str, list[int]]  # their places, by the modifiers that give them

    # -- what a package implements -------------------------------------------------------------------------------------

    def table(self, setup: Setup) -> CardTable:
        """An empty table of this game."""
        raise NotImplementedError  # each game has its own

    def deal(self, table: CardTable) -> None:
        """Lays out the cards and puts the first rule on the agenda."""
        raise NotImplementedError  # each game has its own

    def dealt(self, deck: Deck, seat: int) -> dict[int, list[int]]:
        """The faces that a deck puts into each pool of a seat; empty in games without own decks."""
        return {}

    def stop_of(self, state: CardTable) -> str:
        """The name of the stop of the open window; empty if the seat must be asked in any case."""
        return ""

    def faults_of_deck(self, deck: Deck) -> list[str]:
        """Why a deck is not allowed, in sentences; empty if it is."""
        return [f"{self.title} is played without players' own decks"]

    def face(self, card: Card) -> Face:
        """A card as it is printed."""
        raise NotImplementedError  # each game has its own

    def value(self, state: CardTable, seat: int) -> float:
        """An estimate of a seat's chance of winning, from 0 to 1, while the game goes on.

        Bots use it on imagined states, never on the real one, so it may look at everything. It must also work in the
        middle of an action. A package has it in its `value.py`; without one, all seats have the same chance.
        """
        return 1.0 / state.seats

    def chances(self, state: CardTable) -> list[float]:
        """The chances of all seats as people read them, together 1, while the game goes on.

        Bots need a value that tells positions apart, and it may be far too sure of who is ahead. To the power of
        `sureness` it is right as often as it says: `rulebound weigh GAME --chances` measures that.
        """
        parts = [self.value(state, seat) ** self.sureness for seat in range(state.seats)]
        total = sum(parts)
        return [part / total if total > 0 else 1.0 / state.seats for part in parts]

    def complete(self, text: str) -> list[str]:
        """How a card text can continue, for an editor: phrases that replace its last, unfinished word."""
        raise NotImplementedError  # each game has its own

    def view(self, state: CardTable, seat: int) -> View:
        """Everything that a seat may know, with its layout."""
        raise NotImplementedError  # each game has its own

    def turn(self, state: CardTable) -> Turn:
        """Where the game stands, as views say it, in English."""
        raise NotImplementedError  # each game has its own

    def log(self, state: CardTable, seat: int, since: int = 0) -> list[Line]:
        """The log from event `since` on, as a seat may read it."""
        raise NotImplementedError  # each game has its own

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        """The replacement for a word in braces; it never names what seat `me` may not know."""
        raise NotImplementedError(word)  # each game has its own

    def scene(self, **scene: Any) -> CardTable:
        """The state that a scene describes, at its decision. Raises SceneError with all that is wrong.

        Which keys a game has is in `docs/scenes.md`; `state.as_scene()` writes one.
        """
        raise NotImplementedError  # each game has its own

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        """The scene of a state. Raises SceneError in the middle of an action."""
        raise NotImplementedError  # each game has its own

    # -- what `Game` implements for every game -------------------------------------------------------------------------

    def actions_with(
        self, state: CardTable, seat: int, card_ids: Sequence[str]
    ) -> list[tuple[Action[Any], Reason | None]]:
        """What a seat could do with these cards; each with None if legal, else the reason."""
        raise NotImplementedError  # `Game` has it

    def observe(self, state: CardTable, seat: int) -> Observation:
        """What a seat may know, as numbers."""
        raise NotImplementedError  # `Game` has it

    def option_numbers(self, state: CardTable) -> list[int]:
        """The number of each legal action, which means the same in every deal."""
        raise NotImplementedError  # `Game` has it

    def option_features(self, state: CardTable) -> list[tuple[int, int, int, int, int]]:
        """Of each legal action the kind, and the card, row, number or seat that it is about."""
        raise NotImplementedError  # `Game` has it

    def information_key(self, state: CardTable, seat: int) -> str:
        """A key that is equal for positions that a seat cannot tell apart."""
        raise NotImplementedError  # `Game` has it

    @property
    def num_options(self) -> int:
        """How many numbers of options there are; they are 0 to `num_options` - 1."""
        raise NotImplementedError  # `Game` has it

    def imagine(self, state: CardTable, seat: int, chance: Chance) -> CardTable:
        """A full state that the seat cannot tell from this one."""
        raise NotImplementedError  # `Game` has it

    def save(self, state: CardTable) -> dict[str, Any]:
        """The whole state as data for JSON."""
        raise NotImplementedError  # `Game` has it

    def fingerprint(self, state: CardTable) -> int:
        """A number that is equal for equal states."""
        raise NotImplementedError  # `Game` has it

    def reduced(self, state: CardTable) -> tuple[Any, ...]:
        """What `pickle` stores of a state. Raises PicklingError."""
        raise NotImplementedError  # `Game` has it

    def seat_of(self, state: CardTable, seat: int) -> Seat:
        """What one seat may know and do; -1 is a spectator. Raises IndexError."""
        if seat not in range(-1, state.seats):
            raise IndexError(f"there is no seat {seat}; this table has seats 0 to {state.seats - 1}")
        return Seat(self, state, seat)

    def load_state(self, data: Mapping[str, Any]) -> CardTable:
        """The saved state, exactly. Raises RecordError with all that is wrong."""
        raise NotImplementedError  # `Game` has it

    # -- actions and rules ---------------------------------------------------------------------------------------------

    @property
    def num_actions(self) -> int:
        """How many action codes there are; codes are 0 to `num_actions` - 1."""
        return len(self.actions)

    def action(self, code: int) -> Action[Any]:
        """The action with this code. Raises IndexError."""
        if not 0 <= code < len(self.actions):
            raise IndexError(f"there is no action {code}; {self.title} has 0 to {len(self.actions) - 1}")
        return self.actions[code]

    @cached_property
    def help(self) -> tuple[Tip, ...]:
        """The quick tips of the game; empty if its rulebook has none."""
        return read_tips(self.folder)

    @cached_property
    def rules(self) -> dict[str, Clause]:
        """The clauses of the rulebook and of the rulings, by id, in their order."""
        return read_clauses(self.folder)

    @property
    def rules_version(self) -> str:
        """The version of the rules, as records have it."""
        return str(self.version)

    @cached_property
    def cards_digest(self) -> str:
        """A digest of all cards, which changes when any card changes."""
        listed = [(card.name, card.kind, card.text, printed_values(card)) for card in self.card_list]
        return hashlib.blake2b(repr(listed).encode(), digest_size=8).hexdigest()

    def deck(self, saved: Mapping[str, Any]) -> Deck:
        """The deck that was saved by `Deck.save`: the shipped one if it is just that."""
        name, about, lists = saved["name"], saved.get("about", ""), saved["lists"]
        shipped = self.decks.get(name)
        if shipped is not None and shipped.is_like(name, about, lists):
            return shipped
        return Deck(name, about, {k: dict(v) for k, v in lists.items()})


def printed_values(card: Card) -> list[tuple[str, object]]:
    """The printed numbers and words of a card, by name."""
    return sorted([*card.values().items(), *card.words().items()], key=lambda pair: pair[0])
