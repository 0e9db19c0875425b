"""Nouns and verbs in the tone of Avarium."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, WordList
from tests.cardtext.phrases.core import (
    Act,
    Adjective,
    Clause,
    Condition,
    Cost,
    Do,
    Event,
    Group,
    Kind,
    Line,
    Number,
    Period,
    Pile,
    Player,
    Resource,
    Some,
    Stat,
    Subject,
    Thing,
    Until,
    Way,
    Zone,
)


class AResource(Resource):
    forms: ClassVar[WordList] = {"Merit": "Merit", "Reputation": "Reputation"}


class AStat(Stat):
    forms: ClassVar[WordList] = ("Combat", "Defense", "recruit cost")


class AKind(Kind):
    forms: ClassVar[WordList] = {"student": "students", "idol": "idols", "scheme": "schemes"}


class AAdjective(Adjective):
    forms: ClassVar[WordList] = (
        "enemy",
        "ready",
        "exhausted",
        "Paragon",
        "Delinquent",
        "Neutral",
        "Sciences",
        "Host",
        "Council",
        "Sports",
        "Sentai",
        "Martial Arts",
    )


class APile(Pile):
    forms: ClassVar[WordList] = {
        "class": "classes",
        "hallway": "hallways",
        "hand": "hands",
        "Library": "Library",
        "Courtyard": "Courtyard",
        "Expel Pile": "Expel Pile",
        "Trash Pile": "Trash Pile",
    }


class AUntil(Until):
    forms: ClassVar[WordList] = ("for that fight",)


class APeriod(Period):
    forms: ClassVar[WordList] = ("a fight",)


class AAct(Act):
    forms: ClassVar[WordList] = ("be attacked", "attack", "support fights")


class Myself(Phrase, Subject):
    text: ClassVar[str] = "I"

    def number(self) -> str:
        return "I"


class Me(Phrase, Thing):
    text: ClassVar[str] = "me"


class Enemy(Player):
    text: ClassVar[str] = "{which} enemy"
    which: Which


class Which(Word):
    forms: ClassVar[WordList] = ("target", "each", "a")


class ItsPlayer(Player):
    text: ClassVar[str] = "its player"


class Exhaust(Phrase, Cost):
    text: ClassVar[str] = "EXHAUST"


class Surprise(Line):
    text: ClassVar[str] = "SURPRISE: {does:Do}"
    does: Do


class Expel(Clause):
    text: ClassVar[str] = "[{who:Player} ]expels/expel {what:Thing}[ from {zone}]"
    who: Player | None
    what: Thing
    zone: Zone | None


class Trash(Clause):
    text: ClassVar[str] = "trash {what:Thing}"
    what: Thing


class Ready(Clause):
    text: ClassVar[str] = "ready {what:Thing}"
    what: Thing


class ExhaustIt(Clause):
    text: ClassVar[str] = "exhaust {what:Thing}"
    what: Thing


class Spend(Clause):
    text: ClassVar[str] = "[{who:Player} ]spends/spend {amount:Number} Reputation"
    who: Player | None
    amount: Number


class Prevent(Clause):
    text: ClassVar[str] = "prevent the next {amount:Number} damage to {what:Group}"
    amount: Number
    what: Group


class Cancel(Clause):
    text: ClassVar[str] = "cancel {what:Group}"
    what: Group


class Win(Clause):
    text: ClassVar[str] = "you win"


class Flip(Clause):
    text: ClassVar[str] = "flip a coin"


class IsHeads(Condition):
    text: ClassVar[str] = "it is heads"


class StartTurnWith(Condition):
    text: ClassVar[str] = "you start your turn with {amount:Number} {resource#amount} or {way}"
    amount: Number
    resource: Resource
    way: Way


class Joins(Event):
    text: ClassVar[str] = "{who:Subject} joins/join my class"
    who: Subject


class Expelled(Event):
    text: ClassVar[str] = "{who:Subject} is/are/am expelled"
    who: Subject


class Plays(Event):
    text: ClassVar[str] = "{who:Player} plays/play {what:Some}"
    who: Player
    what: Some


class DealsFightDamage(Event):
    text: ClassVar[str] = "{who:Subject} deals/deal fight damage to {what:Some}"
    who: Subject
    what: Some
