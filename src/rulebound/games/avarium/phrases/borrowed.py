"""The phrases that Avarium's texts borrow from those of all games."""

from __future__ import annotations

from rulebound.cardtext.phrases.acts.changes import Cannot, Change, Has
from rulebound.cardtext.phrases.acts.conditions import (
    Most,
    Rolled,
    ThereAre,
    ThereIs,
    ThereIsNo,
    YouHave,
    YouHaveExactly,
    YouHaveNone,
    YouHaveOrMore,
)
from rulebound.cardtext.phrases.acts.instructions import Draw, Gain, Lose, Pay
from rulebound.cardtext.phrases.acts.meanwhile import UntilThenWhen, UntilThenWhenIf
from rulebound.cardtext.phrases.acts.one_die import RollADie
from rulebound.cardtext.phrases.cards.any_kind import AnyCardWanted, CardWord, PerCardThisWay
from rulebound.cardtext.phrases.cards.control import TakeControl, TakeControlForNow
from rulebound.cardtext.phrases.cards.control_as_long import TakeControlAsLong
from rulebound.cardtext.phrases.choices.choosing import UpTo
from rulebound.cardtext.phrases.numbers.amounts import (
    AnyNumber,
    Done,
    DrawThatMany,
    GainThatMany,
    LoseThatMany,
    MuchOrMany,
)
from rulebound.cardtext.phrases.numbers.for_each_this_way import (
    HowPaid,
    PerKindThisWay,
    PerOnePaid,
    PerPaidThisWay,
    PerTheirsThisWay,
    PerWhoseThisWay,
)
from rulebound.cardtext.phrases.opponents.choosing_players import TheyChooseOne
from rulebound.cardtext.phrases.opponents.offers import (
    AfterAsking,
    DidOrNot,
    DoesOrNot,
    EachWho,
    IfTheyDo,
    TheyDoUnless,
    TheyMay,
    Unless,
)
from rulebound.cardtext.phrases.opponents.others import (
    ChooseCards,
    IfOneCannot,
    SomebodyDoes,
    SomebodyDoesBoth,
    SomebodyDoesInTurn,
    TheRest,
    WhoCannot,
)
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, ItsPriceIf, PlainPrice
from rulebound.cardtext.phrases.paying.prices_for_a_while import NextCosts
from rulebound.cardtext.phrases.structure.counts import Amount, CountWay, Signed, Until, Way
from rulebound.cardtext.phrases.structure.facts import AllSo, AnySo
from rulebound.cardtext.phrases.structure.joining import And, OnlyIf, OnlyIfNot, YouMay, YouMayTo
from rulebound.cardtext.phrases.structure.lines import Stands, Text
from rulebound.cardtext.phrases.structure.nouns import Other, With, WithExactly
from rulebound.cardtext.phrases.structure.players import Per, ThatPlayer, ThosePlayers, You
from rulebound.cardtext.phrases.structure.sentences import IfSo, IfYouDo, IfYouDoNot, Otherwise, Say
from rulebound.cardtext.phrases.structure.subjects import All, Article, Each, EachSuch, It, OneOf, Them, They
from rulebound.cardtext.phrases.times.later import AtTime, AtTimeIf, EndOfThisTurn, StartOfNextTurn, TimeLast, TurnOf
from rulebound.cardtext.phrases.times.moments import Edge, EdgeOfTurn, WhoseTurns
from rulebound.cardtext.phrases.times.next_time import HappensToIt, IfItHappens, NextTime
from rulebound.cardtext.phrases.times.nth_time import CountedSpan, WhichTime
from rulebound.cardtext.phrases.times.often import OnceEachGame, OnceEachTurn
from rulebound.cardtext.phrases.values.holding import StandsUnless, StandsWhile, WhileStands
from rulebound.cardtext.phrases.zones.piles import HandHas, HandIsEmpty

__all__ = [
    "AfterAsking",
    "All",
    "AllSo",
    "Amount",
    "And",
    "AnyCardWanted",
    "AnyNumber",
    "AnySo",
    "Article",
    "AtTime",
    "AtTimeIf",
    "Cannot",
    "CardWord",
    "Change",
    "ChooseCards",
    "CountWay",
    "CountedSpan",
    "DearOrCheap",
    "DidOrNot",
    "DoesOrNot",
    "Done",
    "Draw",
    "DrawThatMany",
    "Each",
    "EachSuch",
    "EachWho",
    "Edge",
    "EdgeOfTurn",
    "EndOfThisTurn",
    "Gain",
    "GainThatMany",
    "HandHas",
    "HandIsEmpty",
    "HappensToIt",
    "Has",
    "HowPaid",
    "IfItHappens",
    "IfOneCannot",
    "IfSo",
    "IfTheyDo",
    "IfYouDo",
    "IfYouDoNot",
    "It",
    "ItsPriceIf",
    "Lose",
    "LoseThatMany",
    "Most",
    "MuchOrMany",
    "NextCosts",
    "NextTime",
    "OnceEachGame",
    "OnceEachTurn",
    "OneOf",
    "OnlyIf",
    "OnlyIfNot",
    "Other",
    "Otherwise",
    "Pay",
    "Per",
    "PerCardThisWay",
    "PerKindThisWay",
    "PerOnePaid",
    "PerPaidThisWay",
    "PerTheirsThisWay",
    "PerWhoseThisWay",
    "PlainPrice",
    "RollADie",
    "Rolled",
    "Say",
    "Signed",
    "SomebodyDoes",
    "SomebodyDoesBoth",
    "SomebodyDoesInTurn",
    "Stands",
    "StandsUnless",
    "StandsWhile",
    "StartOfNextTurn",
    "TakeControl",
    "TakeControlAsLong",
    "TakeControlForNow",
    "Text",
    "ThatPlayer",
    "TheRest",
    "Them",
    "ThereAre",
    "ThereIs",
    "ThereIsNo",
    "They",
    "TheyChooseOne",
    "TheyDoUnless",
    "TheyMay",
    "ThosePlayers",
    "TimeLast",
    "TurnOf",
    "Unless",
    "Until",
    "UntilThenWhen",
    "UntilThenWhenIf",
    "UpTo",
    "Way",
    "WhichTime",
    "WhileStands",
    "WhoCannot",
    "WhoseTurns",
    "With",
    "WithExactly",
    "You",
    "YouHave",
    "YouHaveExactly",
    "YouHaveNone",
    "YouHaveOrMore",
    "YouMay",
    "YouMayTo",
]  # fmt: skip
