"""What is done to several one after the other, because each time a player may be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.cardtext.phrases.structure.effects import Candidates, Forget, Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.games.varia import next_moment
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.effect import Effect, Sequence


class OneByOne(Effect[Any]):
    """`does(table, scope, it)` for each of these, where the scope is that of the text: the next one waits for what is
    asked about the one before.
    """

    def __init__(self, among: Candidates, does: Callable[[Any, Scope, int], None], leave: Step[Any]) -> None:
        super().__init__()
        self.among = among
        self.next: Effect[Any] = NextOne(does)
        self.leave = leave

    def run(self, table: Table, scope: Scope) -> None:
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

    def run(self, table: Table, scope: Scope) -> None:
        if scope.queue:
            table.agenda.append(self.step)
            self.does(table, table.scopes[-2], scope.queue.pop())


def taken(table: Any, scope: Scope) -> list[int]:
    """The cards that were taken."""
    return [it for it in scope.picks if it >= 0]


def created_by(sense: Sense, seats: Seats, card: Callable[[Table], Card]) -> Effect[Any]:
    """Each of these players creates a token of this card in the next moment; `it` and `them` are these."""

    def create(table: Table, scope: Scope, seat: int) -> None:
        create_and_take(table, scope, seat, card(table))

    return Sequence(Forget(), OneByOne(seats, create, sense.words.leave))


def create_and_take(table: Table, scope: Scope, seat: int, card: Card) -> None:
    """The player creates a token of this card in the next moment, which is one of those that are taken."""
    it = next_moment.create(table, seat, card)
    if it >= 0:
        scope.picks = [*scope.picks, it]
