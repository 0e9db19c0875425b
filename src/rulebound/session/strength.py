"""How strong each level of bots is in a game, in words: as measured by the command `ladder` with the shipped cards."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from rulebound.bots import LEVELS, Level
from rulebound.language import N_, _

FILE: Final = "ratings.json"  # made by `python -m rulebound.lab.figures`
ELO: Final = 400  # points for ten wins to each loss
OF_TEN: Final = (
    N_("As strong as the {level}."),
    N_("Wins {wins} of 10 games against the {level}."),
    N_("Wins {wins} of 10 games or more against the {level}."),
    N_("Wins nearly always against the {level}."),
)
EVEN, WINS, AT_LEAST, ALWAYS = OF_TEN


@cache
def ratings() -> dict[str, dict[str, float]]:
    """Points of each bot above `greedy`, by game."""
    found: dict[str, dict[str, float]] = json.loads(
        resources.files("rulebound.bots").joinpath(FILE).read_text(encoding="utf-8")
    )
    return found


def strengths(game: str) -> list[str]:
    """For each level a sentence on what it wins against the one below; empty where that was not measured."""
    measured = ratings().get(game, {})
    return ["", *[strength(measured, place) for place in range(1, len(LEVELS))]] if measured else [""] * len(LEVELS)


def strength(measured: dict[str, float], place: int) -> str:
    """The sentence for the level at this place.

    A level that is measured by the bot of the one below, since its own has no fixed number of iterations, wins at least
    as often as that one against the next.
    """
    level, below = LEVELS[place], LEVELS[place - 1]
    least = level.measured == below.measured
    if least:
        below = LEVELS[place - 2]
    if level.measured not in measured or below.measured not in measured:
        return ""
    return sentence(measured[level.measured] - measured[below.measured], below, least=least)


def sentence(points: float, below: Level, *, least: bool) -> str:
    """What so many more points win."""
    wins = round(10 / (1 + 10 ** (-points / ELO)))
    text = EVEN if wins <= 5 else ALWAYS if wins >= 10 else AT_LEAST if least else WINS
    values: dict[str, Any] = {"wins": wins} if "{wins}" in text else {}
    return _(text, level=_(below.name), **values)
