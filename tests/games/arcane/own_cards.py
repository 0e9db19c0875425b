"""Assignments that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path

from rulebound.games.arcane.game import ArcaneGame, load
from tests.games.written import Written, file_with


def game_with(folder: Path, *cards: Written, cost: int = 0) -> ArcaneGame:
    """The game with these assignments besides its own, each a name, a kind and a text. They are worth 0."""
    values = dict.fromkeys(("item", "spell"), f"cost = {cost}\nprestige = 0")
    return load([file_with(folder, values, *cards)], [])
