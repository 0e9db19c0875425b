"""What happens between whole actions of the toy: who has left, who has won, and what was triggered."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import Pick
from tests.kernel.toy.effects import LEAVE
from tests.kernel.toy.state import ACTIONS, Table

MOST_WAITING: Final = 20


@rule("trigger.order")
def settle(table: Table, me: int) -> None:
    """Between actions: who has left, whether the game is over, then what was triggered, the active seat's first."""
    for seat in table.left():
        if table.life[seat] <= 0:
            table.leave_game(seat)
    if len(table.left()) < 2:
        table.end(table.left(), "last", "end.last")
        return
    for seat in table.left():
        waiting = table.waiting(seat)
        if waiting:
            table.then(me, settle)
            table.then(seat, play_first)
            table.scopes.append(Scope(seat, NOTHING, []))
            table.ask(seat, WHICH_FIRST, [WAITING[n] for n in range(len(waiting))])
            return
    table.pending = []  # only of seats that have left


@rule("trigger.order")
def play_first(table: Table, me: int) -> None:
    """The chosen one, as one whole. The seat of the event is the first of its picks."""
    pending = table.waiting(me)[table.scopes.pop().picks[0]]
    table.pending = [other for other in table.pending if other is not pending]
    table.cause = pending.cause
    scope = Scope(me, pending.source, [pending.seat], pending.it, pending.number)
    table.play_out(table.triggered(pending).effect, scope, LEAVE)


class Waiting(Pick[Table]):
    """Choose one of what was triggered."""

    says = "Number {n}"


WHICH_FIRST: Final[Question[Table]] = Question("trigger.order", "Which comes first?", takes=[Waiting])
WAITING: Final[list[Action[Table]]] = ACTIONS.each(Waiting, MOST_WAITING)
