"""Requests and answers of the workshop, where sets of cards are written, measured and printed."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from rulebound.kernel.basics import view
from rulebound.server.answers import Answer
from rulebound.server.game_answers import CardInfo, DeckList
from rulebound.server.requests import DeckSheet, Name, Received, Text
from rulebound.session.errors import Problem

Cards: TypeAlias = Annotated[list[Text], Meta(max_length=600)]
Millimetres: TypeAlias = Annotated[float, Meta(ge=20, le=250)]

# Requests


class CardSet(Received):
    """A set of cards. cards: for each card its TOML text, with one `[[card]]`."""

    cards: Cards


class TwoSets(Received):
    """Two versions of a set, each as in `CardSet`. old: null for the game's own cards."""

    cards: Cards
    old: Cards | None = None


class Spreadsheet(Received):
    """A set as CSV: a row for each card, and a first row with the names of the values."""

    csv: Text


class PrintOrder(Received):
    """Sheets to print.

    cards: the own cards, as a TOML text. deck: a deck to print as it lists its cards; null for the own cards alone.
    copies: each card as often as the game has it. width, height: of a card, in millimetres.
    """

    cards: Text = ""
    deck: DeckSheet | None = None
    copies: bool = False
    backs: bool = True
    paper: Literal["a4", "letter"] = "a4"
    width: Millimetres = 63.0
    height: Millimetres = 88.0


class MeasureOrder(Received):
    """A measurement of own cards, or of one deck in place of another.

    cards: as a TOML text. deck: the deck to measure, in place of the game's deck with the name `instead`; null to
    measure each card that is new or changed. within: points to either side at which it stops. seed: of its games.
    """

    cards: Text
    deck: DeckSheet | None = None
    instead: Name = ""
    within: Annotated[float, Meta(ge=0.5, le=50)] = 4.0
    players: Annotated[int, Meta(ge=1, le=20)] = 2
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0


class TrialOrder(Received):
    """A table for trying own cards against bots.

    cards: as a TOML text. deck: of the first player; null for one of the game with the own cards in it.
    """

    cards: Text
    deck: DeckSheet | None = None
    players: Annotated[int, Meta(ge=1, le=20)] = 2


class FaultsOrder(Received):
    """A search for what is wrong with own cards, or with all cards of the game where there are none.

    cards: as a TOML text. decks: own ones, which meet each other and those of the game. deals: how many are played.
    """

    cards: Text = ""
    decks: Annotated[list[DeckSheet], Meta(max_length=40)] = []
    players: Annotated[int, Meta(ge=1, le=20)] = 2
    deals: Annotated[int, Meta(ge=1, le=1000)] = 60
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Bounds(Received):
    """A number that may change. card: by name, or a kind for all its cards. relative: low and high are differences."""

    card: Name
    number: Name
    low: Annotated[int, Meta(ge=-10_000, le=10_000)]
    high: Annotated[int, Meta(ge=-10_000, le=10_000)]
    relative: bool = False


class TuneOrder(Received):
    """A search for numbers with which a set is fair.

    cards, decks: as in `FaultsOrder`. vary: the numbers that may change. share: how often a deck, or a character with
    which players begin, should win, in percent; with more than two players, the same parts of an even share. points: by
    how much a card may move its player's win rate. sets: how many are tried; deals: games of each.
    """

    vary: Annotated[list[Bounds], Meta(min_length=1, max_length=40)]
    cards: Text = ""
    decks: Annotated[list[DeckSheet], Meta(max_length=40)] = []
    share: tuple[Annotated[int, Meta(ge=1, le=99)], Annotated[int, Meta(ge=1, le=99)]] = (45, 55)
    points: Annotated[float, Meta(ge=1, le=100)] = 8.0
    players: Annotated[int, Meta(ge=2, le=20)] = 2
    sets: Annotated[int, Meta(ge=2, le=200)] = 20
    deals: Annotated[int, Meta(ge=10, le=2000)] = 100
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0


# Answers


class KindInfo(Answer):
    """A kind of cards.

    numbers: for each number that a card may print, the least and the most. optional: those that may be left out, and
    what a card has then, 0 for none. words: for each value with fixed words, these. pattern: the TOML text of a card
    with what it needs, and the usual numbers.
    """

    name: str
    numbers: dict[str, tuple[int, int]]
    optional: dict[str, int]
    words: dict[str, list[str]]
    pattern: str


class SetCard(Answer):
    """A card of a set as it was read.

    name, kind: as far as they can be read. card: null if anything is wrong with it. problems: with places in its own
    text. notes: what is right, and may be meant otherwise. changed: in words, how it differs from the game's card of
    its name; empty for a new card.
    """

    name: str
    kind: str
    card: CardInfo | None
    problems: list[Problem]
    notes: list[str]
    changed: str


class SetReading(Answer):
    """A set of cards as it was read.

    cards: in the order of the request. problems: what is wrong with the set as a whole. kinds: what the game's cards
    can have. measuring: whether this server measures; tuning: whether it can also search for numbers.
    """

    theme: view.Theme
    terms: dict[str, view.Term]
    cards: list[SetCard]
    problems: list[str]
    kinds: list[KindInfo]
    measuring: bool
    tuning: bool


class Differences(Answer):
    """The differences between two versions of a set, in words, a sentence for each card."""

    changes: list[str]


class Table(Answer):
    """A set as a spreadsheet."""

    csv: str


class SetTexts(Answer):
    """The cards of a spreadsheet, each as a TOML text."""

    cards: list[str]


class Trial(Answer):
    """How to open a table at which own cards come soon.

    deck: of the first player; null in games without. options, seed: of the table. said: what was done, in sentences.
    """

    deck: DeckList | None
    options: dict[str, str]
    seed: str
    said: list[str]


class PrintPage(Answer):
    """Where the sheets are, for some minutes."""

    address: str


class Measured(Answer):
    """A measurement, a search for faults, or one for numbers.

    key: its address is `/api/measurements/KEY`, a secret of the one who began it. kind: `measure`, `faults` or `tune`.
    state: `waiting` for its turn, `running`, `done`, `stopped`, or `failed`. why: a sentence where it failed or was
    stopped. questions: what is compared. found: of `measure`, what `rulebound measure --json` prints, so far, without
    what was asked; of the others, the figures behind the report; `failed` is how many games could not be played. said:
    the report in words. half: half the width of the widest interval, in points, by the number of games. progress: how
    many deals were played, or sets tried, and of how many.
    """

    key: str
    kind: str
    state: str
    why: str = ""
    questions: list[str] = []
    found: dict[str, Any] = {}
    said: str = ""
    half: list[tuple[int, float]] = []
    progress: tuple[int, int] | None = None
