"""The switches of Varia: rulings that tables may decide differently."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.switch import Switch, idle_rounds

SWITCHES: Final = [
    Switch("distance", "R1", "How far the players are apart when the game begins.",
        {"disengaged": "they are disengaged", "engaged": "they are engaged"}),
    Switch("pushed_assets", "R12", "What becomes of an asset that was pushed beyond the window when the turn ends.",
        {"return": "it returns to the Character Zone", "stay": "it stays on the Timeline"}),
    Switch("fast", "R14", "Where Fast actions can be planned besides like any other.",
        {"combos": "in the fast steps, as Combos and Replacements",
        "empty moments": "in the fast steps, into empty moments of the window too",
        "any step": "so in the steps of action and reaction too"}),
    Switch("unopposed", "R17",
        "Whether an unopposed attack that is not Ranged misses while the players are disengaged.",
        {"misses": "it misses: the distance always counts", "hits": "it hits: an unopposed attack cannot miss"}),
    Switch("improved", "R20", "How Improved and Impaired cancel each other out.",
        {"one": "one for one", "all": "any one of each cancels all"}),
    Switch("momentum", "R22", "Whether the movement before the first moment counts for Momentum.",
        {"moments": "no: only moves in moments do", "movement": "yes, for the first moment"}),
    Switch("health", "R25", "How many Health Points one can have.",
        {"none": "any number", "30": "thirty, as at the beginning"}),
    idle_rounds("R31", 20, "twenty"),
]  # fmt: skip
