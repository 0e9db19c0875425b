"""Whether a value is right about who wins: the power that makes it so, and the command `weigh --chances`."""

from __future__ import annotations

import math
from random import Random
from typing import Final

import pytest

from rulebound.cli import main
from rulebound.lab.arena import Arena, Plan
from rulebound.lab.calibration import Judged, fitted, judged_in, loss, report, tenths

RIGHT: Final = 0.5  # the power of chances drawn below


def drawn(deals: int, seats: int) -> list[list[Judged]]:
    """Values that are too sure: who wins is drawn by their square roots."""
    chance, found = Random(4), list[list[Judged]]()  # noqa: S311 - examples, no secrets
    for _deal in range(deals):
        worths = [chance.random() + 0.01 for _seat in range(seats)]
        winner = chance.choices(range(seats), [worth**RIGHT for worth in worths])[0]
        won = [1.0 if seat == winner else 0.0 for seat in range(seats)]
        found.append([Judged([math.log(worth) for worth in worths], won)])
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_the_power_by_which_winners_were_drawn_is_found_within_its_interval(seats: int) -> None:
    found = fitted(drawn(2_000, seats))

    assert found.low < RIGHT < found.high
    assert found.high - found.low < 0.3


def test_a_deal_that_is_counted_ten_times_makes_nothing_surer() -> None:
    deals = drawn(200, 2)

    once, often = fitted(deals), fitted([deal * 10 for deal in deals])

    assert often.power == pytest.approx(once.power, abs=1e-4)
    assert often.high - often.low == pytest.approx(once.high - once.low, abs=1e-4)


def test_the_power_that_is_found_has_the_least_loss_and_even_chances_the_logarithm_of_the_seats() -> None:
    positions = [one for deal in drawn(500, 3) for one in deal]
    best = fitted([[one] for one in positions]).power

    assert loss(positions, best) < min(loss(positions, best + 0.05), loss(positions, best - 0.05))
    assert loss(positions, 0.0) == pytest.approx(math.log(3))


def test_seats_are_counted_by_what_was_said_of_them() -> None:
    said = [math.log(0.95), math.log(0.05)]

    low, high = tenths([Judged(said, [1.0, 0.0]), Judged(said, [0.0, 1.0])], 1.0)

    assert [low.said, high.said] == pytest.approx([0.05, 0.95])
    assert (low.won, low.seats, high.won, high.seats) == (0.5, 2, 0.5, 2)


def test_a_position_is_judged_at_the_first_decision_of_each_turn() -> None:
    arena = Arena(Plan(game="windward", seats=("random", "random")))
    last = arena.play(0)

    found = judged_in(arena, arena.game, 0)

    assert len(found) == last.turn
    assert all(sum(one.won) == 1 and one.won[last.winners[0]] == 1 for one in found)
    assert "Windward: 1 game of random" in report(arena.game, "random", [found])[0]


def test_the_command_says_how_sure_the_value_with_other_weights_should_be(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["weigh", "windward", "--chances", "--games", "6", "--bot", "random", "--workers", "1"]
    assert main(words) == 0
    as_it_is = capsys.readouterr().out

    assert main([*words, "start=5"]) == 0
    flatter = capsys.readouterr().out

    assert "one in each turn" in as_it_is
    assert "Raised to the power of" in flatter
    assert flatter.splitlines()[1] != as_it_is.splitlines()[1]


def test_the_name_of_a_weight_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["weigh", "windward", "begin=1", "--chances"]) == 2

    assert "there is no weight 'begin'" in capsys.readouterr().err
