"""A card game: how its cards and texts are read, what its log says, and its tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.phrases.card_files import CardFiles
from rulebound.cardtext.phrases.lines import Text
from rulebound.cardtext.phrases.showing import reminders
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.basics.view import Face, Line, Term
from rulebound.kernel.files.datafile import Schema
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowing.showing import lines
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.overriding import check_overriding


class Shown(NamedTuple):
    """A printed card, and what its keywords mean, by the keys that its words have."""

    face: Face
    terms: dict[str, Term]


class CardGame(Game):
    """A game with cards, each a subclass.

    table_class: of its tables. prints: the cards as its tables have them, with the type of the game's own cards.
    schemas: for each kind of card what it prints. card_files: how files of cards are read.
    for_decks: the values and words by which the rules of building decks judge a card.
    told: for each kind of event what the log says; together: where one deed does it to several cards; heads: the kinds
    that are headings.
    """

    table_class: ClassVar[type[Any]]
    schemas: ClassVar[Mapping[str, Schema]]
    card_files: ClassVar[CardFiles[Any]]
    language: ClassVar[Language[Text]]
    for_decks: ClassVar[tuple[str, ...]] = ()
    told: Mapping[str, str]
    together: Mapping[str, str]
    heads: Collection[str]
    prints: list[Any]

    def __init_subclass__(cls, **given: Any) -> None:
        """A table that takes a name of the kernel for something else is refused. Raises TypeError."""
        super().__init_subclass__(**given)
        if "table_class" in vars(cls):
            check_overriding(cls.table_class)

    def table(self, setup: Setup) -> CardTable:
        table: Any = self.table_class(self, setup)
        table.prints = self.prints
        assert isinstance(table, CardTable)
        return table

    @cached_property
    def shown(self) -> dict[int, Shown]:
        """The printed cards that views have shown, by their numbers."""
        return {}

    def shown_card(self, number: int) -> Shown:
        """The printed card of this number as views show it, made once: it never changes, and each view has many."""
        found = self.shown.get(number)
        if found is None:
            card = self.card_list[number]
            found = self.shown[number] = Shown(self.face(card), reminders(card.tree))
        return found

    def complete(self, text: str) -> list[str]:
        return self.language.complete(text)

    def log(self, state: CardTable, seat: int, since: int = 0) -> list[Line]:
        return lines(state, seat, self.told, self.heads, since, len(state.log) + 1, self.together)
