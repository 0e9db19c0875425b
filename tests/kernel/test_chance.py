"""Chance: exact, fair, the same everywhere, and scripted where a scene says so."""

from __future__ import annotations

from itertools import permutations

import pytest

from rulebound.kernel.basics.chance import Chance, Chances
from rulebound.kernel.basics.problem import ScriptEnded
from tests.kernel.toy.game import TOY, do, player, scene

WORD = 0xFFFFFFFF


def chi_square(counts: list[int]) -> float:
    """How far these counts are from being equal."""
    mean = sum(counts) / len(counts)
    return sum([(count - mean) ** 2 / mean for count in counts])


# -- One stream --------------------------------------------------------------------------------------------------------


def test_the_numbers_of_a_seed_never_change() -> None:
    chance = Chance.of(7, "dice")

    assert [chance.below(6) for _ in range(12)] == [2, 3, 3, 1, 4, 5, 2, 0, 5, 0, 4, 1]


def test_the_stream_is_sfc32() -> None:
    """Against the generator as its author describes it, with plain integers."""
    a, b, c, count = start = (0x9E3779B9, 0x243F6A88, 0xB7E15162, WORD)
    chance = Chance(*start)

    for _ in range(1000):
        out = (a + b + count) & WORD
        count = (count + 1) & WORD
        a, b, c = b ^ b >> 9, (c + (c << 3)) & WORD, (((c << 21) | (c >> 11)) + out) & WORD
        assert chance.next() == out


def test_every_number_below_the_limit_is_as_likely_as_the_others() -> None:
    chance = Chance.of(1)
    counts = [0] * 7

    for _ in range(7000):
        counts[chance.below(7)] += 1

    assert chi_square(counts) < 22.5  # one in a thousand is beyond that


def test_a_number_below_one_is_zero_and_a_great_limit_is_kept() -> None:
    chance = Chance.of(2)

    assert {chance.below(1) for _ in range(20)} == {0}
    assert max([chance.below(2**31) for _ in range(50)]) < 2**31
    assert max([chance.below(2**31) for _ in range(50)]) > 2**30


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    """3 * 2**29 does not divide 2**32, so some words are thrown away, or each third number would be too rare."""
    chance = Chance.of(3)

    remainders = [0, 0, 0]
    for _ in range(3000):
        remainders[chance.below(3 * 2**29) % 3] += 1

    assert chi_square(remainders) < 13.9


def test_a_shuffle_draws_again_what_would_favour_some_places() -> None:
    """Of 1024 numbers 324 places of 700 would get two, the other 376 one."""
    favoured = {place for place in range(700) if len([n for n in range(1024) if n * 700 >> 10 == place]) == 2}
    chance = Chance.of(4)

    hits = 0
    for _ in range(400):
        pile = list(range(700))
        chance.shuffle(pile)
        hits += pile[-1] in favoured

    assert len(favoured) == 324
    assert 145 < hits < 225  # 185 are expected, and 253 if none were drawn again


@pytest.mark.parametrize("size", [3, 4, 5])
def test_every_order_of_a_shuffle_is_as_likely_as_the_others(size: int) -> None:
    chance = Chance.of(size)
    orders = dict.fromkeys(permutations(range(size)), 0)

    for _ in range(40 * len(orders)):
        pile = list(range(size))
        chance.shuffle(pile)
        orders[tuple(pile)] += 1

    freedom = len(orders) - 1
    assert chi_square(list(orders.values())) < freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("size", [0, 1, 2, 60, 1024, 1025, 3000])
def test_a_shuffle_keeps_every_card(size: int) -> None:
    pile = list(range(size))

    Chance.of(4).shuffle(pile)

    assert sorted(pile) == list(range(size))


def test_a_great_pile_is_shuffled_to_its_ends() -> None:
    """Beyond 1024 cards other arithmetic is used; every place must still be reached."""
    firsts = set()
    for seed in range(200):
        pile = list(range(2000))
        Chance.of(seed).shuffle(pile)
        firsts.add(pile[0] // 500)

    assert firsts == {0, 1, 2, 3}


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = Chance.of(5)
    chance.below(10)
    copy = chance.clone()

    alike = [chance.next() for _ in range(5)] == [copy.next() for _ in range(5)]
    chance.next()

    assert alike
    assert chance.words() != copy.words()


def test_streams_of_other_seeds_or_names_have_nothing_in_common() -> None:
    starts = {tuple(Chance.of(seed, name).words()) for seed in range(50) for name in ("", "dice", "shuffle 0")}

    assert len(starts) == 150


def test_a_seed_may_be_as_long_as_one_likes() -> None:
    assert Chance.of(2**128).words() != Chance.of(2**128 + 1).words()
    assert Chance.of(-1).words() != Chance.of(1).words()


# -- The streams of a table --------------------------------------------------------------------------------------------


def test_a_die_more_does_not_change_what_is_shuffled_afterwards() -> None:
    plain, rolled = Chances.of_seed(6, 2), Chances.of_seed(6, 2)
    piles = [list(range(20)), list(range(20))]

    rolled.roll(6)
    plain.shuffles[0].shuffle(piles[0])
    rolled.shuffles[0].shuffle(piles[1])

    assert piles[0] == piles[1]


def test_each_seat_has_a_stream_of_its_own() -> None:
    chances = Chances.of_seed(6, 4)

    assert len({tuple(stream.words()) for stream in [*chances.shuffles, chances.dice]}) == 5


def test_a_die_shows_each_of_its_sides() -> None:
    chances = Chances.of_seed(8, 2)

    assert {chances.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_copies_of_a_table_roll_the_same_whichever_rolls_first() -> None:
    table = TOY.new_state(seed=9)
    one, other = table.clone(), table.clone()

    first = [one.roll(100) for _ in range(5)]
    second = [other.roll(100) for _ in range(5)]
    third = [table.roll(100) for _ in range(5)]

    assert first == second == third


def test_equal_seeds_make_equal_tables_and_others_do_not() -> None:
    prints = [TOY.new_state(seed=seed).fingerprint() for seed in (1, 1, 2)]

    assert prints[0] == prints[1] != prints[2]


# -- Scripted ----------------------------------------------------------------------------------------------------------


def test_scripted_dice_come_in_the_order_of_the_script() -> None:
    table = scene(player(), player(), chance=[4, 1, 6])

    assert [table.roll(6) for _ in range(3)] == [4, 1, 6]


def test_a_roll_that_the_script_does_not_have_is_an_error() -> None:
    table = scene(player(hand=["Luck"], coins=1), player(), chance=[])

    with pytest.raises(ScriptEnded, match="a die with 6 sides is rolled, but the scene's chance has no numbers left"):
        do(table, "Play Luck")


@pytest.mark.parametrize("number", [0, 7, -1])
def test_a_scripted_number_that_the_die_does_not_have_is_an_error(number: int) -> None:
    table = scene(player(), player(), chance=[number])

    with pytest.raises(ScriptEnded, match=f"a die with 6 sides is rolled, but the scene's chance says {number}"):
        table.roll(6)


def test_what_a_script_still_has_can_be_seen() -> None:
    table = scene(player(hand=["Luck"], coins=1), player(), chance=[2, 5])

    do(table, "Play Luck")

    assert table.chances.script == [5]


def test_a_copy_has_a_script_of_its_own() -> None:
    table = scene(player(), player(), chance=[2, 5])
    copy = table.clone()

    copy.roll(6)

    assert (table.roll(6), copy.roll(6)) == (2, 5)
