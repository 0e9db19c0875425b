"""Windows: when other seats may respond. Priority goes round the table until all have passed.

A game with responses has a subclass of `Windows` with its own rules:

    WINDOWS = Priority("priority", RESPOND)
    table.then(active, WINDOWS.open)            # a step has ended: the active player first
    table.then(me, WINDOWS.others)              # I have acted: the next player first

A seat is asked exactly when, by public facts, a card that it might hold could be played. `could_respond` uses only
those facts, so neither a question nor a skipped pass reveals anything. With the setting `all` every seat is asked every
time; with `none`, for simulation, a seat that can only pass is not asked.
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
    """Pass: priority goes to the next seat."""

    says = "Pass"

    def perform(self, table: T, me: int) -> None:
        table.passed += 1


class Windows(Procedure[T]):
    """The windows of a game.

    question: what a seat with priority is asked; it should be secret, since a lone pass reveals an empty hand.
    """

    def __init__(self, clause: str, question: Question[T]) -> None:
        self.question = question
        self.open: Rule[T] = Rule(clause, f"{clause} opens", self.begin)
        self.others: Rule[T] = Rule(clause, f"{clause} others", self.after_an_action)
        self.onwards: Rule[T] = Rule(clause, f"{clause} onwards", self.pass_on)

    # -- what a game implements ----------------------------------------------------------------------------------------

    def could_respond(self, table: T, me: int) -> bool:
        """Whether, by public facts, this seat may have a response."""
        raise NotImplementedError  # each game has its own

    def responses(self, table: T, me: int) -> list[Action[T]]:
        """The candidates of this seat, with a pass at the end. A response puts `others` on the agenda."""
        raise NotImplementedError  # each game has its own

    def likely_responses(self, table: T, seats: list[int]) -> list[tuple[int, list[Action[T]]]]:
        """The same for simulation: for those of these seats that have any, in their order.

        It may look at hidden cards to leave out responses, and seats, that are quickly seen to be impossible.
        """
        return [(seat, self.responses(table, seat)) for seat in seats]

    def all_have_passed(self, table: T) -> None:
        """After all have passed: carries out the last effect that waits, if there is one."""
        raise NotImplementedError  # each game has its own

    # -- priority ------------------------------------------------------------------------------------------------------

    def begin(self, table: T, me: int) -> None:
        """Opens a window: this seat has priority first, or the next one if it is eliminated."""
        table.passed = 0
        self.give(table, me)

    def open_now(self, table: T, me: int) -> None:
        """The same at once, as the last act of a rule."""
        table.clause = self.question.clause
        table.passed = 0
        self.give(table, me)

    def after_an_action(self, table: T, me: int) -> None:
        """After a response: all other seats must pass again."""
        table.cancel(me, self.onwards)
        table.passed = 0 if table.out[me] else 1
        self.give(table, me + 1)

    def pass_on(self, table: T, me: int) -> None:
        """Gives priority to the next seat."""
        self.give(table, me + 1)

    def give(self, table: T, me: int) -> None:
        """Asks this seat, or the next one in the game that could respond.

        The round ends by counting passes, even if a seat is eliminated meanwhile.
        """
        seats = table.clockwise[me if me < table.seats else 0]
        if table.passed > 0:
            seats = seats[: -table.passed]
        if not table.passes_alone:
            self.give_openly(table, seats)
            return
        for seat, candidates in self.likely_responses(table, seats):
            if table.ask(
                seat, self.question, candidates, 2
            ):  # a seat that can only pass is not asked; in a simulation this reveals nothing
                table.passed += seats.index(seat)
                table.then(seat, self.onwards)
                return
        table.passed = 0
        self.all_have_passed(table)

    def give_openly(self, table: T, seats: list[int]) -> None:
        """Asks the first of these seats that, by public facts, could respond."""
        for seat in seats:
            candidates = self.offered(table, seat)
            if candidates and table.ask(seat, self.question, candidates):
                table.then(seat, self.onwards)
                return
            table.passed += 1
        table.passed = 0
        self.all_have_passed(table)

    def offered(self, table: T, me: int) -> list[Action[T]]:
        """The candidates for a response; empty if, by public facts, there is none."""
        if table.setup.options["windows"] == ALL or self.could_respond(table, me):
            return self.responses(table, me)
        return []

    def rules(self) -> list[Rule[T]]:
        return [self.open, self.others, self.onwards]
