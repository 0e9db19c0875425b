"""A card game: how its cards, decks and texts are read, what its log says, and its tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

from rulebound.cardgame import describing, files, scene
from rulebound.cardgame.box import Box, Pool
from rulebound.cardgame.drawing import Printed
from rulebound.cardgame.moment import Moment
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.whole.card_files import CardFiles
from rulebound.cardtext.phrases.whole.card_view import reminders
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.basics.switch import first_player
from rulebound.kernel.basics.view import Face, Line, Term, Turn, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.files.datafile import Schema
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.log_lines import lines
from rulebound.kernel.table.agenda import Rule
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.overriding import check_overriding
from rulebound.language import language, translated


class Shown(NamedTuple):
    """A printed card, and what its keywords mean, by the keys that its words have."""

    face: Face
    terms: dict[str, Term]


@dataclass(frozen=True)
class Hooks:
    """The functions in which a game says what is its own.

    lay_out: its table with these faces, of which nothing lies anywhere yet. begin: the deal before the first rule.
    word: what a word in braces of a sentence stands for. face: a printed card. view: what a seat may know.
    turn: where the game stands. value: what a position is worth to a seat, by these weights.
    """

    lay_out: Callable[[Any, list[int]], None]
    begin: Callable[[Any], None]
    word: Callable[[Any, str, int, int], Part]
    face: Callable[[Any], Face]
    view: Callable[[Any, int], View]
    turn: Callable[[Any], Turn]
    value: Callable[[Any, int, Any], float]
    weights: Callable[[], Any]


class CardGame(Game):
    """A game with cards, each a subclass.

    table_class: of its tables. prints: the cards as its tables have them, with the type of the game's own cards.
    box: its pools of cards. beginning: the first rule of a game, for who begins.
    schemas: for each kind of card what it prints. card_files: how files of cards are read.
    numbers: how the numbers of cards look that it draws itself. labels: what readers call other values of cards, by
    key, where the key is no word for it.
    for_decks: the values and words by which the rules of building decks judge a card.
    log_texts: for each kind of event what the log says; together: where one action does it to several cards; heads: the
    kinds that are headings.
    builder: makes tables of scenes, and says what scenes tell of tables. moments: at which a position can be described,
    by name; the first is the usual one.
    """

    table_class: ClassVar[type[Any]]
    hooks: ClassVar[Hooks]
    builder: ClassVar[type[scene.Builder]]
    moments: ClassVar[Mapping[str, Moment]]
    box: ClassVar[Box]
    beginning: ClassVar[Rule[Any]]
    schemas: ClassVar[Mapping[str, Schema]]
    card_files: ClassVar[CardFiles[Any]]
    language: ClassVar[Language[Text]]
    numbers: ClassVar[Sequence[Printed]] = ()
    labels: ClassVar[Mapping[str, str]] = {}
    for_decks: ClassVar[tuple[str, ...]] = ()
    log_texts: Mapping[str, str]
    together: Mapping[str, str]
    heads: Collection[str]
    prints: list[Any]

    def __init__(self, cards: Sequence[Card], decks: Mapping[str, Deck]) -> None:
        super().__init__([*cards, *files.tokens_of(type(self), cards)], decks)
        self.creates = self.creates or any([files.copies_tokens(card) for card in cards])
        self.prints = list(self.card_list)
        self.common_faces: dict[str, list[int]] = {}  # of pools for all, once they are asked for
        self.deck_faces: dict[tuple[str, str], list[int]] = {}  # of decks of the game, by deck and pool; likewise
        self.weights: Any = self.hooks.weights() if hasattr(self, "hooks") else None

    def __init_subclass__(cls, **given: Any) -> None:
        """A table that takes a name of the kernel for something else is refused. Raises TypeError."""
        super().__init_subclass__(**given)
        if "table_class" in vars(cls):
            check_overriding(cls.table_class)

    # -- cards and decks -----------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, cards: Sequence[Path] = (), decks: Sequence[Path] = ()) -> Self:
        """The game with its own cards and decks and those of these files. Raises CardError with all that is wrong."""
        return files.load(cls, cards, decks)

    @classmethod
    def faults_of_cards(cls, cards: Sequence[Card]) -> list[str]:
        """What is wrong with a set of cards as a whole."""
        return files.wrong_numbers(cls, cards)

    def phrases_of(self, card: Card) -> list[str]:
        if not isinstance(card.tree, Phrase):
            return []
        return [
            f"{type(one).__name__} {one.word}" if isinstance(one, Word) else type(one).__name__
            for one in walk(card.tree)
        ]

    def faces_of_pool(self, pool: Pool, seat: int, setup: Setup) -> list[int]:
        """The faces that a pool has at a table; of one that each has, those of this seat."""
        if pool.each:
            return self.faces_of_deck(setup.decks[seat], pool)
        if pool.name not in self.common_faces:
            self.common_faces[pool.name] = files.common_faces(self.prints, pool)
        return self.common_faces[pool.name][:]

    def faces_of_deck(self, deck: Deck, pool: Pool) -> list[int]:
        """The faces that a deck lists for a pool; of the game's own decks listed once, since every new table asks."""
        if self.decks.get(deck.name) is not deck:
            return files.listed_faces(self, deck, pool)
        key = deck.name, pool.name
        if key not in self.deck_faces:
            self.deck_faces[key] = files.listed_faces(self, deck, pool)
        return self.deck_faces[key][:]

    def dealt(self, deck: Deck, seat: int) -> dict[int, list[int]]:
        return files.dealt(self, deck, seat)

    def faults_of_deck(self, deck: Deck) -> list[str]:
        return files.faults_of_deck(self, deck)

    def complete(self, text: str) -> list[str]:
        return self.language.complete(text)

    # -- tables --------------------------------------------------------------------------------------------------------

    def table(self, setup: Setup) -> CardTable:
        table: Any = self.table_class(self, setup)
        table.prints = self.prints
        if self.creates:
            table.token_pieces = self.token_pieces(setup.seats)
        assert isinstance(table, CardTable)
        return table

    def token_pieces(self, seats: int) -> list[int]:
        """The pieces for tokens at a table of so many, of a game whose cards create some."""
        return self.box.layout(seats, tokens=True).tokens

    def deal(self, table: CardTable) -> None:
        self.hooks.lay_out(table, files.faces_of(self, table.setup))
        table.first = first_player(table.setup.options["first"], table.seats, table.chance().dice)
        table.then(table.first, self.beginning)
        self.hooks.begin(table)

    def value(self, state: CardTable, seat: int) -> float:
        return self.hooks.value(state, seat, self.weights)

    # -- what people see and write -------------------------------------------------------------------------------------

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        return self.hooks.word(state, word, me, it)

    def face(self, card: Card) -> Face:
        return self.hooks.face(card)

    @cached_property
    def shown(self) -> dict[tuple[str, int], Shown]:
        """The printed cards that views have shown, by the reader's language and their numbers."""
        return {}

    def shown_card(self, number: int) -> Shown:
        """The printed card of this number as views show it, made once: it never changes, and each view has many."""
        key = language(), number
        found = self.shown.get(key)
        if found is None:
            card = self.card_list[number]
            found = self.shown[key] = Shown(self.face(card), reminders(card.tree))
        return found

    def named_terms(self, terms: Mapping[str, Term]) -> dict[str, Term]:
        """The terms of the game as the reader calls them, made once: they are the same in every view."""
        code = language()
        found = self.named.get(code)
        if found is None:
            found = self.named[code] = {
                key: Term(name=translated(one.name), text=translated(one.text), clause=one.clause, icon=one.icon)
                for key, one in terms.items()
            }
        return found

    @cached_property
    def named(self) -> dict[str, dict[str, Term]]:
        """The terms of the game, by the reader's language."""
        return {}

    def view(self, state: CardTable, seat: int) -> View:
        return self.hooks.view(state, seat)

    def turn(self, state: CardTable) -> Turn:
        return self.hooks.turn(state)

    def log(self, state: CardTable, seat: int, since: int = 0) -> list[Line]:
        return lines(state, seat, self.log_texts, self.heads, since, len(state.log) + 1, self.together)

    def scene(self, **given: Any) -> CardTable:
        return scene.build(self, given)

    def moment_now(self, table: Any) -> str:
        """At which of the moments a table is; empty where at none."""
        found = [name for name, moment in self.moments.items() if moment.is_now(table)]
        return found[0] if found else ""

    def describe_more(self, table: Any, scene: dict[str, Any]) -> list[int]:
        """Adds to a scene what else the game keeps on its tables; the pieces that this names, as they are laid."""
        return []

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        return describing.describe(self, state)
