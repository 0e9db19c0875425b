"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulebound.games.avarium.game import AvariumGame, load
from tests.games.written import Written, file_with

KIN: Final = 'club = "Arts"\ngender = "male"\nfaction = "Neutral"'
VALUES: Final = {
    "student": f"cost = 1\ncombat = 1\ndefense = 2\n{KIN}",
    "scheme": "cost = 1",
    "idol": f'rank = "basic"\nmerit = 10\nreputation = 5\ncombat = 1\n{KIN}',
}


def game_with(folder: Path, *cards: Written) -> AvariumGame:
    """The game with these cards besides its own, each a name, a kind and a text. Students have Combat 1, Defense 2."""
    return load([file_with(folder, VALUES, *cards)], [])
