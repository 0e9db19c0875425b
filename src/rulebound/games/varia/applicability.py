"""Which conditions make sense for which cards of Varia, so that no text says what can never happen."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.whole.applicability import Applicability, Fits

OF_ACTIONS: Final = Fits("this can be so of actions only", "action", "token")
OF_ASSETS: Final = Fits("only assets are ruined and repaired", "asset", "token")

APPLICABILITY: Final = Applicability(
    {"action": ("action", "token"), "asset": ("asset",), "stack": ("stack",)},
    {
        "Amplified": OF_ACTIONS,
        "Amplify": OF_ACTIONS,
        "of: RuinIt": OF_ASSETS,
        "of: RepairIt": OF_ASSETS,
        "RuleKeyword": Fits("a stack has no keywords", "action", "asset", "token"),
    },
)
