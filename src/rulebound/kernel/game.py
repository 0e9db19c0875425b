"""A game: its rules, cards, decks and switches. It is immutable, and makes the tables."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Self

from rulebound.kernel import saving
from rulebound.kernel.ability import Ability, gained
from rulebound.kernel.action import Action, Question
from rulebound.kernel.agenda import Rule, Step
from rulebound.kernel.card import Card
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.chance import Chances
from rulebound.kernel.clause import Clause, read_clauses
from rulebound.kernel.effect import Effect
from rulebound.kernel.guide import Guide, guide_of
from rulebound.kernel.invariant import Invariant
from rulebound.kernel.problem import SetupError, nearest
from rulebound.kernel.procedure import Procedure
from rulebound.kernel.seat import Seat
from rulebound.kernel.setup import ALL, CLOSED, NONE, OPEN, PUBLIC, Deck, Setup
from rulebound.kernel.stops import Stop
from rulebound.kernel.switch import Switch, lacking_seats, settle_switches
from rulebound.kernel.tips import Tip, read_tips
from rulebound.kernel.view import Face, Line, View
from rulebound.kernel.zones import Zones

WINDOWS = Switch(
    "windows",
    "",
    "When a player is asked for a response.",
    {
        PUBLIC: "whenever, from what all can see, some card that player might hold could be played",
        ALL: "at every opportunity, even where nothing can be done",
        NONE: "only where there is something to choose; for simulation, since it tells others what one holds",
    },
)
DECK_LISTS = Switch(
    "deck_lists",
    "",
    "Whether everybody knows what is in the others' decks.",
    {OPEN: "the lists of all decks are open", CLOSED: "nobody knows the lists of the others' decks"},
)


class Game:
    """One game with one set of cards. A package of `games` fills in what is its own."""

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
    invariants: ClassVar[list[Invariant[Any]]] = []  # what its rules promise of every position
    folder: ClassVar[Path]

    def __init__(self, cards: Sequence[Card], decks: Mapping[str, Deck]) -> None:
        self.cards: dict[str, Card] = {card.name: card for card in cards}
        self.card_list: list[Card] = list(cards)
        for number, card in enumerate(self.card_list):
            card.number = number
        self.decks: dict[str, Deck] = dict(decks)
        self.rulings: dict[str, Switch] = {switch.name: switch for switch in self.switches}
        self.options: dict[str, Switch] = {s.name: s for s in [*self.set_up_options, WINDOWS, DECK_LISTS]}
        self.steps: dict[str, Step[Any]] = {}
        self.questions: dict[str, Question[Any]] = {}
        self.gainable: list[Ability[Any]] = []  # what pieces can have because of other cards
        self.gainable_by: dict[str, list[int]] = {}  # their places, by the modifiers that give them
        self._name_things()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # it never changes, and its actions are those of all its tables

    def _name_things(self) -> None:
        """Gives every step and question the name by which it is saved, and finds it by that."""
        for module in self.modules:
            for name, thing in vars(module).items():
                if isinstance(thing, Question):
                    thing.name = thing.name or name
                    found = self.questions.setdefault(thing.name, thing)
                    assert found is thing, f"two questions are called {thing.name}: a saved state could not tell"
                elif isinstance(thing, Effect):
                    self._name_effect(thing, name)
                elif isinstance(thing, Procedure):
                    self.questions.update((question.name, question) for question in thing.questions())
                for step in steps_of(thing):
                    assert self.steps.setdefault(step.name, step) is step, (
                        f"two rules are called {step.name.partition(':')[0]}: a saved state could not tell them apart"
                    )
        for card in self.card_list:
            for ability in card.abilities:
                self._name_ability(ability)

    def _name_ability(self, ability: Ability[Any]) -> None:
        for n, effect in enumerate(ability.effects()):
            self._name_effect(effect, f"{ability.text}/{n}")
        self._make_gainable(ability.lends())

    def _make_gainable(self, abilities: Sequence[Ability[Any]]) -> None:
        """Gives each ability that pieces can gain its place; of texts that several cards lend, those of the first."""
        new = [ability for ability in abilities if gained(ability) not in self.gainable_by]
        for ability in new:
            self.gainable_by.setdefault(gained(ability), []).append(len(self.gainable))
            self.gainable.append(ability)
            self._name_ability(ability)

    def _name_effect(self, effect: Effect[Any], path: str) -> None:
        effect.step.name = path
        self.steps[path] = effect.step
        for question in effect.asks():
            question.name = question.name or path
            self.questions[question.name] = question
        for n, part in enumerate(effect.parts()):
            self._name_effect(part, f"{path}.{n}")
        self._make_gainable(effect.lends())

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

    @cached_property
    def choices(self) -> list[Switch]:
        """The options that change anything here: windows where one can respond, lists where decks are brought."""
        idle = [switch for switch, there in ((WINDOWS, self.stops), (DECK_LISTS, self.decks)) if not there]
        return [switch for switch in self.options.values() if switch not in idle]

    @cached_property
    def usual_stops(self) -> tuple[str, ...]:
        """The stops that people usually want."""
        return tuple(stop.name for stop in self.stops if stop.usual)

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

    def scene(self, **scene: Any) -> CardTable:
        """The position described. Raises SceneError with all that is wrong."""
        raise NotImplementedError  # each game has its own

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        """The description of a position."""
        raise NotImplementedError  # each game has its own

    # -- tables --------------------------------------------------------------------------------------------------------

    def setup(
        self,
        seed: int = 0,
        seats: int = 2,
        decks: Sequence[str | Deck] | None = None,
        rulings: Mapping[str, object] | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
    ) -> Setup:
        """What a table is set up with, checked. Raises SetupError with all that is wrong."""
        problems: list[str] = []
        if type(seed) is not int:
            problems.append(f"the seed must be a whole number, not {seed!r}")
        if type(seats) is not int or seats not in self.seats:
            problems.append(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
            seats = 0
        chosen = self._decks(decks, seats, problems)
        ruled = settle_switches("ruling", self.rulings, rulings, problems)
        opted = settle_switches("option", self.options, options, problems)
        called = list(names) if names else [f"Player {seat + 1}" for seat in range(seats)]
        if seats and len(called) != seats:
            problems.append(f"{len(called)} names are given for {seats} seats")
        if seats:
            problems += lacking_seats("ruling", self.rulings, ruled, seats)
            problems += lacking_seats("option", self.options, opted, seats)
            problems += self.faults_of_setup(seats, opted, chosen)
        if problems:
            raise SetupError(f"a table of {self.title}", problems)
        return Setup(seed, seats, chosen, ruled, opted, called)

    def faults_of_setup(self, seats: int, options: Mapping[str, str], decks: Sequence[Deck]) -> list[str]:
        """What of a set-up does not go together in this game."""
        return []

    def _decks(self, decks: Sequence[str | Deck] | None, seats: int, problems: list[str]) -> list[Deck]:
        """The chosen decks. seats: 0 where their number is wrong already."""
        if not self.decks:
            if decks:
                problems.append(f"nobody brings a deck to {self.title}")
            return []
        if decks is None or len(decks) == 0:
            names = list(self.decks)
            return [self.decks[names[seat % len(names)]] for seat in range(seats)]
        if isinstance(decks, str):
            problems.append(f"the decks must be a list of names, one for each seat, not {decks!r}")
            return []
        if seats and len(decks) != seats:
            problems.append(f"{len(decks)} decks are given for {seats} seats")
        chosen: list[Deck] = []
        for deck in decks:
            if isinstance(deck, Deck):
                problems.extend(f"deck {deck.name!r}: {fault}" for fault in self.faults_of_deck(deck))
                chosen.append(deck)
            elif isinstance(deck, str) and deck in self.decks:
                chosen.append(self.decks[deck])
            else:
                problems.append(f"there is no deck {deck!r}{nearest(str(deck), self.decks)}")
        return chosen

    def deck(self, saved: Mapping[str, Any]) -> Deck:
        """The deck that was saved."""
        return Deck(saved["name"], saved.get("about", ""), {k: dict(v) for k, v in saved["lists"].items()})

    def new_state(self, **setup: Any) -> CardTable:
        """A new table: seed, seats, decks, rulings, options, names as in `setup`. Raises SetupError."""
        return self.begin(self.setup(**setup))

    def begin(self, setup: Setup, *, observed: bool = False) -> CardTable:
        """A new table that waits for its first decision. observed: what happens is logged, from the first shuffle."""
        table = self.table(setup)
        table.observed = observed
        table.chances = Chances.of_seed(setup.seed, setup.seats)
        table.chances_shared = False
        self.deal(table)
        table.advance()
        return table

    def save(self, state: CardTable) -> dict[str, Any]:
        """All of a state, as data that JSON can hold."""
        return saving.save(state)

    def load_state(self, data: Mapping[str, Any]) -> CardTable:
        """The state that was saved, exactly. Raises RecordError with all that is wrong."""
        return saving.load(self, data)

    def fingerprint(self, state: CardTable) -> int:
        """Equal for equal states, the same in every process and build."""
        return saving.fingerprint(state)

    def seat_of(self, state: CardTable, seat: int) -> Seat:
        """What one seat may know and do; -1 is a spectator."""
        if seat not in range(-1, state.seats):
            raise IndexError(f"there is no seat {seat}; this table has seats 0 to {state.seats - 1}")
        return Seat(self, state, seat)

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

    @cached_property
    def guide(self) -> Guide | None:
        """The guided first game; None where the game has none. Raises GuideError with all that is wrong."""
        return guide_of(self)

    @property
    def rules_version(self) -> str:
        """The version of its rules as records name it."""
        return str(self.version)

    @cached_property
    def cards_digest(self) -> str:
        """Changes when any card changes."""
        listed = [(card.name, card.kind, card.text, printed_values(card)) for card in self.card_list]
        return hashlib.blake2b(repr(listed).encode(), digest_size=8).hexdigest()


def printed_values(card: Card) -> list[tuple[str, object]]:
    """The printed numbers and words of a card, by their names."""
    return sorted([*card.values().items(), *card.words().items()], key=lambda pair: pair[0])


def steps_of(thing: object) -> list[Step[Any]]:
    """The steps of a rule, of a procedure, or the step that it is itself."""
    if isinstance(thing, Rule):
        return list(thing.steps)
    if isinstance(thing, Procedure):
        return [*thing.steps(), *(step for rule in thing.rules() for step in rule.steps)]
    return [thing] if isinstance(thing, Step) else []
