"""Nouns and verbs in the tone of Arcane."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Word, WordList
from tests.cardtext.phrases.core import (
    Adjective,
    Clause,
    Condition,
    Do,
    Event,
    Group,
    Having,
    Kind,
    Line,
    Marker,
    Number,
    Pile,
    Player,
    Resource,
    Some,
    Stat,
    Thing,
    Zone,
)


class RResource(Resource):
    forms: ClassVar[WordList] = {"Shard": "Shards", "Will": "Will", "Prestige": "Prestige"}


class RStat(Stat):
    forms: ClassVar[WordList] = ("cost",)


class RKind(Kind):
    forms: ClassVar[WordList] = {"Item": "Items", "Spell": "Spells", "Tile": "Tiles", "Assignment": "Assignments"}


class RAdjective(Adjective):
    forms: ClassVar[WordList] = ("Private", "Public", "un-exhausted", "exhausted")


class RPile(Pile):
    forms: ClassVar[WordList] = {"Slate": "Slates", "center": "center", "bag": "bag", "deck": "decks"}


class RMarker(Marker):
    forms: ClassVar[WordList] = {"Prestige Token": "Prestige Tokens", "Exhaustion Token": "Exhaustion Tokens"}


class TileAction(Word):
    label: ClassVar[str] = "a tile action"
    forms: ClassVar[WordList] = ("Gain Will", "Collect Shard", "Use Item", "Add Tile", "Complete Assignment")


class Use(Line):
    text: ClassVar[str] = "USE: {does:Do}"
    does: Do


class EndOfGame(Line):
    text: ClassVar[str] = "End of Game: {does:Do}"
    does: Do


class ExtraTurn(Clause):
    text: ClassVar[str] = "take an extra turn after this one"


class Completed(Having):
    text: ClassVar[str] = "you have completed"


class Pay(Clause):
    text: ClassVar[str] = "pay {amount:Number} {resource#amount}"
    amount: Number
    resource: Resource


class Collect(Clause):
    text: ClassVar[str] = "collect {amount:Number} {resource#amount}"
    amount: Number
    resource: Resource


class Most(Condition):
    text: ClassVar[str] = "you have the most {resource+}"
    resource: Resource


class Replace(Clause):
    text: ClassVar[str] = "replace them"


class Take(Clause):
    text: ClassVar[str] = "take {what:Some} from {zone}"
    what: Some
    zone: Zone


class PlaceOn(Clause):
    text: ClassVar[str] = "place {what:Thing} on {zone}"
    what: Thing
    zone: Zone


class Rotate(Clause):
    text: ClassVar[str] = "rotate {what:Thing}"
    what: Thing


class Swap(Clause):
    text: ClassVar[str] = "swap {what:Some}"
    what: Some


class Perform(Clause):
    text: ClassVar[str] = "perform the actions on {what:Some}"
    what: Some


class Maximum(Clause):
    text: ClassVar[str] = "your maximum {resource} is {amount:Number}"
    resource: Resource
    amount: Number


class CompleteFree(Clause):
    text: ClassVar[str] = "complete {what:Some}[ {discount}]"
    what: Some
    discount: Discount | None


class Discount(Word):
    forms: ClassVar[WordList] = ("without paying its cost",)


class Steal(Clause):
    text: ClassVar[str] = "steal {amount:Number} {resource#amount} from {who:Player}"
    amount: Number
    resource: Resource
    who: Player


class YouComplete(Event):
    text: ClassVar[str] = "you complete {what:Group}"
    what: Group


class YouRest(Event):
    text: ClassVar[str] = "you rest"


class YouPerform(Event):
    text: ClassVar[str] = "you perform a {action:TileAction} action"
    action: TileAction
