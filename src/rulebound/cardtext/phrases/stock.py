"""The stock of phrases that every game has, whatever it is about; a game adds its nouns and what is its own."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rulebound.cardtext.phrases import (
    altering,
    alternatives,
    bidding,
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
    limits,
    measuring,
    naming,
    owning,
    possessions,
    printed_cards,
    randomly,
    rerolling,
    rolling,
    secretly,
    setting,
    several_dice,
    silencing,
    standings,
    swapped_values,
    thresholds,
    tokens,
    totals,
    turns,
)

STOCK: Final[tuple[ModuleType, ...]] = (
    altering, alternatives, bidding, chosen, comparing, copying, counters, decks, destinations, differing,
    drawing, drawing_more, extremes, gathering, hands, happenings, history, instead, limits, measuring, naming,
    owning, possessions, printed_cards, randomly, rerolling, rolling, secretly, setting, several_dice, silencing,
    standings, swapped_values, thresholds, tokens, totals, turns,
)  # fmt: skip
