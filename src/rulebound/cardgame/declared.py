"""A card game that has declared what it is made of: what a package fills in here, and all that follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rulebound.cardgame import files, value, view, wording
from rulebound.cardgame.card import ValueCard
from rulebound.cardgame.declared_scene import DeclaredBuilder
from rulebound.cardgame.declaring import Counters, Marks, Value
from rulebound.cardgame.faults import check_declarations
from rulebound.cardgame.game import CardGame
from rulebound.cardgame.look import Look
from rulebound.cardgame.moment import Moment
from rulebound.cardgame.observed import of_declared
from rulebound.cardgame.scene import Builder
from rulebound.cardgame.table import Table
from rulebound.cardgame.telling import sentences_of
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.basics.switch import Switch, first_player, who_begins
from rulebound.kernel.basics.view import Face, Turn, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.files.datafile import Entry
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable

__all__ = ["DeclaredGame", "Moment"]


class DeclaredGame(CardGame):
    """What a package of `games` declares.

    first_clause: that of who begins. texts: the language of its cards, and what they mean.
    beginning: the first rule of a game, for who begins: the cards lie shuffled where their pools begin.
    sentences: what the log says of the game's own kinds of events. look: how it is shown.
    words: for kinds of cards the words that they print, of closed lists; a game that has some makes its own cards.
    weights_of: the class of the weights with which its `value` is called.
    """

    table_class: ClassVar[type[Table]] = Table
    card_class: ClassVar[type[ValueCard]] = ValueCard
    counters: ClassVar[Counters] = Counters()
    marks: ClassVar[Marks] = Marks()
    values: ClassVar[list[Value]] = []
    kinds: ClassVar[list[str]]
    words: ClassVar[dict[str, dict[str, tuple[str, ...]]]] = {}
    phases: ClassVar[list[str]]
    texts: ClassVar[CardLanguage]
    sentences: ClassVar[dict[str, str]] = {}
    look: ClassVar[Look]
    builder: ClassVar[type[Builder]] = DeclaredBuilder
    first_clause: ClassVar[str]
    weights_of: ClassVar[type[Any]] = value.Weights
    set_up_options: ClassVar[list[Switch]] = []

    def __init__(self, cards: Sequence[ValueCard], decks: Mapping[str, Deck]) -> None:
        super().__init__(cards, decks)
        self.weights = self.weights_of()
        self.log_texts = sentences_of(self.counters.all, self.marks.all, self.values) | self.sentences
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
        if "public" not in cls.__dict__:
            owned = any(pool.each for pool in cls.box.pools)
            cls.public = of_declared(len(cls.phases), cls.counters, cls.marks, cls.values, owned=owned)

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

    def value(self, state: CardTable, seat: int) -> float:
        assert isinstance(state, Table)
        return value.value(state, seat, self.weights)

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

    def turn(self, state: CardTable) -> Turn:
        assert isinstance(state, Table)
        return view.turn(self, state)
