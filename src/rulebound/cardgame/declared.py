"""A card game that has declared what it is made of: what a package fills in here, and all that follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

from rulebound.cardgame import describing, files, scene, value, view, wording
from rulebound.cardgame.box import Box
from rulebound.cardgame.card import ValueCard
from rulebound.cardgame.declaring import Counters, Marks, Value
from rulebound.cardgame.faults import check_declarations
from rulebound.cardgame.game import CardGame
from rulebound.cardgame.look import Look
from rulebound.cardgame.table import Table
from rulebound.cardgame.telling import sentences_of
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.phrases.lines import Text
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.basics.switch import Switch, first_player, who_begins
from rulebound.kernel.basics.view import Face, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.files.datafile import Entry
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import Rule
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable


@dataclass(frozen=True)
class Moment:
    """A moment at which a position can be described: what is asked, the rules that wait, that one first, the phase."""

    question: Question[Any]
    rules: Sequence[Rule[Any]]
    phase: int = 0


class DeclaredGame(CardGame):
    """What a package of `games` declares.

    first_clause: that of who begins. texts: the language of its cards, and what they mean.
    beginning: the first rule of a game, for who begins: the cards lie shuffled where their pools begin.
    moments: at which a position can be described, by name; the first is the usual one.
    sentences: what the log says of the game's own kinds of events. look: how it is shown.
    words: for kinds of cards the words that they print, of closed lists; a game that has some makes its own cards.
    """

    table_class: ClassVar[type[Table]] = Table
    card_class: ClassVar[type[ValueCard]] = ValueCard
    box: ClassVar[Box]
    counters: ClassVar[Counters] = Counters()
    marks: ClassVar[Marks] = Marks()
    values: ClassVar[list[Value]] = []
    kinds: ClassVar[list[str]]
    words: ClassVar[dict[str, dict[str, tuple[str, ...]]]] = {}
    phases: ClassVar[list[str]]
    texts: ClassVar[CardLanguage]
    beginning: ClassVar[Rule[Any]]
    moments: ClassVar[dict[str, Moment]]
    sentences: ClassVar[dict[str, str]] = {}
    look: ClassVar[Look]
    builder: ClassVar[type[scene.Builder]] = scene.Builder
    first_clause: ClassVar[str]
    set_up_options: ClassVar[list[Switch]] = []

    def __init__(self, cards: Sequence[ValueCard], decks: Mapping[str, Deck]) -> None:
        super().__init__(cards, decks)
        self.prints = list(cards)
        self.told = sentences_of(self.counters.all, self.marks.all, self.values) | self.sentences
        self.together, self.heads = self.look.together, self.look.heads

    def __init_subclass__(cls, **given: Any) -> None:
        """What follows from the declarations of a game; who begins is an option of every one.

        Raises TypeError with all that is wrong with them.
        """
        super().__init_subclass__(**given)
        check_declarations(cls)
        cls.set_up_options = [who_begins(cls.first_clause, cls.seats), *cls.__dict__.get("set_up_options", [])]
        cls.language = cls.texts.language
        cls.schemas = files.schemas_of(cls)
        cls.card_files = files.card_files(cls)

    @classmethod
    def load(cls, cards: Sequence[Path] = (), decks: Sequence[Path] = ()) -> Self:
        """The game with its own cards and decks and those of these files. Raises CardError with all that is wrong."""
        return files.load(cls, cards, decks)

    @classmethod
    def card_of(cls, entry: Entry, abilities: list[Ability[Any]], tree: Text | None) -> ValueCard:
        """The card of an entry of a file in which nothing is wrong."""
        return files.card_of(cls, entry, abilities, tree)

    # -- tables --------------------------------------------------------------------------------------------------------

    def table(self, setup: Setup) -> Table:
        table = super().table(setup)
        assert isinstance(table, Table)
        table.declared_as(self.box, self.counters.all, self.marks.all, self.values)
        return table

    def deal(self, table: CardTable) -> None:
        assert isinstance(table, Table)
        table.lay_out_faces(files.faces_of(self, table.setup))
        table.fill_pools()
        table.first = first_player(table.setup.options["first"], table.seats, table.chance().dice)
        table.active = table.first
        table.then(table.first, self.beginning)

    def dealt(self, deck: Deck, seat: int) -> dict[int, list[int]]:
        return files.dealt(self, deck, seat)

    def faults_of_deck(self, deck: Deck) -> list[str]:
        return files.faults_of_deck(self, deck)

    def value(self, state: CardTable, seat: int) -> float:
        assert isinstance(state, Table)
        return value.value(state, seat)

    # -- what people see and write -------------------------------------------------------------------------------------

    def face(self, card: Card) -> Face:
        assert isinstance(card, ValueCard)
        return view.face(self, card)

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        assert isinstance(state, Table)
        return wording.word(state, word, me, it)

    def view(self, state: CardTable, seat: int) -> View:
        assert isinstance(state, Table)
        return view.view(self, state, seat)

    def scene(self, **given: Any) -> CardTable:
        return scene.build(self, given)

    def moment_now(self, table: Table) -> str:
        """At which of the moments a table is; empty where at none."""
        found = [name for name, moment in self.moments.items() if describing.is_now(table, moment)]
        return found[0] if found else ""

    def describe_more(self, table: Table, scene: dict[str, Any]) -> list[int]:
        """Adds to a scene what else the game keeps on its tables; the pieces that this names."""
        return []

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        assert isinstance(state, Table)
        return describing.describe(self, state)
