"""The deck and the discard pile where all players share them."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.decks import Deck, DiscardPile


class TheDeck(Deck):
    forms: ClassVar[tuple[str, ...]] = ("the deck",)


class TheDiscardPile(DiscardPile):
    forms: ClassVar[tuple[str, ...]] = ("the discard pile",)
