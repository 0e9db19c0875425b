"""Nouns and verbs in the tone of Varia."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Name, Phrase, Word, WordList
from tests.cardtext.phrases.core import (
    Adjective,
    Amount,
    Clause,
    Condition,
    CountWord,
    Do,
    Effect,
    Event,
    Group,
    Having,
    Keyword,
    Kind,
    Line,
    Number,
    Pile,
    Player,
    Resource,
    Sentence,
    Stat,
    Subject,
    This,
    Zone,
)


class VResource(Resource):
    forms: ClassVar[WordList] = {"Health Point": "Health Points", "Action Point": "Action Points"}


class VStat(Stat):
    forms: ClassVar[WordList] = ("Power", "Focus")


class VKind(Kind):
    forms: ClassVar[WordList] = {
        "Action": "Actions",
        "Attack": "Attacks",
        "Block": "Blocks",
        "Weapon": "Weapons",
        "Armor": "Armors",
    }


class VAdjective(Adjective):
    forms: ClassVar[WordList] = ("Physical", "Magical", "Fire", "Draconic")


class VPile(Pile):
    forms: ClassVar[WordList] = {
        "Deck": "Decks",
        "Timeline": "Timeline",
        "hand": "hands",
        "Discard Pile": "Discard Piles",
    }


class Subtype(Word):
    forms: ClassVar[WordList] = ("Fire", "Strength", "Dexterity", "Vampiric", "Draconic")


class School(Word):
    forms: ClassVar[WordList] = ("Physical", "Magical")


class Plain(Word, Keyword):
    forms: ClassVar[WordList] = (
        "Fast",
        "Reach",
        "Ranged",
        "Improved",
        "Impaired",
        "Spellfuse",
        "Skillfuse",
        "Holy Symbol",
        "Blessed",
        "Dragonrage",
    )


class Amplify(Phrase, Keyword):
    text: ClassVar[str] = "Amplify {amount:Number} {resource#amount}"
    amount: Number
    resource: Resource


class Armor(Phrase, Keyword):
    text: ClassVar[str] = "{school} Armor: {amount:Number}"
    school: School
    amount: Number


class DivineEnemy(Phrase, Keyword):
    text: ClassVar[str] = "Divine Enemy: {subtype}"
    subtype: Subtype


class Momentum(Line):
    text: ClassVar[str] = "Momentum: {does:Do}"
    does: Do


class StartOfMoment(Line):
    text: ClassVar[str] = "Start of Moment: {does:Do}"
    does: Do


class EndOfMoment(Line):
    text: ClassVar[str] = "End of Moment: {does:Do}"
    does: Do


class OnHit(Line):
    text: ClassVar[str] = "On-Hit: {does:Do}"
    does: Do


class YourTarget(Player):
    text: ClassVar[str] = "your target"


class Performed(Having):
    text: ClassVar[str] = "you {when:PerformedWhen}"
    when: PerformedWhen


class PerformedWhen(Word):
    forms: ClassVar[WordList] = ("perform", "have performed this turn")


class TargetsAction(Group):
    text: ClassVar[str] = "your target's Action"


class OneOfTargets(Group):
    text: ClassVar[str] = "one of your target's {kind+}"
    kind: Kind


class MaximumRoll(Sentence):
    text: ClassVar[str] = "on a maximum roll for one or more {stat} dice, {effect}."
    stat: Stat
    effect: Effect


class AfterRoll(Sentence):
    text: ClassVar[str] = "after you roll, {effect}."
    effect: Effect


class Infinite(Clause):
    text: ClassVar[str] = "{what:Group}'s {stat} becomes infinite"
    what: Group
    stat: Stat


class SetDice(Clause):
    text: ClassVar[str] = (
        "set each of your {stat} dice to {face:Number} and each of your {other:Stat} dice to {face2:Number}"
    )
    stat: Stat
    face: Number
    other: Stat
    face2: Number


class Regain(Clause):
    text: ClassVar[str] = "you regain {amount} {resource#amount}"
    amount: Amount
    resource: Resource


class RegainDamage(Clause):
    text: ClassVar[str] = "you regain {resource+} equal to the damage dealt by {what:Group}"
    resource: Resource
    what: Group


class Engage(Clause):
    text: ClassVar[str] = "engage your target"


class Disengage(Clause):
    text: ClassVar[str] = "disengage"


class Move(Clause):
    text: ClassVar[str] = "move"


class GainStack(Clause):
    text: ClassVar[str] = "[{who:Player} ]gains/gain {count:CountWord} Stack/Stacks of {name}"
    who: Player | None
    count: CountWord
    name: Name


class LoseStack(Clause):
    text: ClassVar[str] = "lose {count:CountWord} Stack/Stacks of {name}"
    count: CountWord
    name: Name


class HasText(Sentence):
    text: ClassVar[str] = '{who:Group} has/have "{line}"'
    who: Group
    line: Line


class ExtraDie(Clause):
    text: ClassVar[str] = "{who:Subject} gets/get an extra {stat} die"
    who: Subject
    stat: Stat


class Create(Clause):
    text: ClassVar[str] = "create a {name} token in the next available Moment"
    name: Name


class Check(Clause):
    text: ClassVar[str] = "make an Attribute Check"


class WinCheck(Condition):
    text: ClassVar[str] = "you win"


class Disengaged(Condition):
    text: ClassVar[str] = "you are {how:Distance}"
    how: Distance


class Distance(Word):
    forms: ClassVar[WordList] = ("Engaged", "Disengaged")


class Amplified(Condition):
    text: ClassVar[str] = "{what:This} is amplified"
    what: This


class Disrupt(Clause):
    text: ClassVar[str] = "Disrupt {what:Group}"
    what: Group


class Ruin(Clause):
    text: ClassVar[str] = "Ruin {what:Group}"
    what: Group


class Forget(Clause):
    text: ClassVar[str] = "Forget the top {count:CountWord} card/cards of {zone}"
    count: CountWord
    zone: Zone


class CannotPrevent(Clause):
    text: ClassVar[str] = "damage dealt by {what:Group} cannot be prevented"
    what: Group


class IsImproved(Clause):
    text: ClassVar[str] = "{what:Group} is/are {keyword:Plain}"
    what: Group
    keyword: Plain


class YouMiss(Event):
    text: ClassVar[str] = "you Miss"


class Replaced(Event):
    text: ClassVar[str] = "{what:Group} is/are Replaced"
    what: Group
