"""How a finished game is summed up in the terminal."""

from __future__ import annotations

import pytest

from rulebound.session.summary import Point, Score, Summary, Tally, TurningPoint
from rulebound.terminal.drawn.ending import sparkline, summary_rows
from rulebound.terminal.drawn.runs import plain, width
from rulebound.terminal.plain import as_text

SUMMED = Summary(
    names=["Ann", "A rival with a long name"],
    curve=[Point(step=n, turn=n, chances=[n / 40, 1 - n / 40]) for n in range(41)],
    turning=[TurningPoint(step=3, turn=2, seat=1, text="Clear Rooftop Garden with Aki for 1 point", gain=-0.12)],
    turns=[0, 9, 40],
    scores=[Score(label="Points", icon="", goal=20, unit="", by_turn=[[0, 0], [7, 3], [20, 4]])],
    tallies=[Tally(label="clears", by_seat=[9, 2])],
)


def test_the_curve_rises_from_the_lowest_bar_to_the_highest() -> None:
    assert sparkline([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert sparkline([n / 40 for n in range(41)], 8)[-1] == "█"
    assert len(sparkline([0.5] * 300, 60)) == 60


@pytest.mark.parametrize("room", [50, 79, 140])
def test_the_end_tells_chances_turning_points_scores_and_actions(room: int) -> None:
    rows = summary_rows(SUMMED, room)

    told = "\n".join(plain(row) for row in rows)
    assert all(width(row) <= room for row in rows)
    assert "-12% turn 2 A rival with a long name: Clear Rooftop" in " ".join(told.split())
    assert "20 of 20" in told and "clears 9:2" in told


def test_where_bars_cannot_be_printed_there_are_others() -> None:
    assert "?" not in as_text(summary_rows(SUMMED, 79), "ascii")
