"""Rulebound plays tabletop games exactly by their rulebooks.

Everything below is the public interface, and `docs/api.md` describes it. Other modules are internal: they may change
with any version. Importing this package loads neither the terminal client nor the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rulebound.bots.bot import Bot
from rulebound.bots.spec import BOTS
from rulebound.bots.spec import bot_of as make_bot
from rulebound.games import GAMES, load
from rulebound.kernel.basics import view as views
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.observation import Entry, Observation, Spec
from rulebound.kernel.basics.problem import (
    CardError,
    DataError,
    IllegalAction,
    RecordError,
    SceneError,
    ScriptEnded,
    SetupError,
)
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.basics.version import VERSION
from rulebound.kernel.basics.view import View
from rulebound.kernel.files.clause import Clause
from rulebound.kernel.game.card_features import CardFeatures
from rulebound.kernel.game.facts import Facts
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import CannotUndo, Match
from rulebound.kernel.game.playout import play_randomly
from rulebound.kernel.game.record import Record, read_record
from rulebound.kernel.game.set_up import SetupArguments
from rulebound.kernel.knowledge.numbering import OptionKind
from rulebound.kernel.table.action import Decision
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable as State
from rulebound.kernel.table.position import Outcome
from rulebound.kernel.table.seat import Seat

if TYPE_CHECKING:
    from rulebound.kernel.table import action

    Action: TypeAlias = action.Action[State]  # so that `list[Action]` is complete for a type checker
else:
    from rulebound.kernel.table.action import Action

__version__ = VERSION
Match.load_game = staticmethod(load)

__all__ = [
    "BOTS",
    "GAMES",
    "Action",
    "Bot",
    "CannotUndo",
    "Card",
    "CardError",
    "CardFeatures",
    "Chance",
    "Clause",
    "DataError",
    "Decision",
    "Deck",
    "Entry",
    "Event",
    "Facts",
    "Game",
    "IllegalAction",
    "Match",
    "Observation",
    "OptionKind",
    "Outcome",
    "Reason",
    "Record",
    "RecordError",
    "SceneError",
    "ScriptEnded",
    "Seat",
    "Setup",
    "SetupArguments",
    "SetupError",
    "Spec",
    "State",
    "Switch",
    "View",
    "__version__",
    "load",
    "make_bot",
    "play_randomly",
    "read_record",
    "views",
]
