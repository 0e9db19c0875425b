"""What people read on how strong a level is."""

from __future__ import annotations

import pytest

from rulebound.bots import LEVELS
from rulebound.games import GAMES
from rulebound.session.strength import ratings, sentence, strength, strengths

APPRENTICE = next(level for level in LEVELS if level.name == "Apprentice")


@pytest.mark.parametrize(
    ("points", "least", "said"),
    [
        (-10, False, "As strong as the Apprentice."),
        (150, False, "Wins 7 of 10 games against the Apprentice."),
        (150, True, "Wins 7 of 10 games or more against the Apprentice."),
        (900, False, "Wins nearly always against the Apprentice."),
    ],
)
def test_points_are_told_as_games_of_ten(points: float, said: str, *, least: bool) -> None:
    assert sentence(points, APPRENTICE, least=least) == said


def test_each_level_is_compared_with_the_one_below_that_was_measured_by_itself() -> None:
    measured = {level.measured: 100.0 * place for place, level in enumerate(LEVELS[:-1])}

    assert strength(measured, 1) == "Wins 6 of 10 games against the Rolling Dice."
    assert LEVELS[-1].measured == LEVELS[-2].measured
    assert strength(measured, len(LEVELS) - 1) == f"Wins 6 of 10 games or more against the {LEVELS[-3].name}."


def test_what_was_not_measured_is_not_told() -> None:
    assert strength({"greedy": 0.0}, 3) == ""
    assert strengths("a game of one's own") == [""] * len(LEVELS)


def test_every_level_was_measured_in_every_game_and_is_no_weaker_than_the_one_below() -> None:
    assert set(ratings()) == set(GAMES)
    for measured in ratings().values():
        points = [measured[level.measured] for level in LEVELS]
        assert points == sorted(points)
