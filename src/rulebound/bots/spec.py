"""The words that people write for bots: `random`, `greedy`, `ismcts:200` (iterations), `ismcts:1.5s` (seconds)."""

from __future__ import annotations

import re
from typing import Final

from rulebound.bots.bot import Bot, Judge
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.ismcts import SearchBot
from rulebound.bots.random import RandomBot
from rulebound.kernel.basics.problem import SetupError, nearest

RANDOM: Final = "random"
GREEDY: Final = "greedy"
ISMCTS: Final = "ismcts"
BOTS: Final = (RANDOM, GREEDY, ISMCTS)
ITERATIONS: Final = re.compile(r"[1-9][0-9]{0,7}", re.ASCII)
SECONDS: Final = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s", re.ASCII)
BUDGET: Final = (
    "how long 'ismcts' thinks is written after a colon: iterations as in 'ismcts:200', or seconds as in 'ismcts:1.5s'"
)


def bot_of(spec: str, seed: int) -> Bot:
    """The bot that somebody has written, with a seed for what it leaves to chance. Raises SetupError."""
    return RandomBot(seed) if spec == RANDOM else judge_of(spec, seed)


def judge_of(spec: str, seed: int) -> Judge:
    """The same for a bot that can say what it thinks of every option. Raises SetupError."""
    name, colon, number = spec.partition(":")
    if name not in BOTS:
        raise SetupError("a bot", [f"there is no bot {name!r}{nearest(name, BOTS)}"])
    if name == ISMCTS:
        if ITERATIONS.fullmatch(number):
            return SearchBot(seed, iterations=int(number))
        seconds = SECONDS.fullmatch(number)
        if seconds and float(seconds[1]) > 0:
            return SearchBot(seed, seconds=float(seconds[1]))
        raise SetupError("a bot", [f"{BUDGET}, not {spec!r}"])
    if colon:
        raise SetupError("a bot", [f"{name!r} takes no number, and {number!r} is written after it"])
    if name == RANDOM:
        raise SetupError("advice", ["the bot 'random' does not think about what it does; ask 'greedy' or 'ismcts:200'"])
    return GreedyBot(seed)


def is_timed(spec: str) -> bool:
    """Whether this bot thinks for so many seconds, and so can play otherwise when it plays again."""
    return SECONDS.fullmatch(spec.partition(":")[2]) is not None
