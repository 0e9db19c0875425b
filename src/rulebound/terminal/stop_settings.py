"""Where somebody wants to be asked whether to respond: kept on this computer, for the next game as well."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

import msgspec

from rulebound.kernel.game import Game
from rulebound.terminal.keeping import state_folder, write_here

NOT_HERE: Final = "In this game nobody responds to what others do, so nobody is asked."
EVERYWHERE: Final = "This table was set up so that everybody is asked everywhere (option windows = all)."
EXPLAINED: Final = (
    "You are asked whether you respond at the moments with a cross, if some card that you might hold could be played. "
    "At all others you pass by yourself, whatever you hold, so that nobody learns anything from it."
)


def path() -> Path:
    """The file with the stops of all games."""
    return state_folder() / "stops.json"


def kept_stops(game: Game) -> tuple[str, ...]:
    """The stops that were set on this computer last; the usual ones where none were, or the file cannot be read."""
    try:
        kept = msgspec.json.decode(path().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        return game.usual_stops
    return in_order(game, kept[game.name]) if game.name in kept else game.usual_stops


def keep_stops(game: Game, stops: Collection[str]) -> None:
    """For the next game. Raises OSError."""
    try:
        kept = msgspec.json.decode(path().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        kept = {}
    kept[game.name] = list(in_order(game, stops))
    write_here(path(), msgspec.json.encode(kept))


def in_order(game: Game, stops: Iterable[str]) -> tuple[str, ...]:
    """Those of them that the game has, in its order."""
    wanted = set(stops)
    return tuple(stop.name for stop in game.stops if stop.name in wanted)


def toggled(game: Game, stops: Collection[str], name: str) -> tuple[str, ...]:
    """The stops with this one changed."""
    return in_order(game, set(stops) ^ {name})
