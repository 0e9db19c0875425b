"""The stock of phrases that every game has, whatever it is about; a game adds its nouns and what is its own."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rulebound.cardtext.phrases import (
    altering,
    alternatives,
    chosen,
    comparing,
    copying,
    counters,
    decks,
    destinations,
    differing,
    drawing,
    drawing_more,
    extremes,
    gathering,
    hands,
    happenings,
    history,
    instead,
    measuring,
    naming,
    possessions,
    printed_cards,
    secretly,
    setting,
    silencing,
    standings,
    swapped_values,
    tokens,
    turns,
)

STOCK: Final[tuple[ModuleType, ...]] = (
    altering, alternatives, chosen, comparing, copying, counters, decks, destinations, differing, drawing, drawing_more,
    extremes, gathering, hands, happenings, history, instead, measuring, naming, possessions, printed_cards, secretly,
    setting, silencing, standings, swapped_values, tokens, turns,
)  # fmt: skip
