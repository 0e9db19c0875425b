"""Intervals: against values worked out by hand or printed in tables, and by how often they hold the truth."""

from __future__ import annotations

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.lab.statistics import Groups, Rate, in_view_of_all, rate_of, student, wilson

Z = 1.959964


def groups_of(*counts: tuple[int, int]) -> Groups:
    groups = Groups()
    for won, games in counts:
        groups.add(won, games)
    return groups


@pytest.mark.parametrize(
    ("p", "n", "low", "high"),
    [(0.5, 10, 0.23659, 0.76341), (0.0, 10, 0.0, 0.27753), (1.0, 10, 0.72247, 1.0), (0.2, 100, 0.13337, 0.28883)],
)
def test_wilsons_interval_has_the_printed_values(p: float, n: int, low: float, high: float) -> None:
    assert wilson(p, n, Z) == pytest.approx((p, low, high), abs=1e-5)


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.70620), (2, 4.30265), (3, 3.18245), (4, 2.77645), (9, 2.26216), (30, 2.04227), (99, 1.98422),
     (100, 1.98397), (1000, 1.96234), (10**6, 1.95997)],
)  # fmt: skip
def test_students_t_has_the_printed_values(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=1e-5)


def test_single_games_have_wilsons_interval() -> None:
    groups = groups_of(*[(1, 1)] * 5, *[(0, 1)] * 5)

    assert rate_of(groups) == pytest.approx((0.5, 0.23659, 0.76341), abs=1e-5)


def test_groups_have_the_interval_worked_out_by_hand() -> None:
    """Means 1, 1/2, 1/2, 0: variance 1/6, design effect (3 * 2/3 + 1) / 4 = 3/4, effective size 16/3, t = 3.18245."""
    groups = groups_of((2, 2), (1, 2), (1, 2), (0, 2))

    assert rate_of(groups) == pytest.approx((0.5, 0.09532, 0.90468), abs=1e-5)


def test_with_many_groups_the_interval_is_the_textbook_one() -> None:
    groups = groups_of(*[(2, 2), (1, 2), (1, 2), (0, 2)] * 250)
    half = student(999) * (125 / 999 / 1000) ** 0.5

    assert rate_of(groups) == pytest.approx((0.5, 0.5 - half, 0.5 + half), abs=1e-4)


def test_groups_of_different_sizes_count_by_their_games() -> None:
    found = rate_of(groups_of((2, 2), (1, 2), (0, 1)))

    assert found is not None
    assert found.rate == 3 / 5
    assert found.low < 3 / 5 < found.high


@pytest.mark.parametrize("won", [0, 1, 2])
def test_few_groups_that_agree_leave_room_for_doubt(won: int) -> None:
    found = rate_of(groups_of(*[(won, 2)] * 3))

    assert found is not None
    assert found.rate == won / 2
    assert found.high - found.low > 0.3
    assert 0 <= found.low <= found.high <= 1


def test_one_group_says_nothing_about_others() -> None:
    assert rate_of(groups_of((2, 2))) == (1.0, 0.0, 1.0)


def test_without_games_there_is_no_rate() -> None:
    assert rate_of(groups_of((0, 0))) is None


def test_groups_counted_apart_and_together_are_the_same() -> None:
    counts = [(2, 2), (1, 2), (0, 1), (1, 2)]
    one, other = groups_of(*counts[:1]), groups_of(*counts[1:])

    assert one.plus(other) == other.plus(one) == groups_of(*counts)


@pytest.mark.parametrize(("lucky", "unlucky"), [(55, 45), (90, 30), (99, 1), (99, 90)])
@pytest.mark.parametrize("size", [5, 30])
def test_nineteen_of_twenty_intervals_hold_the_truth(lucky: int, unlucky: int, size: int) -> None:
    """A toy: a seed favours one seat, and who sits there wins with other odds (in percent) than at the other seat."""
    chance = Chance.of(size, f"{lucky} and {unlucky}")
    truth = (lucky + unlucky) / 200
    held = 0

    for _ in range(1000):
        groups = groups_of(*[(sum(chance.below(100) < odds for odds in (lucky, unlucky)), 2) for _ in range(size)])
        found = rate_of(groups)
        held += found is not None and found.low <= truth <= found.high

    assert held > 935


def test_seats_swapped_on_one_seed_make_the_interval_narrower() -> None:
    """What counts as two games of one seed tells more than as two games of two seeds."""
    chance = Chance.of(1)
    won = [[int(chance.below(100) < odds) for odds in (90, 30)] for _ in range(300)]

    paired = rate_of(groups_of(*[(sum(pair), 2) for pair in won]))
    single = rate_of(groups_of(*[(game, 1) for pair in won for game in pair]))

    assert paired is not None and single is not None
    assert paired.rate == single.rate
    assert paired.high - paired.low < 0.85 * (single.high - single.low)


def around(rate: float, error: float) -> Rate:
    return Rate(rate, rate - Z * error, rate + Z * error)


def test_figures_in_view_of_all_are_drawn_together_as_worked_out_by_hand() -> None:
    """Variances 1, mean 0: they are 16 more spread than chance, over 3 - 1: 8. Of each 8 / (8 + 1) is kept.

    The mean has the variance 9 / 3, of which each figure has 1 / 81, and 8 / 9 of its own: 25 / 27.
    """
    drawn = in_view_of_all([around(-3, 1), around(0, 1), around(3, 1)])

    half = Z * (25 / 27) ** 0.5
    assert drawn[0] == pytest.approx((-8 / 3, -8 / 3 - half, -8 / 3 + half), abs=1e-5)
    assert drawn[1] == pytest.approx((0, -half, half), abs=1e-5)


def test_figures_that_only_chance_drives_apart_are_all_the_mean() -> None:
    drawn = in_view_of_all([around(-0.5, 1), around(1.0, 1), around(0.4, 1)])

    assert [one.rate for one in drawn] == pytest.approx([0.3, 0.3, 0.3])


def test_one_figure_alone_is_all_there_is_to_see() -> None:
    assert in_view_of_all([around(0.2, 0.1)])[0] == pytest.approx(around(0.2, 0.1))
    assert in_view_of_all([]) == []


def test_figures_in_view_of_all_are_nearer_to_the_truth() -> None:
    chance = Chance.of(5, "figures")
    truths, rates = [], []
    for _ in range(200):
        truths.append(sum(chance.below(100) for _ in range(12)) / 100 - 6)  # nearly normal, with a spread of 1
        rates.append(around(truths[-1] + 2 * (sum(chance.below(100) for _ in range(12)) / 100 - 6), 2))

    drawn = in_view_of_all(rates)
    raw = sum((one.rate - truth) ** 2 for one, truth in zip(rates, truths, strict=True)) / 200
    seen = sum((one.rate - truth) ** 2 for one, truth in zip(drawn, truths, strict=True)) / 200
    held = sum(one.low <= truth <= one.high for one, truth in zip(drawn, truths, strict=True))
    assert seen < raw / 2  # 4 and 0.8, by calculation
    assert held >= 0.9 * 200
