"""Windows: when others may respond. Priority goes round the table until it has come full circle.

A game that has responses has a kind of `Windows` with its own rules:

    WINDOWS = Priority("priority", RESPOND)
    table.then(active, WINDOWS.open)            # a step has ended: the active player first
    table.then(me, WINDOWS.others)              # I have acted: the next player first

A seat is asked exactly when, from public facts, some card that it might hold could be played: `could_respond` is
written from those facts alone, so being asked tells nothing, and a pass that is skipped tells nothing either. With the
setting `all` every seat is asked every time; with `none`, for simulation, a seat with nothing but a pass is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from rulebound.kernel.action import Action, Question
from rulebound.kernel.agenda import Rule
from rulebound.kernel.setup import ALL

if TYPE_CHECKING:
    from rulebound.kernel.turns import Turns

T = TypeVar("T", bound="Turns")


class Pass(Action[T]):
    """Do nothing: priority goes on to the next seat."""

    says = "Pass"

    def perform(self, table: T, me: int) -> None:
        table.passed += 1


class Windows(Generic[T]):
    """The windows of one game, which has a subclass of it.

    question: what a seat with priority is asked; it should be secret, since a lone pass tells that one holds nothing.
    """

    def __init__(self, clause: str, question: Question[T]) -> None:
        self.question = question
        self.open: Rule[T] = Rule(clause, f"{clause} opens", self.begin)
        self.others: Rule[T] = Rule(clause, f"{clause} others", self.after_an_action)
        self.onwards: Rule[T] = Rule(clause, f"{clause} onwards", self.pass_on)

    # -- what each game says for itself --------------------------------------------------------------------------------

    def could_respond(self, table: T, me: int) -> bool:
        """Whether, for all that everybody can see, this seat may have a response."""
        raise NotImplementedError  # each game has its own

    def responses(self, table: T, me: int) -> list[Action[T]]:
        """What this seat may do, a pass at the end. Whoever acts puts `others` on the agenda."""
        raise NotImplementedError  # each game has its own

    def likely_responses(self, table: T, me: int) -> list[Action[T]]:
        """The same for simulation, without those that a first look, seeing all, excludes."""
        return self.responses(table, me)

    def all_have_passed(self, table: T) -> None:
        """What happens then: the last effect that waits is played out, or nothing."""
        raise NotImplementedError  # each game has its own

    # -- priority ------------------------------------------------------------------------------------------------------

    def begin(self, table: T, me: int) -> None:
        """A window opens: this seat has priority first, or the next one if it has left the game."""
        table.passed = 0
        self.give(table, table.next_seat(me) if table.out[me] else me)

    def open_now(self, table: T, me: int) -> None:
        """The same at once, for a rule that has nothing else to do."""
        table.clause = self.question.clause
        self.begin(table, me)

    def after_an_action(self, table: T, me: int) -> None:
        """This seat has acted, so the circle in which it was asked is over: all others must pass anew."""
        table.cancel(me, self.onwards)
        table.passed = 0 if table.out[me] else 1
        self.pass_on(table, me)

    def pass_on(self, table: T, me: int) -> None:
        """This seat has had priority: the next one that is still in the game has it."""
        self.give(table, table.next_seat(me))

    def give(self, table: T, me: int) -> None:
        """Asks this seat, or the next that could respond. Counting passes ends the circle, whoever leaves meanwhile."""
        seats = table.order[me]
        passed, most = table.passed, len(seats)
        for seat in seats:
            if passed >= most:
                break
            candidates = self.likely_responses(table, seat) if table.brisk else self.offered(table, seat)
            if candidates:
                found, untried = table.first_answers(seat, self.question, candidates)
                if len(found) > 1 or not table.brisk:
                    table.passed = passed
                    table.then(seat, self.onwards)
                    table.put(seat, self.question, candidates, found, untried)
                    return
            passed += 1  # for all to see, this seat has no response; or in simulation, where that tells nobody
        table.passed = 0
        self.all_have_passed(table)

    def offered(self, table: T, me: int) -> list[Action[T]]:
        """What comes into question as a response; nothing where, for all to see, there is none."""
        if table.setup.options["windows"] == ALL or self.could_respond(table, me):
            return self.responses(table, me)
        return []

    def rules(self) -> list[Rule[T]]:
        """Its rules, for the game to name and save by."""
        return [self.open, self.others, self.onwards]
