"""The list of all actions of Avarium Academy, and the actions that every question may use."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.games.avarium.box import PIECES
from rulebound.games.avarium.needs import at_the_table, still_in_the_school
from rulebound.games.avarium.state import Table
from rulebound.kernel.table.action import Action, Actions
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.effect import Leave, No, Pick, Yes
from rulebound.kernel.table.triggers import UNCOUNTED

MOST_CHOICES: Final = 4  # of a card that lets one choose


class PickSeat(Action[Table]):
    """Choose this player."""

    says = "{player}"
    given = [at_the_table, still_in_the_school]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks.append(self.it)
        if table.done != UNCOUNTED:
            table.done += 1


ACTIONS: Final[Actions[Table]] = Actions()
YES: Final[Action[Table]] = ACTIONS.one(Yes)
NO: Final[Action[Table]] = ACTIONS.one(No)
CHOICES: Final[list[Action[Table]]] = ACTIONS.each(Choice, MOST_CHOICES)
SEAT: Final[list[Action[Table]]] = ACTIONS.each(PickSeat, MOST_SEATS)
PICK: Final[list[Action[Table]]] = ACTIONS.each(Pick, PIECES)

LEAVE: Final[Leave[Table]] = Leave("", "leave")
