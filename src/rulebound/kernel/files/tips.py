"""Quick tips: the reference cards of a game, as data in `help.toml` of its folder, for any client to show."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FILE: Final = "help.toml"


@dataclass(frozen=True)
class Tip:
    """One card of help: its title, and its lines, a sentence or two each."""

    title: str
    lines: tuple[str, ...]


def read_tips(folder: Path) -> tuple[Tip, ...]:
    """The tips of a game in the order of its file; empty where its rulebook has none."""
    path = folder / FILE
    if not path.exists():
        return ()
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["tip"]
    return tuple(Tip(tip["title"], tuple(tip["lines"])) for tip in listed)
