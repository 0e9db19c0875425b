"""What observations show of Windward, besides what they show of every game."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.observed import of_counters, of_marks
from rulebound.games.windward.parts import COUNTERS, MARKS, VALUES
from rulebound.kernel.knowing.columns import OfTable, Public

PUBLIC: Final = Public(
    columns=of_marks(MARKS),
    rest=[OfTable("phase", "phase", -1, 9), *of_counters(COUNTERS)],
    values=[value.key for value in VALUES],
    numbers=["Choice"],
)
