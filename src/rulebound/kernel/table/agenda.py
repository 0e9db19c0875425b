"""The steps of the agenda: what is still to be done, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")

MOST_SEATS: Final = 4


class Step(Generic[T]):
    """A step that waits on the agenda: a rule for a seat, or an effect.

    Immutable, made once and shared, with a name to save it by. `does(table, seat)` carries it out: it uses verbs, adds
    further steps to the agenda, or asks a question.
    """

    def __init__(self, clause: str, name: str, does: Callable[[T, int], None], seat: int) -> None:
        self.clause = clause
        self.name = name
        self.does = does
        self.seat = seat


class Rule(Generic[T]):
    """A rule of the rulebook: a function `rule(table, me)` with its clause, and a step for each seat."""

    def __init__(self, clause: str, name: str, does: Callable[[T, int], None]) -> None:
        self.clause = clause
        self.name = name
        self.does = does
        self.steps: list[Step[T]] = [Step(clause, f"{name}:{seat}", does, seat) for seat in range(MOST_SEATS)]

    def by(self, seat: int) -> Step[T]:
        """The step of this rule for this seat, for chains in which the seats differ."""
        return self.steps[seat]


class Order(Generic[T]):
    """Rules that follow each other for a seat, such as the phases of a turn.

    steps: the steps of each seat in the order of the agenda: the next one last.
    """

    def __init__(self, *rules: Rule[T]) -> None:
        self.rules = list(rules)
        self.steps: list[list[Step[T]]] = [[rule.by(seat) for rule in self.rules[::-1]] for seat in range(MOST_SEATS)]


def of_rival(rule: Rule[T]) -> Rule[T]:
    """In an order of rules, a rule for the other of two players."""
    turned = Rule(rule.clause, rule.name, rule.does)
    turned.steps = [rule.by(1), rule.by(0), *rule.steps[2:]]
    return turned


def rule(clause: str) -> Callable[[Callable[[T, int], None]], Rule[T]]:
    """Makes a rule from the function that carries it out."""

    def made(does: Callable[[T, int], None]) -> Rule[T]:
        return Rule(clause, does.__name__, does)

    return made
