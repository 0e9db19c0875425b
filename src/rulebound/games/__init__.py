"""The games, each a package of the same shape. A sixth game is one more line here."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.game.game import Game

GAMES = ("courses", "avarium", "arcane", "varia", "proelium", "windward")


def load(name: str, cards: Sequence[str | Path] = (), decks: Sequence[str | Path] = ()) -> Game:
    """A game by name, with own card and deck files on top of its own. Raises SetupError or CardError."""
    if name not in GAMES:
        raise SetupError("a game", [f"there is no game {name!r}{nearest(name, GAMES)}"])
    game = import_module(f"rulebound.games.{name}").load([Path(p) for p in cards], [Path(p) for p in decks])
    assert isinstance(game, Game)
    return game
