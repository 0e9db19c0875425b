"""The list of all actions of Arcane Academy, and those that any of its questions may use."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.effects import Choice
from rulebound.games.arcane.box import PIECES
from rulebound.games.arcane.state import Table
from rulebound.kernel.action import Action, Actions
from rulebound.kernel.effect import Leave, No, Pick, Yes

MOST_CHOICES: Final = 4  # of a card that lets one choose

ACTIONS: Final[Actions[Table]] = Actions()
YES: Final[Action[Table]] = ACTIONS.one(Yes)
NO: Final[Action[Table]] = ACTIONS.one(No)
CHOICES: Final[list[Action[Table]]] = ACTIONS.each(Choice, MOST_CHOICES)
PICK: Final[list[Action[Table]]] = ACTIONS.each(Pick, PIECES)

LEAVE: Final[Leave[Table]] = Leave("", "leave")
