"""From what the seats have to what their chances are."""

from __future__ import annotations

import math

import pytest

from rulebound.kernel.basics.softmax import LEAST, softmax


def test_the_chances_of_all_seats_come_to_one() -> None:
    worths = [3.0, -1.5, 0.25, 8.0]

    assert sum(softmax(worths, seat) for seat in range(4)) == pytest.approx(1.0)


def test_one_unit_more_makes_a_seat_e_times_as_likely_to_win() -> None:
    assert softmax([1.0, 0.0], 0) / softmax([1.0, 0.0], 1) == pytest.approx(math.e, rel=0.02)


def test_equal_seats_have_equal_chances() -> None:
    assert [softmax([2.0, 2.0, 2.0], seat) for seat in range(3)] == [pytest.approx(1 / 3)] * 3


def test_a_seat_that_is_out_of_the_game_has_no_chance() -> None:
    assert softmax([LEAST, 0.5], 0) == 0.0
