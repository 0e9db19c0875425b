"""Rulebound plays tabletop games exactly by their rulebooks."""

from __future__ import annotations

from rulebound.games import GAMES, load
from rulebound.kernel.action import Action, Decision
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game
from rulebound.kernel.match import CannotUndo, Match
from rulebound.kernel.need import Reason
from rulebound.kernel.position import Outcome
from rulebound.kernel.problem import CardError, DataError, IllegalAction, RecordError, SceneError, SetupError
from rulebound.kernel.record import Record
from rulebound.kernel.seat import Seat
from rulebound.kernel.state import State
from rulebound.kernel.version import VERSION

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
