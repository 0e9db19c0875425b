"""The phrases that Avarium's texts borrow from those of all games."""

from __future__ import annotations

from rulebound.cardtext.aiming import Target
from rulebound.cardtext.changes import Cannot, Change, Has, HasWhile
from rulebound.cardtext.conditions import Rolled, ThereAre, ThereIs, YouHave
from rulebound.cardtext.deeds import Draw, Gain, Lose, RollADie
from rulebound.cardtext.lines import Stands, Text
from rulebound.cardtext.nouns import Amount, CountWay, Other, Signed, Way, With
from rulebound.cardtext.players import Per, You
from rulebound.cardtext.sentences import And, IfSo, IfYouDo, Otherwise, Say, YouMay
from rulebound.cardtext.things import All, Article, Each, It, OneOf, Them

__all__ = [
    "All",
    "Amount",
    "And",
    "Article",
    "Cannot",
    "Change",
    "CountWay",
    "Draw",
    "Each",
    "Gain",
    "Has",
    "HasWhile",
    "IfSo",
    "IfYouDo",
    "It",
    "Lose",
    "OneOf",
    "Other",
    "Otherwise",
    "Per",
    "RollADie",
    "Rolled",
    "Say",
    "Signed",
    "Stands",
    "Target",
    "Text",
    "Them",
    "ThereAre",
    "ThereIs",
    "Way",
    "With",
    "You",
    "YouHave",
    "YouMay",
]  # fmt: skip
