"""The actions by which players answer what card texts ask, the same in all games."""

from __future__ import annotations

from typing import Final, TypeVar

from rulebound.cardgame.table import BEGINS
from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.cardtext.phrases.structure.meaning import Vocabulary
from rulebound.kernel.table.action import Action, Actions
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Leave, No, Pick, Yes
from rulebound.kernel.table.procedure import Procedure

MOST_CHOICES: Final = 4  # of a card that lets one choose

T = TypeVar("T", bound=CardTable)


class Choosing(Procedure[T]):
    """yes, no; choices: one of several options of a text; pick: a card. leave: the step that ends an effect."""

    def __init__(self, actions: Actions[T], pieces: int) -> None:
        self.yes: Action[T] = actions.one(Yes)
        self.no: Action[T] = actions.one(No)
        self.choices: list[Action[T]] = actions.each(Choice, MOST_CHOICES)
        self.pick: list[Action[T]] = actions.each(Pick, pieces)
        self.leave: Leave[T] = Leave("", "leave")

    def steps(self) -> list[Step[T]]:
        return [self.leave]

    def words(self, clause: str, begins: str = BEGINS, ends: str = "") -> Vocabulary:
        """What the game lends to the meaning of its texts.

        clause: under which cards do what they say. begins, ends: the kinds of events with which a turn does.
        """
        return Vocabulary(clause, self.pick, self.choices, self.yes, self.no, self.leave, turns=(begins, ends))
