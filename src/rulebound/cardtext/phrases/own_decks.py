"""Decks and discard piles where every player has one."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.decks import Deck, DiscardPile


class YourDeck(Deck):
    forms: ClassVar[tuple[str, ...]] = ("your deck",)


class YourDiscardPile(DiscardPile):
    forms: ClassVar[tuple[str, ...]] = ("your discard pile",)
