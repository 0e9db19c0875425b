"""Phrases that declared games share whose cards are played from a hand and stay in play. A game takes all of them."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rulebound.cardgame import events, exhausting, leaving, price_words, token_words
from rulebound.cardtext.phrases import costs, rolling_dice

STOCK: Final[tuple[ModuleType, ...]] = (costs, events, exhausting, leaving, price_words, rolling_dice, token_words)
