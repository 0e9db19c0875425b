"""Random games from Python, beside those of OpenSpiel."""

from __future__ import annotations

import importlib.util

import pytest

from rulebound.games import load
from rulebound.lab import python_loop
from rulebound.lab.python_loop import OPENSPIEL_GAMES, Loop, from_python, inside, measured, theirs


def test_the_loop_from_python_plays_games_to_their_end() -> None:
    assert from_python(load("windward"), 3) > 20
    assert inside(load("windward"), 3) > 20


def test_games_of_openspiel_are_played_where_it_is_installed() -> None:
    names = [loop.name for loop in theirs()]

    assert names == (list(OPENSPIEL_GAMES) if importlib.util.find_spec("pyspiel") else [])


def test_the_quickest_round_counts_after_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(python_loop, "PLAYING", 0.001)
    seeds: list[int] = []

    def play(seed: int) -> int:
        seeds.append(seed)
        return 1000

    [loop] = measured([Loop("a game", play)])

    assert loop.rate > 0
    assert {seed // 1_000_000 for seed in seeds} == set(range(python_loop.ROUNDS + 1))
