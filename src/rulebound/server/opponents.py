"""The bots that a person may choose, by the names of their levels."""

from __future__ import annotations

from typing import Final

from rulebound.bots import bot_of
from rulebound.kernel.problem import SetupError, nearest
from rulebound.server.told import Level

LEVELS: Final = (Level(name="random", sentence="Takes any option, all of them as likely.", spec="random"),)


def level_of(word: str) -> str:
    """The name of the level that is meant by its name or by how its bot is written. Raises SetupError."""
    for level in LEVELS:
        if word in (level.name, level.spec):
            return level.name
    try:
        bot_of(word, 0)
    except SetupError as error:
        names = [level.name for level in LEVELS]
        raise SetupError("a bot", [f"there is no bot {word!r}{nearest(word, names)}"]) from error
    return word


def spec_of(level: str) -> str:
    """How the bot of a level is written."""
    return next((known.spec for known in LEVELS if known.name == level), level)
