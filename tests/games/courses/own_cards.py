"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulebound.games.courses.game import CourseGame, load

VALUES: Final = {
    "course": "stars = 1",
    "partner": "cost = 0\npoints = 1\npower = 2",
    "supporter": "cost = 0",
    "item": "cost = 0",
}


def game_with(folder: Path, *cards: tuple[str, str, str]) -> CourseGame:
    """The game with these cards besides its own, each a name, a kind and a text. Partners have power 2."""
    entries = [
        f'[[card]]\nname = "{name}"\nkind = "{kind}"\n{VALUES[kind]}\ntext = """\n{text}"""\n'
        for name, kind, text in cards
    ]
    path = folder / "own.toml"
    path.write_text("\n".join(entries), encoding="utf-8")
    return load([path], [])
