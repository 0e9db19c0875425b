"""Assignments that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path

from rulebound.games.arcane.game import ArcaneGame, load


def game_with(folder: Path, *cards: tuple[str, str, str], cost: int = 0) -> ArcaneGame:
    """The game with these assignments besides its own, each a name, a kind and a text. They are worth 0."""
    entries = [
        f'[[card]]\nname = "{name}"\nkind = "{kind}"\ncost = {cost}\nprestige = 0\ntext = """\n{text}"""\n'
        for name, kind, text in cards
    ]
    path = folder / "own.toml"
    path.write_text("\n".join(entries), encoding="utf-8")
    return load([path], [])
