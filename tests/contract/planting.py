"""How faults are planted: a function of the program is replaced by one that does a little more, less, or else."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import pytest

from rulebound.kernel.basics.problem import DataError

Law: TypeAlias = Callable[..., None]
Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Fault:
    """Something wrong that a law must notice in a game, with so many seats; by: what the law then raises."""

    plant: Plant
    law: Law
    game: str
    seats: int
    by: tuple[type[BaseException], ...]

    def __str__(self) -> str:
        return f"{self.plant.__name__}-{self.law.__name__.removeprefix('test_')}"


FAULTS: Final[list[Fault]] = []


def noticed_by(
    *laws: Law, game: str = "courses", seats: int = 2, by: type[BaseException] = AssertionError
) -> Callable[[Plant], Plant]:
    """Takes note that this fault makes each of these laws fail, with an assertion unless it says otherwise."""
    noticed = (by, DataError, BaseExceptionGroup, pytest.fail.Exception)  # a group: Hypothesis found several

    def noted(plant: Plant) -> Plant:
        FAULTS.extend(Fault(plant, law, game, seats, noticed) for law in laws)
        return plant

    return noted


def check(law: Law, given: dict[str, Any]) -> None:
    """Puts a law to the test, with all values that it is tried with."""
    wanted = inspect.signature(law).parameters
    tried = [mark.args for mark in getattr(law, "pytestmark", []) if mark.name == "parametrize"]
    for name, values in tried or [("", [None])]:
        for value in values:
            known = given | {name: value}
            law(**{key: known[key] for key in wanted})


def also(patch: pytest.MonkeyPatch, owner: object, name: str, action: Callable[..., Any]) -> None:
    """After the function, the action too: with the same arguments, and what the function has returned first."""
    original = getattr(owner, name)

    def more(*arguments: Any, **named: Any) -> Any:
        returned = original(*arguments, **named)
        instead = action(returned, *arguments, **named)
        return returned if instead is None else instead

    patch.setattr(owner, name, more)
