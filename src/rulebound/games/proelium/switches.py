"""The switches of Proelium: rulings that tables may decide differently."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.switch import Switch, idle_rounds

SWITCHES: Final = [
    Switch("drained", "R10", "When a player has lost whose last token an effect of the opponent took.",
        {"at once": "at once", "end of turn": "at the end of the turn, as after spending it"}),
    Switch("stock", "R14", "How much money there is to be gained.",
        {"unlimited": "as much as cards say", "paid": "what was paid and lost before, and lies in the stock pile"}),
    Switch("fresh", "R20", "Which entities may not attack in the turn in which they come.",
        {"first turn": "those that come in their player's first turn", "every turn": "all"}),
    Switch("blockers", "R29", "How many entities may block one attacker.",
        {"one": "one", "several": "any number, each compared by itself"}),
    Switch("research", "R42", "How often Extra Research can be made that costs nothing.",
        {"once": "once a card and turn", "free": "any number of times"}),
    Switch("enhancements", "R45", "How long enhancements stay.",
        {"stay": "as long as what they enhance", "turn": "until the end of the turn"}),
    idle_rounds("R53", 20, "twenty"),
]  # fmt: skip
