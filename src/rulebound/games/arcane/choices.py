"""The list of all actions of Arcane Academy, and the actions that every question may use."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.choosing import Choosing
from rulebound.games.arcane.box import PIECES
from rulebound.games.arcane.state import Table
from rulebound.kernel.table.action import Actions

ACTIONS: Final[Actions[Table]] = Actions()
CHOOSING: Final[Choosing[Table]] = Choosing(ACTIONS, PIECES)
CHOICES: Final = CHOOSING.choices
PICK: Final = CHOOSING.pick
LEAVE: Final = CHOOSING.leave
