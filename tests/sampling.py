"""Samples of costly tests: a few of their values are tried in the gate, all of them with `--all`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

import rulebound
from rulebound.kernel.game.game import Game
from tests.contract.walks import load


def sampled(values: Iterable[Any], *kept: Any) -> list[Any]:
    """The values as parameters of a test; all but `kept` are marked as slow, which leaves them to `--all`."""
    found = list(values)
    assert all(value in found for value in kept), f"not all are among the values: {kept}"
    return [value if value in kept else left(value) for value in found]


def every(step: int, values: Iterable[Any]) -> list[Any]:
    """The values as parameters of a test; each but the first of so many is left to `--all`."""
    return [value if n % step == 0 else left(value) for n, value in enumerate(values)]


def at_tables(metafunc: pytest.Metafunc, seats_in_the_gate: Callable[[Game], Iterable[int]]) -> None:
    """Tries a test in every game, and with every number of seats where it asks for one.

    The gate tries it with those numbers of seats that are said for a game, and leaves out games without any.
    """
    games = [load(name) for name in rulebound.GAMES]
    tried = {game.name: set(seats_in_the_gate(game)) for game in games}
    if "seats" in metafunc.fixturenames:
        tables = [(game, seats) for game in games for seats in game.seats]
        values = [table if table[1] in tried[table[0].name] else left(*table) for table in tables]
        metafunc.parametrize(("game", "seats"), values, ids=[f"{game.name}-{seats}" for game, seats in tables])
    elif "game" in metafunc.fixturenames:
        kept = [game for game in games if tried[game.name]]
        metafunc.parametrize("game", sampled(games, *kept), ids=[game.name for game in games])


def left(*values: Any) -> Any:
    """The parameters of a test that is left to `--all`."""
    return pytest.param(*values, marks=pytest.mark.slow)
