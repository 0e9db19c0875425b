"""Nouns and verbs in the tone of the course game."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Word, WordList
from tests.cardtext.phrases.core import (
    Act,
    Adjective,
    Another,
    Change,
    Clause,
    Condition,
    Event,
    Group,
    Having,
    Kind,
    Noun,
    Number,
    Per,
    Pile,
    Place,
    Player,
    Resource,
    Some,
    Stat,
    Subject,
    Thing,
    Zone,
)


class CResource(Resource):
    forms: ClassVar[WordList] = {"point": "points", "star": "stars"}


class CStat(Stat):
    forms: ClassVar[WordList] = ("power", "point value", "cost")


class CKind(Kind):
    forms: ClassVar[WordList] = {"partner": "partners", "course": "courses", "item": "items", "supporter": "supporters"}


class CAdjective(Adjective):
    forms: ClassVar[WordList] = ("tapped", "untapped")


class CPile(Pile):
    forms: ClassVar[WordList] = {"hand": "hands", "deck": "decks", "discard pile": "discard piles"}


class CAct(Act):
    forms: ClassVar[WordList] = ("exit", "be attacked", "move", "be cleared")


class AtCourse(Place):
    text: ClassVar[str] = "at {where:Thing}"
    where: Thing


class AttachedTo(Having):
    text: ClassVar[str] = "attached to it"


class AttachedPartner(Group):
    text: ClassVar[str] = "attached partner"


class OtherPlayers(Condition):
    text: ClassVar[str] = "other players have {noun+} there"
    noun: Noun


class FewerPoints(Condition):
    text: ClassVar[str] = "you have fewer {resource+} than {who:Player}"
    resource: Resource
    who: Player


class Attach(Clause):
    text: ClassVar[str] = "attach {what:Thing} to {to:Group}"
    what: Thing
    to: Group


class Tap(Clause):
    text: ClassVar[str] = "tap {what:Thing}"
    what: Thing


class Untap(Clause):
    text: ClassVar[str] = "untap {what:Thing}"
    what: Thing


class GetStars(Clause):
    text: ClassVar[str] = "get {amount:Number} {resource#amount}"
    amount: Number
    resource: Resource


class Move(Clause):
    text: ClassVar[str] = "move {what:Group} to {where:Another}"
    what: Group
    where: Another


class Has(Clause):
    text: ClassVar[str] = "{who:Subject} has/have {changes:Change*and}[ {per}]"
    who: Subject
    changes: tuple[Change, ...]
    per: Per | None


class CanClear(Clause):
    text: ClassVar[str] = "{who:Group} can clear {what:Some}"
    who: Group
    what: Some


class EnterFree(Clause):
    text: ClassVar[str] = "enter {what:Some} from {zone} without paying its cost"
    what: Some
    zone: Zone


class EntersTapped(Clause):
    text: ClassVar[str] = "{who:Group} enters/enter tapped"
    who: Group


class Enters(Event):
    text: ClassVar[str] = "{who:Group} enters/enter[ {place}]"
    who: Group
    place: Place | None


class Clears(Event):
    text: ClassVar[str] = "{who:Subject} clears/clear {what:Group}"
    who: Subject
    what: Group


class Happens(Event):
    text: ClassVar[str] = "{who:Group} {act:Happening}"
    who: Group
    act: Happening


class Happening(Word):
    forms: ClassVar[WordList] = ("battles", "is defeated", "exits")
