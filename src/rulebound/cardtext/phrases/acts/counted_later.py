"""What is done to several cards at the same time, and counted: `Destroy all items. Draw a card for each destroyed.`

A player may be asked first whether something else is done instead, so it is counted when that is answered. Meanwhile a
scope of its own notes each card to which it is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect

COUNTS_DONE: Final = "counts those to which it is done"  # the clause of a scope whose queue has each, and whose it was


def note_done(table: CardTable, it: int) -> None:
    """It is done to this card now: an effect that counts such cards knows it."""
    for scope in table.scopes:
        if scope.clause == COUNTS_DONE:
            scope.queue = [*scope.queue, it, table.controller(it)]


class DoTogetherCounted(Effect[Any]):
    """A verb, done at once to all cards that were taken; those to which it was done are taken after that.

    The scope's queue has whose they were. does: notes each of them by `note_done`.
    """

    def __init__(self, does: Callable[[Any, Scope, list[int]], None], leave: Step[Any]) -> None:
        super().__init__()
        self.does = does
        self.leave = leave
        self.taken: Effect[Any] = TakeThoseDone()

    def run(self, table: CardTable, scope: Scope) -> None:
        counting = scope.inner(scope.me)
        counting.picks, counting.clause = [], COUNTS_DONE
        table.play_out(self.taken, counting, self.leave)
        self.does(table, scope, [it for it in scope.picks if it != NOTHING])

    def parts(self) -> list[Effect[Any]]:
        return [self.taken]


class TakeThoseDone(Effect[Any]):
    """Of the cards to which it was to be done only those are still taken to which it was."""

    def run(self, table: CardTable, scope: Scope) -> None:
        noted, whole = scope.queue, table.scopes[-2]
        whose = {noted[n]: noted[n + 1] for n in range(0, len(noted), 2)}
        whole.picks = [it for it in whole.picks if it in whose]
        whole.queue = [whose[it] for it in whole.picks]
