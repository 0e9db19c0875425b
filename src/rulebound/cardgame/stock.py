"""Phrases that declared games share whose cards are played from a hand and stay in play. A game takes all of them."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rulebound.cardgame import events, exhausting, leaving, price_words, token_words
from rulebound.cardtext.phrases.dice import rolling_dice
from rulebound.cardtext.phrases.paying import costs

STOCK: Final[tuple[ModuleType, ...]] = (costs, events, exhausting, leaving, price_words, rolling_dice, token_words)
