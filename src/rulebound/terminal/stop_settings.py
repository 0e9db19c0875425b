"""Where somebody wants to be asked whether to respond: kept on this computer, for the next game as well."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

import msgspec

from rulebound.kernel.game.game import Game
from rulebound.language import N_
from rulebound.session.keeping import state_folder
from rulebound.terminal.keeping import write_here

NOT_HERE: Final = N_("In this game nobody responds to what others do, so nobody is asked.")
EVERYWHERE: Final = N_("This table was set up so that everybody is asked everywhere (option windows = all).")
EXPLAINED: Final = N_(
    "You are asked whether you respond at the moments with a cross, if some card that you might hold "
    "could be played. At all others you pass by yourself, whatever you hold, so that nobody learns "
    "anything from it."
)


def path() -> Path:
    """The file with the stops of all games."""
    return state_folder() / "stops.json"


def all_kept() -> dict[str, list[str]]:
    """The stops of all games that were set on this computer; nothing where the file cannot be read."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        return {}


def kept_stops(game: Game) -> Collection[str]:
    """The stops that were set on this computer last; the usual ones where none were."""
    return all_kept().get(game.name, game.usual_stops)


def keep_stops(game: Game, stops: Collection[str]) -> None:
    """For the next game. Raises OSError."""
    write_here(path(), msgspec.json.encode({**all_kept(), game.name: list(stops)}))
