"""The stops that a player has set, kept on this computer for the next game."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

import msgspec

from rulebound.kernel.game.game import Game
from rulebound.language import N_
from rulebound.session.keeping import state_folder
from rulebound.terminal.keeping import write_here

NOT_HERE: Final = N_("This game has no responses, so no player is asked.")
EVERYWHERE: Final = N_("At this table all players are asked at all moments (option windows = all).")
EXPLAINED: Final = N_(
    "At the moments with a cross you are asked whether you respond, if you might hold a card that can be "
    "played then. At all others you pass without being asked, whatever you hold, so that the others learn "
    "nothing from it."
)


def path() -> Path:
    """The file with the stops of all games."""
    return state_folder() / "stops.json"


def all_kept() -> dict[str, list[str]]:
    """The stops that were set on this computer, by game; empty if the file cannot be read."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        return {}


def kept_stops(game: Game) -> Collection[str]:
    """The stops that were last set for a game; the usual ones if none were."""
    return all_kept().get(game.name, game.usual_stops)


def keep_stops(game: Game, stops: Collection[str]) -> None:
    """Keeps the stops for the next game. Raises OSError."""
    write_here(path(), msgspec.json.encode({**all_kept(), game.name: list(stops)}))
