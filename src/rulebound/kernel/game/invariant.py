"""Invariants: what must hold in every position of a game, or in every position in which a certain rule begins.

A game declares them in its `invariants.py`. They play no part in a game: tests and `rulebound fuzz` check them after
every decision of many games, inside `watched(game)`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulebound.kernel.basics.problem import InvariantBroken
from rulebound.kernel.table.agenda import Rule, Step
from rulebound.kernel.table.cardtable import CardTable

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

T = TypeVar("T", bound=CardTable)


class Invariant(Generic[T]):
    """An invariant: its clause, its name, and a function that lists what is wrong in a position.

    before: the rule before which it must hold, such as a turn; None if it must hold at every decision.
    """

    def __init__(self, clause: str, name: str, faults: Callable[[T], list[str]], before: Rule[T] | None = None) -> None:
        self.clause = clause
        self.name = name
        self.faults = faults
        self.before = before


def invariant(clause: str, *, before: Rule[T] | None = None) -> Callable[[Callable[[T], list[str]]], Invariant[T]]:
    """Makes an invariant from the function that lists what is wrong."""

    def made(faults: Callable[[T], list[str]]) -> Invariant[T]:
        return Invariant(clause, faults.__name__, faults, before)

    return made


def check(table: CardTable, invariants: list[Invariant[Any]]) -> None:
    """Raises InvariantBroken for the first invariant that does not hold."""
    for one in invariants:
        faults = one.faults(table)
        if faults:
            raise InvariantBroken(one.name, one.clause, faults)


@contextmanager
def watched(game: Game) -> Iterator[list[Invariant[Any]]]:
    """Checks the invariants that belong before a rule whenever that rule begins, in any position of the game.

    Yields the others, to be checked by `check` after each decision.
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
    """A function that checks these, then carries out the step."""
    does = step.does

    def checked(table: CardTable, seat: int) -> None:
        check(table, invariants)
        does(table, seat)

    return checked


def misplaced(table: CardTable, apart: Collection[int] = ()) -> list[str]:
    """The pieces that lie in two places, and those that lie in none but should.

    apart: pieces that the game stores by itself.
    """
    zones, lying = table.zones, [it for pile in table.piles for it in pile if it >= 0]
    somewhere = {*lying, *apart}
    nowhere = [it for it, number in enumerate(table.zone) if zones[number].listed and it not in somewhere]
    if len(somewhere) == len(lying) + len(apart) and not nowhere:
        return []  # the usual case; the rest finds out what is wrong
    names: dict[int, list[str]] = {}
    for place, pile in enumerate(table.piles):
        for it in pile:
            names.setdefault(it, []).append(named(table, place))
    faults = [f"piece {it} lies in {', '.join(places)}" for it, places in names.items() if it >= 0 and len(places) > 1]
    return faults + [f"piece {it} lies nowhere" for it in nowhere]


def elsewhere(table: CardTable) -> list[str]:
    """The pieces whose recorded zone or player differs from the pile they lie in."""
    faults: list[str] = []
    for place, pile in enumerate(table.piles):
        zone = table.zones[place]
        for it in pile:
            if it >= 0 and table.zone[it] != zone.number:
                faults.append(
                    f"piece {it} lies in {named(table, place)} and says that it lies in zone {table.zone[it]}"
                )
            elif it >= 0 and zone.each and table.holder[it] != place - zone.number:
                faults.append(f"piece {it} lies in {named(table, place)} and says that it is {table.holder[it]}'s")
    return faults


def named(table: CardTable, place: int) -> str:
    """`hand of seat 0`, or `market`."""
    zone = table.zones[place]
    return f"{zone.name} of seat {place - zone.number}" if zone.each else zone.name


def lasting(table: CardTable, *durations: str) -> list[str]:
    """The modifiers that still last as long as one of these, for a moment at which none should."""
    return [
        f"{one.value} of piece {one.it} by {one.amount} still lasts {one.until}"
        for one in table.all_modifiers()
        if one.until in durations
    ]


def all_of(module: Mapping[str, object]) -> list[Invariant[Any]]:
    """The invariants among the names of a module, in their order."""
    return [one for one in module.values() if isinstance(one, Invariant)]


def usual_promises(clause: str) -> list[Invariant[Any]]:
    """The invariants of every game with declared zones. clause: the one that says which cards there are."""
    return [
        Invariant(clause, "every_card_is_in_one_place", misplaced),
        Invariant(clause, "cards_lie_where_they_say", elsewhere),
    ]
