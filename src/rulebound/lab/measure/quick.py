"""The bots of a measurement. `quick` is `greedy` with one imagined state, for half the time."""

from __future__ import annotations

from typing import Any, Final

from rulebound.bots.bot import Judge
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.spec import judge_of
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat

QUICK: Final = "quick"


def player_of(spec: str, seed: int) -> Judge:
    """A bot that can estimate every option, by its name. Raises SetupError."""
    return GreedyBot(seed, 1) if spec == QUICK else judge_of(spec, seed)


def allowed(bot: Judge, seat: Seat, barred: set[Action[Any]]) -> Action[Any]:
    """The best action, by the bot's estimate, that is not barred; if all are barred, the best one."""
    if not barred:
        return bot.choose(seat)
    ranked = [judged.action for judged in bot.judge(seat)]
    return next((action for action in ranked if action not in barred), ranked[0])
