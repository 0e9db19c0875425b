"""The phrases that Avarium's texts borrow from those of all games."""

from __future__ import annotations

from rulebound.cardtext.phrases.aiming import Target
from rulebound.cardtext.phrases.changes import Cannot, Change, Has, HasWhile
from rulebound.cardtext.phrases.conditions import Rolled, ThereAre, ThereIs, YouHave
from rulebound.cardtext.phrases.deeds import Draw, Gain, Lose, RollADie
from rulebound.cardtext.phrases.lines import Stands, Text
from rulebound.cardtext.phrases.nouns import Amount, CountWay, Other, Signed, Way, With
from rulebound.cardtext.phrases.players import Per, You
from rulebound.cardtext.phrases.sentences import And, IfSo, IfYouDo, Otherwise, Say, YouMay
from rulebound.cardtext.phrases.things import All, Article, Each, It, OneOf, Them

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
