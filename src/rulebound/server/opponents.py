"""The bots that a person may choose, by the names of their levels, or as they are written."""

from __future__ import annotations

from typing import Final

from rulebound import bots
from rulebound.bots import bot_of, is_timed
from rulebound.kernel.problem import SetupError, nearest
from rulebound.server.told import Level

LEVELS: Final = tuple(Level(name=one.name, sentence=one.sentence, spec=one.spec) for one in bots.LEVELS)
LONGEST: Final = 20.0  # seconds that a bot may think, and others wait
MOST: Final = 5_000  # iterations, which take about as long


def level_of(word: str) -> str:
    """The name of the level that is meant by its name or by how its bot is written. Raises SetupError."""
    for level in LEVELS:
        if word in (level.name, level.spec):
            return level.name
    try:
        bot_of(word, 0)
    except SetupError as error:
        if ":" in word:
            raise
        names = [level.name for level in LEVELS]
        raise SetupError("a bot", [f"there is no bot {word!r}{nearest(word, names)}"]) from error
    number = word.partition(":")[2]
    if number and (float(number[:-1]) > LONGEST if is_timed(word) else int(number) > MOST):
        most = f"{LONGEST:.0f} seconds or {MOST} iterations"
        raise SetupError("a bot", [f"here a bot thinks for {most} at most, and not as long as {word!r}"])
    return word


def seconds_of(spec: str) -> float:
    """About how long a bot thinks, by how it is written."""
    number = spec.partition(":")[2]
    if not number:
        return 0.0
    return float(number[:-1]) if is_timed(spec) else int(number) * LONGEST / MOST if number.isdecimal() else 0.0


def spec_of(level: str) -> str:
    """How the bot of a level is written."""
    return next((known.spec for known in LEVELS if known.name == level), level)
