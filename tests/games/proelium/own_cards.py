"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulebound.games.proelium.game import Proelium
from tests.games.written import Written, file_with

VALUES: Final = {
    "action": "cost = 0",
    "attack": "cost = 0",
    "item": "cost = 0",
    "character": "cost = 0\nA = 1\nD = 2",
    "enhancement": "cost = 0",
}


def game_with(folder: Path, *cards: Written) -> Proelium:
    """The game with these cards besides its own, each a name, a kind and a text. They cost nothing; characters 1/2."""
    return Proelium.load([file_with(folder, VALUES, *cards)], [])
