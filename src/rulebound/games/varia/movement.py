"""Step two: the active player engages, disengages, or stays."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia import verbs
from rulebound.games.varia.needs import disengaged, engaged, free_to_disengage, free_to_engage, free_to_move
from rulebound.games.varia.parts import ACTIONS
from rulebound.games.varia.state import Table
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule


@rule("turn.movement")
def movement(table: Table, me: int) -> None:
    table.phase = 1
    table.moved_before = table.moved  # kept, in case this is none of the moments
    table.moved = [False] * table.seats
    table.ask(me, HOW_TO_MOVE, [ENGAGE, DISENGAGE, STAY])


@rule("turn.movement")
def end_movement(table: Table, me: int) -> None:
    """A ruling decides whether this was a move of the moment before the first. [R22]"""
    if table.ruling("momentum") == "moments":
        table.moved = table.moved_before


class Engage(Action[Table]):
    clause = "turn.movement"
    says = "Engage"
    needs = [disengaged, free_to_move, free_to_engage]

    def perform(self, table: Table, me: int) -> None:
        verbs.engage(table, me)


class Disengage(Action[Table]):
    clause = "turn.movement"
    says = "Disengage"
    needs = [engaged, free_to_move, free_to_disengage]

    def perform(self, table: Table, me: int) -> None:
        verbs.disengage(table, me)


class Stay(Action[Table]):
    clause = "turn.movement"
    says = "Do not move"

    def perform(self, table: Table, me: int) -> None:
        pass


HOW_TO_MOVE: Final[Question[Table]] = Question(
    "turn.movement", "Movement: do you engage, disengage, or stay?", takes=[Engage, Disengage, Stay]
)
ENGAGE: Final = ACTIONS.one(Engage)
DISENGAGE: Final = ACTIONS.one(Disengage)
STAY: Final = ACTIONS.one(Stay)
