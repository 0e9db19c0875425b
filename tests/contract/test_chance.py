"""Chance is exact, fair and copyable, and a scene's dice say what the scene says."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.kernel.basics.chance import Chance, Chances
from rulebound.kernel.basics.problem import ScriptEnded
from tests.contract.fuzzing import QUICK
from tests.contract.statistics import Tally, is_near, is_uniform

SEEDS = st.integers(min_value=-(1 << 130), max_value=1 << 130)
WORDS = st.lists(st.integers(0, 0xFFFFFFFF), min_size=4, max_size=4)


def sfc32(words: list[int]) -> tuple[int, list[int]]:
    """One step of Chris Doty-Humphrey's generator, written down again: its output and its next words."""
    a, b, c, count = words
    out = (a + b + count) % (1 << 32)
    turned = ((c << 21) | (c >> 11)) % (1 << 32)
    return out, [b ^ (b >> 9), (c + (c << 3)) % (1 << 32), (turned + out) % (1 << 32), (count + 1) % (1 << 32)]


@QUICK
@given(WORDS)
def test_the_stream_is_that_of_sfc32(words: list[int]) -> None:
    chance = Chance(*words)

    for _ in range(20):
        out, words = sfc32(words)
        assert chance.next() == out
        assert chance.words() == words


@QUICK
@given(SEEDS, st.integers(1, 1 << 31))
def test_a_number_below_another_is_below_it(seed: int, n: int) -> None:
    chance = Chance.of(seed, "below")

    assert all(0 <= chance.below(n) < n for _ in range(20))


@QUICK
@given(SEEDS, st.integers(0, 30))
def test_a_stream_goes_on_alike_after_its_words_were_kept(seed: int, steps: int) -> None:
    chance = Chance.of(seed)
    for _ in range(steps):
        chance.next()

    again = Chance(*chance.words())

    assert [again.next() for _ in range(20)] == [chance.next() for _ in range(20)]


@QUICK
@given(SEEDS)
def test_a_copy_of_a_stream_goes_on_alike_and_apart(seed: int) -> None:
    chance = Chance.of(seed)
    before, copy = chance.words(), chance.clone()

    drawn = [copy.next() for _ in range(20)]

    assert chance.words() == before
    assert [chance.next() for _ in range(20)] == drawn


@QUICK
@given(SEEDS, st.text(max_size=8), st.text(max_size=8))
def test_other_names_and_neighbouring_seeds_are_other_streams(seed: int, name: str, other: str) -> None:
    words = Chance.of(seed, name).words()

    assert Chance.of(seed, name).words() == words
    assert Chance.of(seed + 1, name).words() != words
    assert (Chance.of(seed, other).words() == words) == (other == name)


@QUICK
@given(SEEDS, st.lists(st.integers(), max_size=70))
def test_a_shuffle_loses_and_makes_nothing(seed: int, things: list[int]) -> None:
    shuffled = things[:]

    Chance.of(seed).shuffle(shuffled)

    assert sorted(shuffled) == sorted(things)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 60, 100])
def test_all_numbers_are_equally_likely(n: int) -> None:
    chance = Chance.of(1, f"fair {n}")

    assert is_uniform(Tally(chance.below(n) for _ in range(100 * n)), range(n))


def test_numbers_are_fair_where_they_do_not_divide_the_range() -> None:
    """Of every eight words, three would fall on the first and second third of these numbers, and two on the last."""
    chance = Chance.of(2, "fair")

    assert is_uniform(Tally(chance.below(3 << 29) % 3 for _ in range(3_000)), range(3))


@pytest.mark.parametrize("n", [2, 3, 4])
def test_all_orders_are_equally_likely(n: int) -> None:
    chance = Chance.of(3, "orders")
    tally: Tally[tuple[int, ...]] = Tally()
    orders = list(permutations(range(n)))

    for _ in range(100 * len(orders)):
        things = list(range(n))
        chance.shuffle(things)
        tally[tuple(things)] += 1

    assert is_uniform(tally, orders)


@pytest.mark.parametrize("n", [7, 60, 1030])
def test_every_thing_can_come_to_every_place(n: int) -> None:
    """Also where a shuffle works otherwise: with more than 1024 things."""
    chance = Chance.of(5, "places")
    tally: Tally[int] = Tally()

    for _ in range(20 * min(n, 60)):
        things = list(range(n))
        chance.shuffle(things)
        tally[things.index(0) * 7 // n] += 1
        tally[things.index(n - 1) * 7 // n] += 1

    size = Tally(place * 7 // n for place in range(n))
    assert set(tally) == set(size)
    assert all(is_near(tally[part], tally.total(), times / n) for part, times in size.items())


def test_neighbouring_numbers_of_a_stream_have_nothing_in_common() -> None:
    chance = Chance.of(4, "pairs")

    pairs = Tally((chance.below(6), chance.below(6)) for _ in range(3_600))

    assert is_uniform(pairs, [(a, b) for a in range(6) for b in range(6)])


# -- The chance of a table ---------------------------------------------------------------------------------------------


def scripted(*rolls: int) -> Chances:
    """Dice that fall like this, in this order."""
    chances = Chances.of_seed(1, 2)
    chances.scripted = True
    chances.script = list(reversed(rolls))
    return chances


@QUICK
@given(st.lists(st.integers(1, 6), max_size=10))
def test_scripted_dice_fall_as_written(rolls: list[int]) -> None:
    chances = scripted(*rolls)

    assert [chances.roll(6) for _ in rolls] == rolls
    with pytest.raises(ScriptEnded, match="no numbers left"):
        chances.roll(6)


@pytest.mark.parametrize("rolled", [0, -1, 7, 100])
def test_a_die_cannot_fall_on_a_side_it_does_not_have(rolled: int) -> None:
    with pytest.raises(ScriptEnded, match=f"6 sides .* says {rolled}"):
        scripted(rolled).roll(6)


def test_rolls_that_nobody_asked_for_are_still_there() -> None:
    chances = scripted(4, 6, 1)

    chances.roll(6)

    assert chances.script == [1, 6]


@QUICK
@given(SEEDS, st.integers(2, 4), st.integers(1, 100))
def test_unscripted_dice_have_all_their_sides_and_no_other(seed: int, seats: int, sides: int) -> None:
    chances = Chances.of_seed(seed, seats)

    assert all(1 <= chances.roll(sides) <= sides for _ in range(20))


@QUICK
@given(SEEDS, st.integers(2, 4))
def test_dice_do_not_change_what_is_drawn_afterwards(seed: int, seats: int) -> None:
    """So that a card that rolls a die can be compared, in paired games, with one that does not."""
    once, again = Chances.of_seed(seed, seats), Chances.of_seed(seed, seats)

    once.roll(6)
    once.shuffles[0].next()

    assert [stream.words() for stream in once.shuffles[1:]] == [stream.words() for stream in again.shuffles[1:]]
    assert once.dice.words() != again.dice.words()


def test_a_copy_of_a_tables_chance_goes_on_alike_and_apart() -> None:
    chances = scripted(2, 5)

    copy = chances.clone()
    copy.roll(6)
    copy.shuffles[0].next()

    assert chances.script == [5, 2]
    assert chances.shuffles[0].words() != copy.shuffles[0].words()
    assert chances.roll(6) == 2
