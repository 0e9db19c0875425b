"""The names of bots: `random`, `newcomer`, `learner`, `novice:40`, `greedy`, `ismcts:200` and `ismcts:1.5s`."""

from __future__ import annotations

import re
from typing import Final

from rulebound.bots.bot import Bot, Judge
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.ismcts import SearchBot
from rulebound.bots.novice import BeginnerBot, NoviceBot
from rulebound.bots.random import RandomBot
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.language import N_, _

RANDOM: Final = "random"
BEGINNERS: Final = ("newcomer", "learner")
NOVICE: Final = "novice"
GREEDY: Final = "greedy"
ISMCTS: Final = "ismcts"
BOTS: Final = (RANDOM, *BEGINNERS, NOVICE, GREEDY, ISMCTS)
ITERATIONS: Final = re.compile(r"[1-9][0-9]{0,7}", re.ASCII)
SECONDS: Final = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s", re.ASCII)
OVERLOOKED: Final = re.compile(r"[0-9]{1,2}", re.ASCII)
CARE: Final = N_("'novice' needs after a colon how many of 100 options it overlooks, as in 'novice:40', not {spec!r}")
BUDGET: Final = N_(
    "'ismcts' needs a budget after a colon: iterations as in 'ismcts:200', or seconds as in 'ismcts:1.5s', not {spec!r}"
)


def bot_of(spec: str, seed: int) -> Bot:
    """A bot by its name, with its budget after a colon. Raises SetupError.

    `random`; `newcomer` and `learner`, as rough as these levels are in the game that is played; `novice:40`, which
    overlooks 40 of 100 options; `greedy`; `ismcts:200` (iterations) or `ismcts:1.5s`
    (seconds). seed: for its random choices. The same seed gives the same choices, except with a budget of seconds.
    """
    name, _colon, number = spec.partition(":")
    if name == NOVICE:
        if not OVERLOOKED.fullmatch(number):
            raise SetupError(_("a bot"), [_(CARE, spec=spec)])
        return NoviceBot(seed, int(number))
    if spec in BEGINNERS:
        return BeginnerBot(seed, BEGINNERS.index(spec))
    return RandomBot(seed) if spec == RANDOM else judge_of(spec, seed)


def judge_of(spec: str, seed: int) -> Judge:
    """The same for a bot that can estimate every option. Raises SetupError."""
    name, colon, number = spec.partition(":")
    if name not in BOTS:
        raise SetupError(_("a bot"), [_("there is no bot {word!r}{nearest}", word=name, nearest=nearest(name, BOTS))])
    if name == ISMCTS:
        if ITERATIONS.fullmatch(number):
            return SearchBot(seed, iterations=int(number))
        seconds = SECONDS.fullmatch(number)
        if seconds and float(seconds[1]) > 0:
            return SearchBot(seed, seconds=float(seconds[1]))
        raise SetupError(_("a bot"), [_(BUDGET, spec=spec)])
    if colon and name != NOVICE:
        raise SetupError(
            _("a bot"), [_("{name!r} takes no budget, but {number!r} stands after it", name=name, number=number)]
        )
    if name in (RANDOM, *BEGINNERS, NOVICE):
        raise SetupError(_("advice"), [_("the bot {name!r} has no estimates; ask 'greedy' or 'ismcts:200'", name=name)])
    return GreedyBot(seed)


def is_timed(spec: str) -> bool:
    """Whether this bot has a budget of seconds, so that it may play differently the next time."""
    return SECONDS.fullmatch(spec.partition(":")[2]) is not None
