"""The games, each a package of the same shape. A new game is one more name in `GAMES`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.game.game import Game
from rulebound.language import _

GAMES = ("courses", "avarium", "arcane", "varia", "proelium", "windward")


def load(name: str, cards: Sequence[str | Path] = (), decks: Sequence[str | Path] = ()) -> Game:
    """The game of this name. Loading takes a few tenths of a second; without files of your own, only the first time.

    A game is not to be changed: everybody who loads it without files gets the same.

    cards, decks: files of your own cards and decks; a card or deck of a known name replaces the shipped one.

    Raises SetupError for an unknown name, and CardError with all mistakes in the files.
    """
    if name not in GAMES:
        raise SetupError(
            _("a game"), [_("there is no game {name!r}{nearest}", name=name, nearest=nearest(name, GAMES))]
        )
    return read(name, cards, decks) if cards or decks else shipped(name)


@cache
def shipped(name: str) -> Game:
    """The game with its own cards and decks alone, read once."""
    return read(name, (), ())


def read(name: str, cards: Sequence[str | Path], decks: Sequence[str | Path]) -> Game:
    """The game with its own cards and decks and those of these files."""
    game = import_module(f"rulebound.games.{name}").load([Path(p) for p in cards], [Path(p) for p in decks])
    assert isinstance(game, Game)
    return game
