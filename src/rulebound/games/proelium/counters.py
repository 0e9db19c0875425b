"""The counters and marks of Proelium: life, funds, and the marks on entities."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.declaring import Counters, Marks

COUNTERS: Final = Counters()
LIFE: Final = COUNTERS.add("life", "life", start=20, icon="heart", tint="blood")  # [setup.life]
FUNDS: Final = COUNTERS.add("token", "funds", start=25, icon="coin", tint="gold")  # [setup.funds]

MARKS: Final = Marks()
WEARY: Final = MARKS.add("weary", turned=False)  # has attacked, and blocks at half defense [attack.half]
LOADED: Final = MARKS.add("loaded", turned=False)
