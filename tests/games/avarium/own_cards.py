"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulebound.games.avarium.game import AvariumGame, load

VALUES: Final = {
    "student": 'cost = 1\ncombat = 1\ndefense = 2\nclub = "Arts"\ngender = "male"\nfaction = "Neutral"',
    "scheme": "cost = 1",
}


def game_with(folder: Path, *cards: tuple[str, str, str]) -> AvariumGame:
    """The game with these cards besides its own, each a name, a kind and a text. Students have Combat 1, Defense 2."""
    entries = [
        f'[[card]]\nname = "{name}"\nkind = "{kind}"\n{VALUES[kind]}\ntext = """\n{text}"""\n'
        for name, kind, text in cards
    ]
    path = folder / "own.toml"
    path.write_text("\n".join(entries), encoding="utf-8")
    return load([path], [])
