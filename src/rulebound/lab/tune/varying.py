"""The numbers of cards that may change, and the text of a set in which they are otherwise."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulebound.cardgame.game import CardGame
from rulebound.games.written import cards_as_toml, entries_of, shipped_entries
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.basics.setup import Deck
from rulebound.lab.entrants import cards_in_play
from rulebound.language import _

WORD: Final = re.compile(r"(?P<cards>.+)\.(?P<key>\w+)=(?P<low>[+-]?\d+)\.\.(?P<high>[+-]?\d+)")
SIGNED: Final = ("+", "-")

Values = dict[str, int]


class Number(NamedTuple):
    """A number of a card, and between which it may change, both ends included. now: as it is."""

    card: str
    key: str
    low: int
    high: int
    now: int

    @property
    def name(self) -> str:
        """`Aki.power`."""
        return f"{self.card}.{self.key}"


class Varied:
    """A game's cards with one's own in their places, and the numbers of them that may change.

    words: `CARD.NUMBER=LOW..HIGH`; a kind of cards in place of a card means all of it. Bounds with signs are
    differences from how the number is. decks: those that meet. Raises SetupError and CardError.
    """

    def __init__(self, game: CardGame, files: Sequence[str], words: Sequence[str], decks: Sequence[Deck] = ()) -> None:
        self.game = game
        self.in_play = cards_in_play(game, decks or list(game.decks.values()))
        own = entries_of(Path(file) for file in files)
        self.cards: dict[str, Mapping[str, Any]] = {
            name: entry.values for name, entry in {**shipped_entries(game.folder), **own}.items()
        }
        self.own = list(own)
        found: dict[str, Number] = {}
        for word in words:
            found.update((one.name, one) for one in self._numbers_of(word))
        self.numbers = list(found.values())
        if not self.numbers:
            raise refused(_("say which numbers may change: --vary CARD.NUMBER=LOW..HIGH"))

    def _numbers_of(self, word: str) -> list[Number]:
        found = WORD.fullmatch(word)
        if not found:
            raise refused(_("write CARD.NUMBER=LOW..HIGH, such as Aki.power=1..4, not {word!r}", word=word))
        cards, key = found["cards"].strip(), found["key"]
        if cards in self.cards and cards not in self.in_play:
            raise refused(_("{card} is in no deck that plays: add one that has it, with --decks", card=cards))
        kind = [name for name, card in self.cards.items() if card.get("kind") == cards and name in self.in_play]
        names = [cards] if cards in self.cards else kind
        if not names:
            known = [*self.cards, *self.game.schemas]
            raise refused(_("there is no card or kind {name!r}{nearest}", name=cards, nearest=nearest(cards, known)))
        return [self._number(name, key, found["low"], found["high"]) for name in names]

    def _number(self, name: str, key: str, low: str, high: str) -> Number:
        """One number, within what its game allows."""
        card = self.cards[name]
        schema = self.game.schemas[str(card["kind"])]
        possible = {**schema.numbers, **schema.optional}
        if key not in possible:
            near = nearest(key, possible)
            raise refused(_("{card} has no number {key!r}{nearest}", card=name, key=key, nearest=near))
        now = int(self.game.cards[name].values().get(key, card.get(key, possible[key].usual)))
        least, most = [now + int(end) if end.startswith(SIGNED) else int(end) for end in (low, high)]
        least, most = max(least, possible[key].least), min(most, possible[key].most)
        if least > most:
            raise refused(_("{card}.{key} cannot be from {low} to {high}", card=name, key=key, low=low, high=high))
        return Number(name, key, min(least, now), max(most, now), now)

    @property
    def now(self) -> Values:
        """The numbers as they are."""
        return {one.name: one.now for one in self.numbers}

    def text(self, values: Mapping[str, int]) -> str:
        """The own cards and those with other numbers, as a file. values: by the names of the numbers."""
        changed: dict[str, dict[str, Any]] = {}
        for one in self.numbers:
            if values[one.name] != one.now:
                changed.setdefault(one.card, dict(self.cards[one.card]))[one.key] = values[one.name]
        kept = [name for name in self.own if name not in changed]
        plain = [without_printed(self.cards[name] if name in kept else changed[name]) for name in [*kept, *changed]]
        return cards_as_toml(plain)


def without_printed(card: Mapping[str, Any]) -> dict[str, Any]:
    """The card without the note on what a rulebook prints, which its new numbers would belie."""
    return {key: value for key, value in card.items() if key != "printed"}


def refused(sentence: str) -> SetupError:
    """That a set cannot be tuned so."""
    return SetupError(_("the tuning"), [sentence])
