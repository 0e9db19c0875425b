"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

Written = tuple[str, str, str]  # a name, a kind and a text


def file_with(folder: Path, values: Mapping[str, str], *cards: Written) -> Path:
    """A file of these cards. values: by kind, what else such a card prints."""
    entries = [
        f'[[card]]\nname = "{name}"\nkind = "{kind}"\n{values[kind]}\ntext = """\n{text}"""\n'
        for name, kind, text in cards
    ]
    path = folder / "own.toml"
    path.write_text("\n".join(entries), encoding="utf-8")
    return path
