"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path

from rulebound.games.varia.game import Varia

ATTACK = 'types = "Physical Attack"\nsubtypes = "Strength"\npower = 0\nfocus = 0'
ACTION = f'{ATTACK}\nattribute = "Aggression"\nlevel = 1\ncost = 1'
ASSET = 'form = "Charm"\nvalue = 1\ntypes = "None"\nsubtypes = "None"'


def game_with(folder: Path, *cards: tuple[str, str, str]) -> Varia:
    """The game with these cards besides its own, each a name, a kind and a text. Actions are attacks that cost 1."""
    entries = [
        f'[[card]]\nname = "{name}"\nkind = "{kind}"\n{ACTION if kind == "action" else ASSET}\ntext = """\n{text}"""\n'
        for name, kind, text in cards
    ]
    path = folder / "own.toml"
    path.write_text("\n".join(entries), encoding="utf-8")
    return Varia.load([path], [])
