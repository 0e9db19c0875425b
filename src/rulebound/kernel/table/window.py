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

from typing import TYPE_CHECKING, TypeVar

from rulebound.kernel.basics.setup import ALL
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Rule
from rulebound.kernel.table.procedure import Procedure

if TYPE_CHECKING:
    from rulebound.kernel.table.turns import Turns

T = TypeVar("T", bound="Turns")


class Pass(Action[T]):
    """Do nothing: priority goes on to the next seat."""

    says = "Pass"

    def perform(self, table: T, me: int) -> None:
        table.passed += 1


class Windows(Procedure[T]):
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

    def likely_responses(self, table: T, seats: list[int]) -> list[tuple[int, list[Action[T]]]]:
        """The same for simulation, for those of these seats that have any, in their order.

        Without those that a first look, seeing all, excludes, and so without the seats that have nothing else.
        """
        return [(seat, self.responses(table, seat)) for seat in seats]

    def all_have_passed(self, table: T) -> None:
        """What happens then: the last effect that waits is played out, or nothing."""
        raise NotImplementedError  # each game has its own

    # -- priority ------------------------------------------------------------------------------------------------------

    def begin(self, table: T, me: int) -> None:
        """A window opens: this seat has priority first, or the next one if it has left the game."""
        table.passed = 0
        self.give(table, me)

    def open_now(self, table: T, me: int) -> None:
        """The same at once, for a rule that has nothing else to do."""
        table.clause = self.question.clause
        table.passed = 0
        self.give(table, me)

    def after_an_action(self, table: T, me: int) -> None:
        """This seat has acted, so the circle in which it was asked is over: all others must pass anew."""
        table.cancel(me, self.onwards)
        table.passed = 0 if table.out[me] else 1
        self.give(table, me + 1)

    def pass_on(self, table: T, me: int) -> None:
        """This seat has had priority: the next one has it."""
        self.give(table, me + 1)

    def give(self, table: T, me: int) -> None:
        """Asks this seat, or the next one still in the game that could respond; the seat after the last is the first.

        Counting passes ends the circle, whoever leaves meanwhile.
        """
        seats = table.clockwise[me if me < table.seats else 0]
        if table.passed > 0:
            seats = seats[: -table.passed]
        if not table.brisk:
            self.give_openly(table, seats)
            return
        for seat, candidates in self.likely_responses(table, seats):
            if table.ask(
                seat, self.question, candidates, 2
            ):  # who can but pass is not: here that tells nobody anything
                table.passed += seats.index(seat)
                table.then(seat, self.onwards)
                return
        table.passed = 0
        self.all_have_passed(table)

    def give_openly(self, table: T, seats: list[int]) -> None:
        """Asks the first of these seats that, for all to see, could respond."""
        for seat in seats:
            candidates = self.offered(table, seat)
            if candidates and table.ask(seat, self.question, candidates):
                table.then(seat, self.onwards)
                return
            table.passed += 1
        table.passed = 0
        self.all_have_passed(table)

    def offered(self, table: T, me: int) -> list[Action[T]]:
        """What comes into question as a response; nothing where, for all to see, there is none."""
        if table.setup.options["windows"] == ALL or self.could_respond(table, me):
            return self.responses(table, me)
        return []

    def rules(self) -> list[Rule[T]]:
        return [self.open, self.others, self.onwards]
