"""The bots, and the words that people write for them: `random`."""

from __future__ import annotations

from typing import Final

from rulebound.bots.bot import Bot
from rulebound.bots.random import RandomBot
from rulebound.kernel.problem import SetupError, nearest

BOTS: Final = ("random",)


def bot_of(spec: str, seed: int) -> Bot:
    """The bot that somebody has written, with a seed for what it leaves to chance. Raises SetupError."""
    name, colon, number = spec.partition(":")
    if name not in BOTS:
        raise SetupError("a bot", [f"there is no bot {name!r}{nearest(name, BOTS)}"])
    if colon:
        raise SetupError("a bot", [f"{name!r} takes no number, and {number!r} is written after it"])
    return RandomBot(seed)


__all__ = ["BOTS", "Bot", "bot_of"]
