"""Ratings on one scale: against values worked out by hand, and by how often their intervals hold the truth."""

from __future__ import annotations

import math

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.lab.rating import POINTS, Met, chance, inverse, rated


def test_four_hundred_points_are_ten_wins_for_a_loss() -> None:
    assert chance(400) == pytest.approx(10 / 11)


def test_two_that_met_have_the_rating_and_the_interval_worked_out_by_hand() -> None:
    """75 of 99 games and half a drawn one: odds 75.5 to 24.5; variance 1 / (100 * 0.755 * 0.245)."""
    zero, other = rated(2, [Met(1, 0, 75 / 99, 99)], zero=0)

    points, half = POINTS * math.log(75.5 / 24.5), POINTS * 1.959964 / math.sqrt(100 * 0.755 * 0.245)
    assert (zero.points, zero.low, zero.high) == (0, 0, 0)
    assert (other.points, other.low, other.high) == pytest.approx((points, points - half, points + half), abs=1e-3)


def test_along_a_chain_doubts_add_up_and_a_third_meeting_lessens_them() -> None:
    chain = [Met(1, 0, 0.7, 100), Met(2, 1, 0.7, 100)]

    near, far = rated(3, chain, zero=0)[1:]
    surer = rated(3, [*chain, Met(2, 0, 0.845, 100)], zero=0)[2]

    assert far.points == pytest.approx(2 * near.points)
    assert far.high - far.low == pytest.approx(math.sqrt(2) * (near.high - near.low))
    assert surer.high - surer.low < far.high - far.low


def test_one_who_has_won_every_game_has_a_rating_with_a_wide_interval() -> None:
    best = rated(2, [Met(1, 0, 1.0, 50)], zero=0)[1]

    assert 500 < best.points < 1000
    assert best.high - best.low > 500


def test_who_never_met_the_others_has_no_rating() -> None:
    with pytest.raises(ValueError, match=r"those at \[2, 3\]"):
        rated(4, [Met(0, 1, 0.5, 10), Met(2, 3, 0.5, 10)], zero=0)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    true, luck, held = [0.0, 150.0, 300.0, 380.0], Chance.of(1, "rating"), 0
    for _ in range(200):
        meetings = []
        for lower in range(3):
            share = (
                sum(float(luck.below(1_000_000)) < 1e6 * chance(true[lower + 1] - true[lower]) for _ in range(100))
                / 100
            )
            meetings.append(Met(lower + 1, lower, share, 100))
        found = rated(4, meetings, zero=0)
        held += sum(one.low <= points <= one.high for one, points in zip(found[1:], true[1:], strict=True))

    assert 0.92 < held / 600 < 0.98


def test_the_inverse_times_the_matrix_is_one() -> None:
    matrix = [[4.0, -1.0, 0.0], [-1.0, 3.0, -1.0], [0.0, -1.0, 2.0]]

    product = [[sum(row[k] * matrix[k][n] for k in range(3)) for n in range(3)] for row in inverse(matrix)]

    assert [number for row in product for number in row] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])
