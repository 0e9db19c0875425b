"""What a person writes on a command line: commands, decks by name or file, switches as K=V."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rulebound.games import load
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.files.datafile import read_entries
from rulebound.kernel.game.game import Game
from rulebound.language import _


def typed(command: str) -> str:
    """A command as this person would type it: `go.py` says when it has started the program."""
    if os.environ.get("RULEBOUND_STARTED_BY") != "go.py":
        return f"rulebound {command}"
    return f"python3 go.py {command}" if command.startswith("play") else f"python3 go.py run {command}"


def switches(what: str, pairs: Sequence[str]) -> dict[str, str]:
    """The switches in `K=V` words, also several with commas between them. Raises SetupError."""
    settled: dict[str, str] = {}
    for pair in [one for word in pairs for one in word.split(",") if one]:
        key, sign, value = pair.partition("=")
        if not sign or not key or not value:
            raise SetupError(_("a table"), [_("{what}: write NAME=VALUE, not {pair!r}", what=_(what), pair=pair)])
        settled[key.strip()] = value.strip()
    return settled


def game_with(name: str, cards: Sequence[str], decks: str | None) -> tuple[Game, list[str] | None]:
    """The game with own cards and deck files, and the names of the chosen decks (None: the game's own choice)."""
    words = [word.strip() for word in decks.split(",")] if decks else []
    files = [word for word in words if word.endswith(".toml") or "/" in word]
    game = load(name, cards, files)
    chosen: list[str] = []
    for word in words:
        chosen.append(first_deck(Path(word)) if word in files else word)
    return game, chosen or None


def first_deck(path: Path) -> str:
    """The name of the first deck of a file, which the game has read already."""
    entries = read_entries(path, ("deck",))
    return str(entries[0].values["name"]) if entries else str(path)
