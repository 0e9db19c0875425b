"""Playing on from a position that a search has not looked at."""

from __future__ import annotations

from collections import Counter

import pytest

import rulebound
from rulebound.bots.judging import worth
from rulebound.bots.playouts import best_of, drawn, playout
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.playout import play_randomly
from rulebound.kernel.table.cardtable import CardTable

GAME = rulebound.load("courses")


def middle(seed: int = 3) -> CardTable:
    """A game in its middle."""
    state = GAME.new_state(seed=seed, seats=2)
    play_randomly(state, Chance.of(seed), 60)
    return state


def test_with_one_sample_the_playing_is_random() -> None:
    expected = middle()
    play_randomly(expected, Chance.of(5), 30)

    assert playout(middle(), Chance.of(5), 30, samples=1).fingerprint() == expected.fingerprint()


@pytest.mark.parametrize("samples", [1, 2, 9])
def test_no_more_decisions_are_made_than_asked_for(samples: int) -> None:
    state = middle()
    before = state.decisions

    assert playout(state, Chance.of(1), 10, samples).decisions == before + 10


def test_the_playing_ends_with_the_game() -> None:
    assert playout(middle(), Chance.of(1), 100_000, samples=2).over


def test_of_the_drawn_options_the_one_worth_most_to_who_decides_is_taken() -> None:
    state = middle()
    me = state.seat
    assert len(state.options) > 2
    worths: list[float] = []
    for option in state.options:
        trial = state.clone()
        trial.take(option)
        worths.append(worth(trial, me))
    assert len(set(worths)) > 1

    assert worth(best_of(state, state.options), me) == max(worths)


def test_bots_that_compare_more_options_beat_those_that_play_at_random() -> None:
    wins = 0
    for seed in range(20):
        state: CardTable = GAME.new_state(seed=seed, seats=2)
        chance, clever = Chance.of(seed, "play"), seed % 2
        while not state.over:
            state = playout(state, chance, 1, samples=3 if state.seat == clever else 1)
        wins += clever in state.winners

    assert wins >= 16


def test_options_are_drawn_without_repeating_and_each_as_likely_as_the_others() -> None:
    options, chance = middle().options, Chance.of(7)
    seen: Counter[str] = Counter()
    for _ in range(3000):
        found = drawn(options, chance, 2)
        assert len(found) == 2 and found[0] != found[1]
        seen.update(str(option.code) for option in found)

    even = 6000 / len(options)
    assert len(seen) == len(options)
    assert all(0.85 * even < times < 1.15 * even for times in seen.values())


def test_all_options_are_drawn_where_there_are_few() -> None:
    options = middle().options

    assert sorted(o.code for o in drawn(options, Chance.of(1), 99)) == sorted(o.code for o in options)
