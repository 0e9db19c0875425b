"""A game: its rules, cards, decks and switches. Immutable; it sets up positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Self, Unpack

from rulebound.kernel.basics.chance import Chance, Chances
from rulebound.kernel.basics.observation import Observation, Spec
from rulebound.kernel.basics.problem import SetupError, nearest, unknown_keys
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.basics.switch import OPTION, RULING, Switch, lacking_seats, settle_switches
from rulebound.kernel.game import saving
from rulebound.kernel.game.card_features import CardFeatures, features_of
from rulebound.kernel.game.facts import Facts, facts_of
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.game.lesson import Lesson, lessons_of
from rulebound.kernel.game.naming import Named
from rulebound.kernel.game.set_up import DECK_LISTS, WINDOWS, SetupArguments
from rulebound.kernel.knowledge.about import about
from rulebound.kernel.knowledge.imagining import imagine
from rulebound.kernel.knowledge.information import information_key
from rulebound.kernel.knowledge.numbering import Numbering, OptionKind
from rulebound.kernel.knowledge.observing import Observer
from rulebound.kernel.knowledge.public import Public
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.static import OwnPrice, Toll
from rulebound.language import _, _n


class Game(Named):
    """A game with one set of cards. It never changes, and all its states share it, also in other threads.

    name: its name in code.
    title: its printed title.
    about: a sentence or two.
    version: rises when rules or action codes change, so that old records no longer replay.
    seats: the range of player counts.
    minutes: how long people play, from and to.
    cards: the cards by name.
    tokens: the cards that texts create, by name.
    card_list: the cards in their order, tokens last.
    decks: the decks by name; empty if players bring none.
    rules: the clauses of the rulebook and the rulings, by id.
    rulings, options: the switches of a table by name, each with its possible values.
    reasons: how a game can end: each reason with a sentence.
    stops: the kinds of windows at which a seat can ask to be asked; empty where there are no responses.
    """

    invariants: ClassVar[list[Invariant[Any]]] = []  # what holds in every position
    public: ClassVar[Public] = Public()  # what observations show besides what they show of every game

    def __init__(self, cards: Sequence[Card], decks: Mapping[str, Deck]) -> None:
        super().__init__()
        self.cards: dict[str, Card] = {card.name: card for card in cards if not card.token}
        self.tokens: dict[str, Card] = {card.name: card for card in cards if card.token}
        self.card_list: list[Card] = list(cards)
        for number, card in enumerate(self.card_list):
            card.number = number
            card.prices = [ability for ability in card.abilities if isinstance(ability, OwnPrice)]
            card.tolls = [ability for ability in card.abilities if isinstance(ability, Toll)]
        self.decks: dict[str, Deck] = dict(decks)
        self.rulings: dict[str, Switch] = {switch.name: switch for switch in self.switches}
        self.options: dict[str, Switch] = {s.name: s for s in [*self.set_up_options, WINDOWS, DECK_LISTS]}
        self.creates = any([card.token for card in self.card_list])
        self.has_prices = any([card.prices for card in self.card_list])
        self.has_tolls = any([card.tolls for card in self.card_list])
        self.recalls = any([card.recalls for card in self.card_list])
        self.names = [card.name for card in self.card_list if not card.token]
        self.observers: dict[int, Observer] = {}  # by the number of seats, once they are asked for
        self._name_all()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # immutable; its actions are shared by all its tables

    @cached_property
    def choices(self) -> list[Switch]:
        """The options that matter in this game: windows only with responses, deck lists only with own decks."""
        idle = [switch for switch, there in ((WINDOWS, self.stops), (DECK_LISTS, self.decks)) if not there]
        return [switch for switch in self.options.values() if switch not in idle]

    @cached_property
    def usual_stops(self) -> tuple[str, ...]:
        """The names of the stops that are set by default."""
        return tuple(stop.name for stop in self.stops if stop.usual)

    # -- tables --------------------------------------------------------------------------------------------------------

    def setup(self, **given: Unpack[SetupArguments]) -> Setup:
        """What a table is set up with, checked and complete. Raises SetupError with all that is wrong."""
        problems = unknown_keys("", given, SetupArguments.__annotations__)
        seed, seats, names = given.get("seed", 0), given.get("seats", 2), given.get("names")
        if type(seed) is not int:
            problems.append(_("the seed must be a whole number, not {seed!r}", seed=seed))
        if type(seats) is not int or seats not in self.seats:
            problems.append(self.wrong_seats(seats))
            seats = 0
        chosen = self._decks(given.get("decks"), seats, problems)
        ruled = settle_switches(RULING, self.rulings, given.get("rulings"), problems)
        opted = settle_switches(OPTION, self.options, given.get("options"), problems)
        called = list(names) if names else [f"Player {seat + 1}" for seat in range(seats)]
        if seats and len(called) != seats:
            problems.append(
                _n(
                    "{n} name is given for {seats} seats",
                    "{n} names are given for {seats} seats",
                    len(called),
                    seats=seats,
                )
            )
        if seats:
            problems += lacking_seats(RULING, self.rulings, ruled, seats)
            problems += lacking_seats(OPTION, self.options, opted, seats)
            problems += self.faults_of_setup(seats, opted, chosen)
        if problems:
            raise SetupError(_("a table of {title}", title=self.title), problems)
        return Setup(seed, seats, chosen, ruled, opted, called)

    def faults_of_setup(self, seats: int, options: Mapping[str, str], decks: Sequence[Deck]) -> list[str]:
        """Sentences on what does not fit together in a set-up of this game."""
        return []

    def wrong_seats(self, seats: object) -> str:
        """What is wrong with a number of seats that the game does not have."""
        first, last = self.seats[0], self.seats[-1]
        if first == last:
            return _("{title} is for {first} seats, not {seats!r}", title=self.title, first=first, seats=seats)
        return _(
            "{title} is for {first} to {last} seats, not {seats!r}",
            title=self.title, first=first, last=last, seats=seats,
        )  # fmt: skip

    def _decks(self, decks: Sequence[str | Deck] | None, seats: int, problems: list[str]) -> list[Deck]:
        """The chosen decks. seats: 0 if the number of seats is already wrong."""
        if not self.decks:
            if decks:
                problems.append(_("{title} is played without players' own decks", title=self.title))
            return []
        if decks is None or len(decks) == 0:
            names = list(self.decks)
            return [self.decks[names[seat % len(names)]] for seat in range(seats)]
        if isinstance(decks, str):
            problems.append(f"the decks must be a list of names, one for each seat, not {decks!r}")
            return []
        if seats and len(decks) != seats:
            problems.append(
                _n(
                    "{n} deck is given for {seats} seats",
                    "{n} decks are given for {seats} seats",
                    len(decks),
                    seats=seats,
                )
            )
        chosen: list[Deck] = []
        for deck in decks:
            if isinstance(deck, Deck):
                if self.decks.get(deck.name) is not deck:
                    problems.extend(f"deck {deck.name!r}: {fault}" for fault in self.faults_of_deck(deck))
                chosen.append(deck)
            elif isinstance(deck, str) and deck in self.decks:
                chosen.append(self.decks[deck])
            else:
                near = nearest(str(deck), self.decks)
                problems.append(_("there is no deck {name!r}{nearest}", name=deck, nearest=near))
        return chosen

    def new_state(self, **given: Unpack[SetupArguments]) -> CardTable:
        """A new game, at its first decision: seed, seats, decks, rulings, options and names, each optional.

        `SetupArguments` says what each of them is. Raises SetupError with all that is wrong.
        """
        return self.begin(self.setup(**given))

    def begin(self, setup: Setup, *, observed: bool = False) -> CardTable:
        """A new state at its first decision. observed: whether events are logged, from the first shuffle on."""
        table = self.table(setup)
        table.observed = observed
        table.chances = Chances.of_seed(setup.seed, setup.seats)
        table.chances_shared = False
        self.deal(table)
        table.advance()
        return table

    def save(self, state: CardTable) -> dict[str, Any]:
        """The whole state as data for JSON."""
        return saving.save(state)

    def load_state(self, data: Mapping[str, Any]) -> CardTable:
        """The state that was saved by `state.save()`, exactly. Raises RecordError with all that is wrong."""
        return saving.load(self, data)

    def fingerprint(self, state: CardTable) -> int:
        """A number that is equal for equal states, the same in every process and build."""
        return saving.fingerprint(state)

    def reduced(self, state: CardTable) -> tuple[Any, ...]:
        """What `pickle` stores of a state. Raises PicklingError."""
        from rulebound.kernel.game.pickling import reduced  # which loads games

        return reduced(state)

    # -- what programs that learn ask ----------------------------------------------------------------------------------

    def spec(self, seats: int = 2) -> Spec:
        """What the numbers of an observation mean at a table with so many seats."""
        return (
            self.observers[seats].spec if seats in self.observers else self.observer(self.new_state(seats=seats)).spec
        )

    def facts(self, seats: int = 2) -> Facts:
        """What holds for every table with so many seats: the range of returns, their sum, chance, information."""
        return facts_of(seats, self.num_options, self.spec(seats).size)

    @cached_property
    def card_features(self) -> CardFeatures:
        """What is printed on each card as numbers, its text included: a row for each number of the column `card`."""
        return features_of(self.card_list, self.phrases_of)

    def phrases_of(self, card: Card) -> list[str]:
        """The names of what a card's text consists of, each as often as it is there."""
        return []

    def observer(self, state: CardTable) -> Observer:
        """Makes the observations of this state and of all with as many seats."""
        if state.seats not in self.observers:
            self.observers[state.seats] = Observer(self, self.public, state.seats, len(state.faces))
        return self.observers[state.seats]

    def observe(self, state: CardTable, seat: int) -> Observation:
        """What a seat may know, as numbers; -1 is a spectator."""
        return self.observer(state).observe(state, seat)

    @cached_property
    def numbering(self) -> Numbering:
        """The numbers of options, which mean the same in every deal."""
        return Numbering(self, self.public)

    @property
    def num_options(self) -> int:
        """How many numbers of options there are; they are 0 to `num_options` - 1."""
        return self.numbering.size

    @property
    def option_kinds(self) -> list[OptionKind]:
        """The kinds of actions, in the order of the numbers of their options."""
        return self.numbering.kinds

    def option_numbers(self, state: CardTable) -> list[int]:
        """The number of each legal action of the seat that decides, in the order of `legal_actions`."""
        return self.numbering.numbers(state)

    def option_features(self, state: CardTable) -> list[tuple[int, int, int, int, int]]:
        """Of each legal action the kind, and the card, row, number or seat that it is about."""
        return self.numbering.features(state)

    def information_key(self, state: CardTable, seat: int) -> str:
        """A key that is equal for positions, of tables set up alike, that a seat cannot tell apart."""
        numbers = self.option_numbers(state) if state.seat == seat else []
        return information_key(state, seat, self.observer(state), numbers)

    # -- imagining and asking ------------------------------------------------------------------------------------------

    def imagine(self, state: CardTable, seat: int, chance: Chance) -> CardTable:
        """A full state that the seat cannot tell from this one: hidden cards and chance are drawn anew."""
        return imagine(state, seat, chance)

    def actions_with(
        self, state: CardTable, seat: int, card_ids: Sequence[str]
    ) -> list[tuple[Action[Any], Reason | None]]:
        """What a seat could do with these cards, by their ids in its view; each with None if legal, else the reason."""
        return about(state, seat, card_ids)

    # -- actions and rules ---------------------------------------------------------------------------------------------

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """Its lessons, in their order; none where it has none. Raises LessonError with all that is wrong."""
        return lessons_of(self)
