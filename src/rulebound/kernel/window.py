"""Windows: when others may respond. Priority goes round the table until it has come full circle.

A game that has responses makes one `Windows` of its own rules:

    WINDOWS = Windows("priority", RESPOND, could_respond, responses, resolve)
    table.then(active, WINDOWS.open)            # a step has ended: the active player first
    table.then(me, WINDOWS.others)              # I have acted: the next player first

A seat is asked exactly when, from public facts, some card that it might hold could be played: `could_respond` is
written from those facts alone, so being asked tells nothing, and a pass that is skipped tells nothing either. With the
setting `all` every seat is asked every time; with `none`, for simulation, a seat with nothing but a pass is not asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from rulebound.kernel.action import Action, Question
from rulebound.kernel.agenda import Rule
from rulebound.kernel.setup import ALL

if TYPE_CHECKING:
    from rulebound.kernel.state import State

T = TypeVar("T", bound="State")


class Pass(Action[T]):
    """Do nothing: priority goes on to the next seat."""

    says = "Pass"

    def perform(self, table: T, me: int) -> None:
        table.passed += 1


class Windows(Generic[T]):
    """The windows of one game.

    question: what a seat with priority is asked; it should be secret, since a lone pass tells that one holds nothing.
    could_respond(table, seat): whether, for all that everybody can see, the seat may have a response.
    responses(table, seat): what it may do, a pass among it. Whoever acts puts `others` on the agenda.
    next_seat(table, seat): who is next after it and still in the game, also when the seat itself is not.
    out(table): for each seat whether it has left the game; all others must pass in a row.
    resolve: what happens once all have passed: the last effect that waits is played out, or nothing.
    """

    def __init__(
        self,
        clause: str,
        question: Question[T],
        could_respond: Callable[[T, int], bool],
        responses: Callable[[T, int], list[Action[T]]],
        next_seat: Callable[[T, int], int],
        out: Callable[[T], list[bool]],
        resolve: Rule[T],
    ) -> None:
        self.question = question
        self.could_respond = could_respond
        self.responses = responses
        self.next_seat = next_seat
        self.out = out
        self.resolve = resolve
        self.open: Rule[T] = Rule(clause, f"{clause} opens", self.begin)
        self.others: Rule[T] = Rule(clause, f"{clause} others", self.after_an_action)
        self.onwards: Rule[T] = Rule(clause, f"{clause} onwards", self.pass_on)

    def begin(self, table: T, me: int) -> None:
        """A window opens: this seat has priority first, or the next one if it has left the game."""
        table.passed = 0
        self.give(table, self.next_seat(table, me) if self.out(table)[me] else me)

    def after_an_action(self, table: T, me: int) -> None:
        """This seat has acted, so the circle in which it was asked is over: all others must pass anew."""
        table.cancel(me, self.onwards)
        table.passed = 0 if self.out(table)[me] else 1
        self.pass_on(table, me)

    def pass_on(self, table: T, me: int) -> None:
        """This seat has had priority: the next one that is still in the game has it."""
        self.give(table, self.next_seat(table, me))

    def give(self, table: T, me: int) -> None:
        """Asks this seat, or the next that could respond. Counting passes ends the circle, whoever leaves meanwhile."""
        everybody = table.setup.options["windows"] == ALL
        seats = self.out(table).count(False)
        while table.passed < seats:
            if everybody or self.could_respond(table, me):
                candidates = self.responses(table, me)
                found, untried = table.first_answers(me, self.question, candidates)
                if len(found) > 1 or not table.brisk:
                    table.then(me, self.onwards)
                    table.put(me, self.question, candidates, found, untried)
                    return
            table.passed += 1  # for all to see, this seat has no response; or in simulation, where that tells nobody
            me = self.next_seat(table, me)
        table.passed = 0
        self.resolve.does(table, me)

    def rules(self) -> list[Rule[T]]:
        """Its rules, for the game to name and save by."""
        return [self.open, self.others, self.onwards]
