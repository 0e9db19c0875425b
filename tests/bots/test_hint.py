"""Advice, and the levels that a person may choose from."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.bots import LEVELS, bot_of, hint
from rulebound.kernel.table.cardtable import CardTable

GAME = rulebound.load("courses")


def about_to_win() -> CardTable:
    """Seat 0 has 19 points, and a partner at an open course."""
    there = {"name": "Rooftop Garden", "partners": ["Captain Barnacle", "Twig"]}
    mine = {"points": 19, "hand": ["Twig"], "world map": [there], "deck": ["Aki"] * 3}
    return GAME.scene(seats=[mine, {"points": 3, "deck": ["Aki"] * 3}], active=0, turn=5)


@pytest.mark.parametrize("spec", ["greedy", "ismcts:60"])
def test_the_advice_is_to_win_where_one_can_with_the_two_next_best_besides(spec: str) -> None:
    state = about_to_win()
    seat = state.seat_of(0)

    found = hint(seat, spec, seed=1)

    assert str(found.best.action).startswith("Clear")
    assert len(found.others) == 2
    assert {one.action for one in (found.best, *found.others)} <= set(seat.legal_actions())
    assert found.best.chance == 1.0
    assert all(0.0 <= one.chance <= 1.0 for one in found.others)


def test_advice_changes_nothing_at_the_table() -> None:
    state = about_to_win()
    before = state.fingerprint()

    hint(state.seat_of(0), "ismcts:20", seed=1)

    assert state.fingerprint() == before


def test_there_are_no_more_options_in_a_hint_than_at_the_table() -> None:
    state = GAME.new_state(seed=5)  # a first hand is kept, or not

    assert len(hint(state.seat_of(state.seat), "greedy", seed=1).others) == 1


def test_a_bot_that_does_not_think_gives_no_advice() -> None:
    state = GAME.new_state(seed=5)

    with pytest.raises(rulebound.SetupError, match="'random' has no estimates"):
        hint(state.seat_of(state.seat), "random", seed=1)


def test_every_level_has_a_name_of_its_own_a_sentence_and_a_bot_that_exists() -> None:
    assert len({level.name for level in LEVELS}) == len(LEVELS) >= 5
    for level in LEVELS:
        bot_of(level.spec, 0)
        assert level.sentence.endswith(".")


def test_a_move_at_the_strongest_level_takes_two_seconds_at_most() -> None:
    """What is offered to people is written in seconds."""
    name, _, seconds = LEVELS[-1].spec.partition(":")

    assert name == "ismcts"
    assert seconds.endswith("s") and float(seconds[:-1]) < 2
