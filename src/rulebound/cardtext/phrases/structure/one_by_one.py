"""What is done to several cards or players one after the other, because each time somebody may be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect


class OneByOne(Effect[Any]):
    """`does(table, scope, it)` for each of these, with the scope of the text, to each whole before the next.

    The verb looks itself whether a card is still where it was: it is done only when the cards before are done with.
    """

    def __init__(self, among: Candidates, does: Callable[[Any, Scope, int], None], leave: Step[Any]) -> None:
        super().__init__()
        self.among = among
        self.next: Effect[Any] = NextOne(does)
        self.leave = leave

    def run(self, table: CardTable, scope: Scope) -> None:
        inner = scope.inner(scope.me)
        inner.queue = self.among(table, scope)[::-1]
        table.play_out(self.next, inner, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.next]


class NextOne(Effect[Any]):
    """It is done to the next one that waits in the queue."""

    def __init__(self, does: Callable[[Any, Scope, int], None]) -> None:
        super().__init__()
        self.does = does

    def run(self, table: CardTable, scope: Scope) -> None:
        if scope.queue:
            table.agenda.append(self.step)
            self.does(table, table.scopes[-2], scope.queue.pop())


def taken(table: Any, scope: Scope) -> list[int]:
    """The cards that were taken."""
    return [it for it in scope.picks if it >= 0]
