"""Nouns and verbs in the tone of Proelium."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Token, WordList
from tests.cardtext.phrases.core import (
    Act,
    Adjective,
    Amount,
    Change,
    Clause,
    Dice,
    Do,
    Effect,
    Event,
    Group,
    Having,
    Kind,
    Line,
    Marker,
    Number,
    Period,
    Pile,
    Player,
    Resource,
    Sentence,
    Signed,
    Some,
    Standing,
    Stat,
    Subject,
    Thing,
    Until,
    Zone,
)


class PResource(Resource):
    forms: ClassVar[WordList] = {"life": "life"}


class PStat(Stat):
    forms: ClassVar[WordList] = ("A", "D", "cost")


class PKind(Kind):
    forms: ClassVar[WordList] = {
        "entity": "entities",
        "action": "actions",
        "attack": "attacks",
        "enhancement": "enhancements",
    }


class PAdjective(Adjective):
    forms: ClassVar[WordList] = ("attacking", "blocking")


class PPile(Pile):
    forms: ClassVar[WordList] = {"hand": "hands", "deck": "decks", "discard pile": "discard piles"}


class PPeriod(Period):
    forms: ClassVar[WordList] = ("the Attack phase", "the Fabrication phase")


class PMarker(Marker):
    forms: ClassVar[WordList] = {"charge token": "charge tokens"}


class PAct(Act):
    forms: ClassVar[WordList] = ("block", "be blocked", "attack")


class Money(Token, Amount):
    pattern: ClassVar[str] = r"\d+k"
    label: ClassVar[str] = "money such as 10k"


class PChange(Change):
    text: ClassVar[str] = "{stat} {by:Signed}"
    stat: Stat
    by: Signed


class Maintenance(Line):
    text: ClassVar[str] = "Maintenance: {does:Do}"
    does: Do


class ExtraResearch(Line):
    text: ClassVar[str] = "Extra Research[ {cost:Money}]: {does:Do}"
    cost: Money | None
    does: Do


class Opponent(Player):
    text: ClassVar[str] = "your opponent"


class Enhanced(Group):
    text: ClassVar[str] = "enhanced entity"


class YouControl(Having):
    text: ClassVar[str] = "you control"


class GainMoney(Clause):
    text: ClassVar[str] = "[{who:Player} ]gains/gain {money}"
    who: Player | None
    money: Money


class LoseMoney(Clause):
    text: ClassVar[str] = "[{who:Player} ]loses/lose {money}"
    who: Player | None
    money: Money


class PayMoney(Clause):
    text: ClassVar[str] = "pay {money}"
    money: Money


class CheaperMoney(Standing):
    text: ClassVar[str] = "{what:Group} costs/cost you {money} less"
    what: Group
    money: Money


class Damage(Clause):
    text: ClassVar[str] = "deal {amount} damage to {whom:Subject}"
    amount: Amount
    whom: Subject


class Destroy(Clause):
    text: ClassVar[str] = "destroy {what:Thing}"
    what: Thing


class Reload(Clause):
    text: ClassVar[str] = "reload {what:Thing}"
    what: Thing


class Roll(Clause):
    text: ClassVar[str] = "roll {dice}"
    dice: Dice


class OnFace(Sentence):
    text: ClassVar[str] = "on a {face:Number}, {effect}."
    face: Number
    effect: Effect


class PreventAll(Clause):
    text: ClassVar[str] = "prevent all damage from {what:Group}"
    what: Group


class Cancel(Clause):
    text: ClassVar[str] = "cancel {what:Group}"
    what: Group


class ResearchBonus(Clause):
    text: ClassVar[str] = "you get {by:Signed} to Extra Research rolls"
    by: Signed


class Control(Clause):
    text: ClassVar[str] = "gain control of {what:Group} {until}"
    what: Group
    until: Until


class Search(Clause):
    text: ClassVar[str] = "search {zone} for {what:Some}"
    zone: Zone
    what: Some


class Shuffle(Clause):
    text: ClassVar[str] = "shuffle {zone}"
    zone: Zone


class Destroyed(Event):
    text: ClassVar[str] = "{what:Group} is/are destroyed"
    what: Group


class Attacks(Event):
    text: ClassVar[str] = "{what:Group} attacks/attack"
    what: Group
