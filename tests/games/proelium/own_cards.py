"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulebound.games.proelium.game import Proelium

VALUES: Final = {"action": "", "item": "", "character": "A = 1\nD = 2\n"}


def game_with(folder: Path, *cards: tuple[str, str, str]) -> Proelium:
    """The game with these cards besides its own, each a name, a kind and a text. They cost nothing; characters 1/2."""
    entries = [
        f'[[card]]\nname = "{name}"\nkind = "{kind}"\ncost = 0\n{VALUES[kind]}text = """\n{text}"""\n'
        for name, kind, text in cards
    ]
    path = folder / "own.toml"
    path.write_text("\n".join(entries), encoding="utf-8")
    return Proelium.load([path], [])
