"""The phrases of all games that stand in Avarium's texts too."""

from __future__ import annotations

from rulebound.cardtext.aiming import Target
from rulebound.cardtext.deeds import (
    Cannot,
    Change,
    Draw,
    Gain,
    Has,
    HasWhile,
    Lose,
    RollADie,
    Rolled,
    ThereAre,
    ThereIs,
    YouHave,
)
from rulebound.cardtext.lines import (
    And,
    IfSo,
    IfYouDo,
    InTurn,
    Otherwise,
    Say,
    Stands,
    Text,
    Then,
    YouMay,
)
from rulebound.cardtext.nouns import (
    All,
    Amount,
    Article,
    Each,
    It,
    OneOf,
    Other,
    Per,
    Signed,
    Them,
    Way,
    With,
    You,
)

__all__ = [
    "All", "Amount", "And", "Article", "Cannot", "Change", "Draw", "Each", "Gain", "Has", "HasWhile", "IfSo",
    "IfYouDo", "InTurn", "It", "Lose", "OneOf", "Other", "Otherwise", "Per", "RollADie", "Rolled",
    "Say", "Signed", "Stands", "Target", "Text", "Them", "Then", "ThereAre", "ThereIs", "Way", "With", "You",
    "YouHave", "YouMay",
]  # fmt: skip
