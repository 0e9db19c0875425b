"""What one player loses and another one gains, although a card may do something in place of the loss."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulebound.cardtext.phrases.structure.effects import DoForSeats, Seats
from rulebound.cardtext.phrases.structure.sentences import Does
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in its place, so it is none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource

OfGiver = Callable[[Any, Scope, int], int]  # (table, scope, giver): how much


class HandsOver(DoForSeats):
    """Each of these players loses so much, and the player of the text gains what was really lost.

    gives: the other way round: the player of the text loses it, and each of these gains it.
    """

    def __init__(
        self, seats: Seats, resource: Resource, number: OfGiver, leave: Step[Any], *, gives: bool = False
    ) -> None:  # fmt: skip
        super().__init__(seats, self.hand_over)
        self.resource = resource
        self.number = number
        self.leave = leave
        self.gives = gives
        self.gained = GainWhatWasLost(resource, gives=gives)
        self.next: Effect[Any] = NextOne(self.hand_over)

    def parts(self) -> list[Effect[Any]]:
        return [self.gained, self.next]

    def run(self, table: Any, scope: Scope) -> None:
        """Of several players each is done with before the next, since each can be asked."""
        seats = self.seats(table, scope)
        if len(seats) <= 1:
            super().run(table, scope)
            return
        inner = scope.inner(scope.me)
        inner.queue = seats[::-1]
        table.play_out(self.next, inner, self.leave)

    def hand_over(self, table: Any, scope: Scope, seat: int) -> None:
        """At once; only where the loss waits for something that may be done instead does the gain wait as well."""
        giver = scope.me if self.gives else seat
        had = self.resource.had(table, giver)
        if seat == scope.me or had <= 0:
            return
        n = min(had, self.number(table, scope, giver))
        after = Scope(scope.me, scope.source, [], number=had)
        after.they = seat
        table.play_out(self.gained, after, self.leave)
        self.resource.lose(table, giver, n)
        if table.scopes and table.scopes[-1] is after:
            del table.agenda[-2:]
            self.gained.run(table, after)
            table.scopes.remove(after)


class NextOne(Effect[Any]):
    """The next player who waits in the queue."""

    def __init__(self, hand_over: Does) -> None:
        super().__init__()
        self.hand_over = hand_over

    def run(self, table: Any, scope: Scope) -> None:
        if scope.queue:
            seat = scope.queue.pop()
            table.agenda.append(self.step)
            self.hand_over(table, scope, seat)


class GainWhatWasLost(Effect[Any]):
    """The number of the scope is what the one had before."""

    def __init__(self, resource: Resource, *, gives: bool) -> None:
        super().__init__()
        self.resource = resource
        self.gives = gives

    def run(self, table: Any, scope: Scope) -> None:
        giver, taker = (scope.me, scope.they) if self.gives else (scope.they, scope.me)
        lost = scope.number - self.resource.had(table, giver)
        if lost > 0:
            self.resource.give(table, taker, lost)
