"""The bots, their names, the levels that people choose from, and hints."""

from __future__ import annotations

from rulebound.bots.bot import Bot, Judge, Judged
from rulebound.bots.hint import Hint, hint
from rulebound.bots.levels import LEVELS, Level
from rulebound.bots.spec import BOTS, bot_of, is_timed, judge_of

__all__ = ["BOTS", "LEVELS", "Bot", "Hint", "Judge", "Judged", "Level", "bot_of", "hint", "is_timed", "judge_of"]
