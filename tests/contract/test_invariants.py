"""What the rules of a game promise of every position, declared in its `invariants.py`, is so."""

from __future__ import annotations

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.invariant import check, watched
from tests.contract.walks import any_option, starts, walk


def test_what_the_rules_promise_is_so_after_every_decision(game: Game, seats: int) -> None:
    with watched(game) as always:
        for number, start in enumerate(starts(game, seats)):
            for state in walk(start, Chance.of(number, "promised")):
                check(state, always)


def test_what_the_rules_promise_is_so_where_others_are_always_asked(game: Game, seats: int) -> None:
    """Whoever is asked at every opportunity can do things at the last moment of a turn."""
    with watched(game) as always:
        for start in starts(game, seats, options={"windows": "all"})[:2]:
            for state in walk(start, Chance.of(seats, "asked"), any_option):
                check(state, always)


def test_every_promise_is_of_a_clause(game: Game) -> None:
    assert [one.name for one in game.invariants if one.clause not in game.rules] == []
    assert any(one.before is None for one in game.invariants), "nothing is promised of every position"


def test_watching_leaves_the_game_as_it_was(game: Game) -> None:
    before = [step.does for step in game.steps.values()]

    with watched(game):
        during = [step.does for step in game.steps.values()]

    assert [step.does for step in game.steps.values()] == before
    assert (during != before) == any(one.before is not None for one in game.invariants)
