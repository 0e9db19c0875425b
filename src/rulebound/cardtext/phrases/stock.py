"""The stock of phrases that every game has, whatever it is about; a game adds its nouns and what is its own."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from rulebound.cardtext.phrases import (
    altering,
    alternatives,
    bidding,
    caps,
    comparing,
    copying,
    counters,
    decks,
    destinations,
    differing,
    drawing,
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
    setting,
    several_dice,
    silencing,
    standings,
    thresholds,
    tokens,
    turns,
)

STOCK: Final[tuple[ModuleType, ...]] = (
    altering, alternatives, bidding, caps, comparing, copying, counters, decks, destinations, differing, drawing,
    extremes, gathering, hands, happenings, history, instead, limits, measuring, naming, owning, possessions,
    printed_cards, randomly, setting, several_dice, silencing, standings, thresholds, tokens, turns,
)  # fmt: skip
