"""Rulebound plays tabletop games exactly by their rulebooks."""

from __future__ import annotations

from rulebound.games import GAMES, load
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import CardError, DataError, IllegalAction, RecordError, SceneError, SetupError
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.version import VERSION
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import CannotUndo, Match
from rulebound.kernel.game.record import Record
from rulebound.kernel.table.action import Action, Decision
from rulebound.kernel.table.position import Outcome
from rulebound.kernel.table.seat import Seat
from rulebound.kernel.table.state import State

__version__ = VERSION
Match.load_game = staticmethod(load)

__all__ = [
    "GAMES",
    "Action",
    "CannotUndo",
    "CardError",
    "Chance",
    "DataError",
    "Decision",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "Reason",
    "Record",
    "RecordError",
    "SceneError",
    "Seat",
    "SetupError",
    "State",
    "__version__",
    "load",
]
