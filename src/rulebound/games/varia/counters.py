"""The counters and marks of Varia: Health and Action Points, and the marks on actions and assets."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.declaring import Counters, Marks

COUNTERS: Final = Counters()
HEALTH: Final = COUNTERS.add("Health Point", "Health Points", start=30, icon="heart", tint="blood")  # [setup.health]
POINTS: Final = COUNTERS.add("Action Point", "Action Points", icon="bolt", tint="gold")  # [need.track]

MARKS: Final = Marks()
RUINED: Final = MARKS.add("ruined")
DISRUPTED: Final = MARKS.add("disrupted")
AMPLIFIED: Final = MARKS.add("amplified", turned=False)
