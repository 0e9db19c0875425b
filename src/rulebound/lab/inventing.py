"""Random sets of cards for a game: texts of its language, on cards that replace its own.

A card of a set has the name of one of the game's own cards, so it comes into play wherever that one does: in decks and
common piles, with as many copies. Its numbers and its text are different. A text is a shipped one with changed parts,
or is grown from nothing. Some of the readable texts are on several cards.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from rulebound.cardgame.game import CardGame
from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, make, template_of, values_of, walk
from rulebound.cardtext.grammar.template import FLAG
from rulebound.cardtext.phrases.cards.tokens import TokenCard
from rulebound.games import load
from rulebound.kernel.files.datafile import Entry, read_entries
from rulebound.kernel.game.game import Game
from rulebound.lab.random_trees import Grower, depths

TRIES: Final = 60  # of which one can nearly always be read
LONGEST: Final = 320  # letters of a text
DEEPEST: Final = 6
KEPT: Final = ("name", "kind", "copies")  # so many cards there must be


def random_cards(game_name: str, seed: int, count: int) -> str:
    """A file of so many cards, or as many as the game has with texts: the same ones for the same seed."""
    inventor = Inventor(game_name, seed)
    chosen = inventor.random.sample(inventor.entries, min(count, len(inventor.entries)))
    return "\n".join([inventor.card(entry) for entry in chosen])


def random_game(game_name: str, seed: int, count: int, folder: Path) -> Game:
    """The game with such cards, which are written into a file of this folder."""
    path = folder / f"{game_name}-{seed}-{count}.toml"
    path.write_text(random_cards(game_name, seed, count), encoding="utf-8")
    return load(game_name, cards=[path])


class Stock:
    """What a game has to invent with: its cards as they are written, and the trees of their texts."""

    def __init__(self, game_name: str) -> None:
        game = load(game_name)
        assert isinstance(game, CardGame), f"{game.title} has no cards with texts"
        self.game = game
        self.entries = [entry for entry in shipped(game.folder) if entry.values["kind"] in game.card_files.kinds]
        written = [text for entry in self.entries if (text := entry.values.get("text", "").strip())]
        self.trees: list[Phrase] = [game.language.parse(text) for text in written]
        self.parts: dict[str, list[Phrase]] = {}  # of shipped texts, by what stands there
        for tree in self.trees:
            for part, kind in parts_with_kinds(tree):
                self.parts.setdefault(kind, []).append(part)
        self.depths = depths(game.language.book)


stock = cache(Stock)


class Inventor:
    """Makes cards of a game, one after another."""

    def __init__(self, game_name: str, seed: int) -> None:
        self.stock = stock(game_name)
        game = self.stock.game
        self.files = game.card_files
        self.schemas = game.schemas
        self.language = game.language
        self.for_decks = game.for_decks
        self.random = Random(seed)  # noqa: S311 - examples, no secrets
        self.grower = Grower(self.language.book, seed, self.stock.depths)
        self.entries = self.stock.entries
        self.texts: list[str] = []  # of the cards made so far, each once
        self.tokens: dict[str, dict[str, Any]] = {}  # what these create, by its name
        self.again = self.random.choice((0.1, 0.3, 0.85))  # how often a card has the text of another one

    def card(self, entry: Entry) -> str:
        """The entry of a card in place of this one, in TOML."""
        values = {key: self.value(entry, key, value) for key, value in entry.values.items() if key != "printed"}
        values["text"] = self.text(values["kind"])
        if not self.goes_with_others(Entry("card", values, entry.line)):
            values["text"] = ""
        return "\n".join(["[[card]]", *[f"{key} = {json.dumps(value)}" for key, value in values.items()], ""])

    def value(self, entry: Entry, key: str, value: Any) -> Any:
        """Another number where a number stands: of another card of the kind, or any that may stand there."""
        schema = self.schemas[entry.values["kind"]]
        bounds = (schema.numbers | schema.optional).get(key)
        if key in KEPT or key in self.for_decks or bounds is None:
            return value
        alike = [other.values[key] for other in self.entries if other.values["kind"] == entry.values["kind"]
                 and key in other.values]  # fmt: skip
        return (
            self.random.choice(alike) if self.random.random() < 0.7 else self.random.randint(bounds.least, bounds.most)
        )

    def text(self, kind: str) -> str:
        """A text that a card of this kind can have; empty if none was found."""
        for _ in range(TRIES):
            again = self.texts and self.random.random() < self.again
            text = self.random.choice(self.texts) if again else self.written()
            if any(word in text for word in self.for_decks):
                continue  # decks that were legal would be so no more
            if len(text) <= LONGEST and self.is_read(text, kind) and self.agrees(text):
                if text not in self.texts:
                    self.texts.append(text)
                return text
        return ""

    def written(self) -> str:
        """A text that may be one of the language; a line or two, changed or grown."""
        if self.random.random() < 0.25:
            return str(self.grower.grow(self.language.root.__name__, self.random.randint(2, DEEPEST)))
        lines = str(self.changed(self.random.choice(self.stock.trees))).split("\n")
        if self.random.random() < 0.3:
            lines += str(self.changed(self.random.choice(self.stock.trees))).split("\n")
        return "\n".join(lines[:3])

    def changed(self, tree: Phrase) -> Phrase:
        """The text with parts put in place of others, out of shipped texts or grown."""
        for _ in range(self.random.choice((1, 1, 2, 3))):
            there = parts_with_kinds(tree)
            if not there:
                break
            old, kind = self.random.choice(there)
            if kind in self.stock.parts and self.random.random() < 0.6:
                new = self.random.choice(self.stock.parts[kind])
            else:
                new = self.grower.grow(kind, self.random.randint(1, 4))
            tree = exchanged(tree, old, new)
        return tree

    def is_read(self, text: str, kind: str) -> bool:
        """Whether a card of this kind can have this text."""
        try:
            self.files.read(text, kind)
        except TextError:
            return False
        return True

    def goes_with_others(self, entry: Entry) -> bool:
        """Whether the game takes this card among its own ones."""
        abilities, tree = self.files.text_of(entry, [])
        card = self.files.make(entry, abilities, tree)
        others = [other for other in self.stock.game.card_list if other.name != card.name]
        return not type(self.stock.game).faults_of_cards([*others, card])

    def agrees(self, text: str) -> bool:
        """Whether the tokens of this text can be, and other texts create them by these names; they do from now on."""
        found = dict(self.tokens)
        for part in [part for part in walk(self.language.read(text).tree) if isinstance(part, TokenCard)]:
            entry = part.entry()
            if found.setdefault(part.card_name(), entry) != entry:
                return False
            if not self.is_read(entry.get("text", ""), entry["kind"]):
                return False
        self.tokens = found
        return True


def shipped(folder: Path) -> list[Entry]:
    """The cards of a game as they are written, in the order of their files."""
    return [entry for path in sorted((folder / "cards").glob("*.toml")) for entry in read_entries(path, ("card",))]


def parts_with_kinds(tree: Phrase) -> list[tuple[Phrase, str]]:
    """The parts of a text, each with the kind of phrase that may stand in its place."""
    found: list[tuple[Phrase, str]] = []
    for phrase in walk(tree):
        if isinstance(phrase, Word | Token):
            continue
        for field in template_of(type(phrase)).fields:
            value = getattr(phrase, field.name)
            if field.way != FLAG and value:
                found += [(part, field.kind) for part in (value if isinstance(value, tuple) else (value,))]
    return found


def exchanged(phrase: Phrase, old: Phrase, new: Phrase) -> Phrase:
    """The same phrase with one part of it exchanged for another."""
    if phrase is old:
        return new
    values = [
        exchanged(value, old, new) if isinstance(value, Phrase)
        else tuple([exchanged(part, old, new) for part in value]) if isinstance(value, tuple)
        else value
        for value in values_of(phrase)
    ]  # fmt: skip
    return make(type(phrase), values)
