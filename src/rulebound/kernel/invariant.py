"""Invariants: what the rules of a game promise of every position, or of every position in which some rule begins.

A game declares them beside its clauses, in `invariants.py`. They are no part of play: the laws and `rulebound fuzz`
test them after every decision of many games, inside `watched(game)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulebound.kernel.agenda import Rule, Step
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.problem import InvariantBroken

if TYPE_CHECKING:
    from rulebound.kernel.game import Game

T = TypeVar("T", bound=CardTable)


class Invariant(Generic[T]):
    """A promise: its clause, its name, and a function that lists what is wrong on a table; nothing while it holds.

    before: the rule before which it must hold, for example a turn; None for one that holds at every decision.
    """

    def __init__(self, clause: str, name: str, faults: Callable[[T], list[str]], before: Rule[T] | None = None) -> None:
        self.clause = clause
        self.name = name
        self.faults = faults
        self.before = before


def invariant(clause: str, *, before: Rule[T] | None = None) -> Callable[[Callable[[T], list[str]]], Invariant[T]]:
    """Makes an invariant of the function that lists what is wrong."""

    def made(faults: Callable[[T], list[str]]) -> Invariant[T]:
        return Invariant(clause, faults.__name__, faults, before)

    return made


def check(table: CardTable, invariants: list[Invariant[Any]]) -> None:
    """Raises InvariantBroken for the first of these that does not hold."""
    for one in invariants:
        faults = one.faults(table)
        if faults:
            raise InvariantBroken(one.name, one.clause, faults)


@contextmanager
def watched(game: Game) -> Iterator[list[Invariant[Any]]]:
    """Lets the invariants that belong before a rule be tested whenever that rule begins, at any table of the game.

    Gives the others, which whoever plays tests with `check` after each decision.
    """
    always = [one for one in game.invariants if one.before is None]
    rules = {one.before.name: one.before for one in game.invariants if one.before is not None}
    steps = [step for rule in rules.values() for step in rule.steps]
    before = [step.does for step in steps]
    for step in steps:
        step.does = checking(step, [one for one in game.invariants if is_before(one, step)])
    try:
        yield always
    finally:
        for step, does in zip(steps, before, strict=True):
            step.does = does


def is_before(one: Invariant[Any], step: Step[Any]) -> bool:
    """Whether it must hold before this step."""
    return one.before is not None and step in one.before.steps


def checking(step: Step[Any], invariants: list[Invariant[Any]]) -> Callable[[Any, int], None]:
    """What the step does, once these have been tested."""
    does = step.does

    def checked(table: CardTable, seat: int) -> None:
        check(table, invariants)
        does(table, seat)

    return checked


def misplaced(table: CardTable, zones: dict[str, list[int]]) -> list[str]:
    """The pieces that lie in several of these zones or twice in one, and those with a face that lie in none."""
    lying = [it for pieces in zones.values() for it in pieces]
    somewhere = set(lying)
    if len(somewhere) == len(lying) and all([face < 0 or it in somewhere for it, face in enumerate(table.faces)]):
        return []  # as always: the rest says what is wrong
    times: dict[int, list[str]] = {}
    for name, pieces in zones.items():
        for it in pieces:
            times.setdefault(it, []).append(name)
    faults = [f"piece {it} lies in {', '.join(names)}" for it, names in times.items() if len(names) > 1]
    faults += [f"piece {it} lies nowhere" for it, face in enumerate(table.faces) if face >= 0 and it not in times]
    return faults


def elsewhere(table: CardTable, zones: dict[str, list[int]], numbers: dict[str, int], said: list[int]) -> list[str]:
    """The pieces of which the table says that they lie in another zone, or with another player.

    zones: their pieces; those of a player are called `hand of seat 0`. numbers: of each kind of zone, without its
    player. said: for each piece the number of the zone in which it says that it lies.
    """
    faults: list[str] = []
    for zone, pieces in zones.items():
        name, _, seat = zone.partition(" of seat ")
        number, owner = numbers[name], int(seat) if seat else -1
        for it in pieces:
            if said[it] != number:
                faults.append(f"piece {it} lies in the {zone} and says that it lies in zone {said[it]}")
            if seat and table.controller(it) != owner:
                faults.append(f"piece {it} lies in the {zone} and is controlled by {table.controller(it)}")
    return faults
