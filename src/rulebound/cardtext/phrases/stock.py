"""The stock of phrases that every game has, whatever it is about; a game adds its nouns and what is its own."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rulebound.cardtext.phrases import (
    all_are,
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
    filling,
    gathering,
    hands,
    happenings,
    history,
    instead,
    instead_both,
    limits,
    measuring,
    modal,
    multiples,
    naming,
    numbers_of_counters,
    owning,
    possessions,
    printed_cards,
    randomly,
    rerolling,
    revealing,
    rolling,
    secretly,
    setting,
    several_dice,
    silencing,
    standings,
    swapped_values,
    tallying,
    thresholds,
    tokens,
    totals,
    turns,
    valued,
    within_total,
)

STOCK: Final[tuple[ModuleType, ...]] = (
    all_are, altering, alternatives, bidding, chosen, comparing, copying, counters, decks, destinations, differing,
    drawing, drawing_more, extremes, filling, gathering, hands, happenings, history, instead, instead_both, limits,
    measuring, modal, multiples, naming, numbers_of_counters, owning, possessions, printed_cards, randomly,
    rerolling, revealing, rolling, secretly, setting, several_dice, silencing, standings, swapped_values, tallying,
    thresholds, tokens, totals, turns, valued, within_total,
)  # fmt: skip
