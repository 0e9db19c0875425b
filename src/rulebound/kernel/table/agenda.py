"""The agenda's steps: what is still to be done, as data. Rules of the rulebook wait here for their seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")

MOST_SEATS: Final = 4


class Step(Generic[T]):
    """Something still to be done: a rule waiting for its seat, or an effect.

    Immutable and made once, with a name to be saved by: copies of a table share it. `does(table, seat)` does it: it
    uses verbs, puts further steps on the agenda, or asks.
    """

    def __init__(self, clause: str, name: str, does: Callable[[T, int], None], seat: int) -> None:
        self.clause = clause
        self.name = name
        self.does = does
        self.seat = seat


class Rule(Generic[T]):
    """A function `rule(table, me)` of the rulebook with its clause, and its steps, one for each seat."""

    def __init__(self, clause: str, name: str, does: Callable[[T, int], None]) -> None:
        self.clause = clause
        self.name = name
        self.does = does
        self.steps: list[Step[T]] = [Step(clause, f"{name}:{seat}", does, seat) for seat in range(MOST_SEATS)]

    def by(self, seat: int) -> Step[T]:
        """This rule for this seat, for chains in which the seats differ."""
        return self.steps[seat]


class Order(Generic[T]):
    """Rules that follow each other for one seat, such as the steps of a turn.

    steps: for each seat its steps, the first last, as they lie on the agenda.
    """

    def __init__(self, *rules: Rule[T]) -> None:
        self.rules = list(rules)
        self.steps: list[list[Step[T]]] = [[rule.by(seat) for rule in self.rules[::-1]] for seat in range(MOST_SEATS)]


def of_rival(rule: Rule[T]) -> Rule[T]:
    """A rule for the other one of two players, in an order of rules."""
    turned = Rule(rule.clause, rule.name, rule.does)
    turned.steps = [rule.by(1), rule.by(0), *rule.steps[2:]]
    return turned


def rule(clause: str) -> Callable[[Callable[[T, int], None]], Rule[T]]:
    """Makes a rule, which can wait on the agenda, of the function that carries it out."""

    def made(does: Callable[[T, int], None]) -> Rule[T]:
        return Rule(clause, does.__name__, does)

    return made
