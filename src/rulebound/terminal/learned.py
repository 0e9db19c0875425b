"""Which lessons have been done on this computer."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from rulebound.kernel.game.game import Game
from rulebound.session.keeping import state_folder
from rulebound.terminal.keeping import write_here


def path() -> Path:
    """The file with the names of the lessons of all games."""
    return state_folder() / "lessons.json"


def all_learned() -> dict[str, list[str]]:
    """The finished lessons of all games; empty if the file cannot be read."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        return {}


def learned(game: str) -> list[str]:
    """The names of this game's finished lessons."""
    return all_learned().get(game, [])


def has_learned(game: Game, lesson: str) -> None:
    """Notes that a lesson is finished. An error of the disk is ignored."""
    if lesson not in learned(game.name):
        with contextlib.suppress(OSError):
            write_here(path(), msgspec.json.encode({**all_learned(), game.name: [*learned(game.name), lesson]}))
