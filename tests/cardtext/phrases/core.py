"""The English that the games of these tests share: lines, sentences, conditions, players, nouns, amounts."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, WordList, trait


class Text(Phrase):
    text: ClassVar[str] = "{lines:Line*\n}"
    lines: tuple[Line, ...]


class Line(Phrase): ...


class Sentence(Phrase):
    label: ClassVar[str] = "a sentence"


class Effect(Phrase):
    label: ClassVar[str] = "an effect"


@trait
class Cost:
    label: ClassVar[str] = "a cost"


@trait
class Lasting: ...


class Clause(Effect, Cost, Lasting): ...


class Standing(Effect, Lasting): ...  # holds while its card is there; not one of a choice or a chain


@trait
class Keyword:
    label: ClassVar[str] = "a keyword"


class Event(Phrase):
    label: ClassVar[str] = "an event"


class Condition(Phrase):
    label: ClassVar[str] = "a condition"


class Do(Line):
    text: ClassVar[str] = "{sentences:Sentence*}"
    sentences: tuple[Sentence, ...]


class Activated(Line):
    text: ClassVar[str] = "{cost}: {does:Do}"
    cost: Cost
    does: Do


class Keywords(Line):
    text: ClassVar[str] = "{keywords:Keyword*,}"
    keywords: tuple[Keyword, ...]


# -- Sentences --------------------------------------------------------------------------------------------------------


class Say(Sentence):
    text: ClassVar[str] = "{effect}."
    effect: Effect


class Then(Sentence):
    text: ClassVar[str] = "then, {effect}."
    effect: Effect


class When(Sentence):
    text: ClassVar[str] = "when {event}, {effect}."
    event: Event
    effect: Effect


class Whenever(Sentence):
    text: ClassVar[str] = "whenever {event}, {effect}."
    event: Event
    effect: Effect


class At(Sentence):
    text: ClassVar[str] = "at the {edge} of your turn, {effect}."
    edge: Edge
    effect: Effect


class If(Sentence):
    text: ClassVar[str] = "if {condition}, {effect}."
    condition: Condition
    effect: Effect


class WhileSo(Sentence):
    text: ClassVar[str] = "as long as {condition}, {effect}."
    condition: Condition
    effect: Effect


class IfYouDo(Sentence):
    text: ClassVar[str] = "if you do, {effect}."
    effect: Effect


class Otherwise(Sentence):
    text: ClassVar[str] = "otherwise, {effect}."
    effect: Effect


class ChooseOne(Sentence):
    text: ClassVar[str] = "choose one: {options:Effect*; or}."
    options: tuple[Effect, ...]


class OncePerTurn(Sentence):
    text: ClassVar[str] = "use this ability only once each turn."


class OnlyDuring(Sentence):
    text: ClassVar[str] = "use {this} only during {period}."
    this: This
    period: Period


# -- Joining effects --------------------------------------------------------------------------------------------------


class And(Effect):
    text: ClassVar[str] = "{first:Clause} and {second:Clause}"
    first: Clause
    second: Clause


class Or(Effect):
    text: ClassVar[str] = "{first:Clause} or {second:Clause}"
    first: Clause
    second: Clause


class InTurn(Effect):
    text: ClassVar[str] = "{first:Clause}, then {second:Clause}"
    first: Clause
    second: Clause


class May(Effect):
    text: ClassVar[str] = "you may {effect:Clause}"
    effect: Clause


class OnlyIf(Effect):
    text: ClassVar[str] = "{effect:Clause} if {condition}"
    effect: Clause
    condition: Condition


class AsLongAs(Effect):
    text: ClassVar[str] = "{effect:Lasting} as long as {condition}"
    effect: Lasting
    condition: Condition


class EvenIf(Effect):
    text: ClassVar[str] = "{effect:Clause} even if {condition}"
    effect: Clause
    condition: Condition


class Unless(Effect):
    text: ClassVar[str] = "{effect:Clause} unless {other:Clause}"
    effect: Clause
    other: Clause


# -- Who and what -----------------------------------------------------------------------------------------------------


@trait
class Subject:
    label: ClassVar[str] = "a player or card"


class Player(Phrase, Subject):
    label: ClassVar[str] = "a player"


@trait
class Thing:
    label: ClassVar[str] = "a card"


class Group(Phrase, Thing, Subject): ...


class You(Player):
    text: ClassVar[str] = "you"

    def number(self) -> str:
        return "many"


class EachPlayer(Player):
    text: ClassVar[str] = "each {other?other} player"
    other: bool


class SomePlayers(Player):
    text: ClassVar[str] = "{count:CountWord} player/players"
    count: CountWord

    def number(self) -> str:
        return self.count.number()


class Target(Group):
    text: ClassVar[str] = "target {noun}"
    noun: Noun


class Each(Group):
    text: ClassVar[str] = "each {noun}"
    noun: Noun


class All(Group):
    text: ClassVar[str] = "all {noun+}"

    noun: Noun

    def number(self) -> str:
        return "many"


class Every(Group):
    text: ClassVar[str] = "{yours?your} {noun+}"

    yours: bool
    noun: Noun

    def number(self) -> str:
        return "many"


class Some(Group):
    text: ClassVar[str] = "{count} {noun#count}"
    count: Count
    noun: Noun

    def number(self) -> str:
        return self.count.number()


class Another(Group):
    text: ClassVar[str] = "another {noun}"
    noun: Noun


class It(Group):
    text: ClassVar[str] = "it"


class OneOfThem(Group):
    text: ClassVar[str] = "one of them"


class TheRest(Group):
    text: ClassVar[str] = "the rest"


class This(Group):
    text: ClassVar[str] = "this[ {kind}]"
    kind: Kind | None


class Noun(Phrase):
    text: ClassVar[str] = "{adjectives:Adjective**} {kind~}[ or {other:Kind~}][ {place}][ {having}]"
    label: ClassVar[str] = "a kind of card"
    adjectives: tuple[Adjective, ...]
    kind: Kind
    other: Kind | None
    place: Place | None
    having: Having | None


class Kind(Word):
    label: ClassVar[str] = "a kind of card"


class Adjective(Word):
    label: ClassVar[str] = "an adjective"


class CommonAdjective(Adjective):
    forms: ClassVar[WordList] = ("other",)


class Place(Phrase): ...


class Having(Phrase): ...


class InZone(Place):
    text: ClassVar[str] = "{how:In} {zone}"
    how: In
    zone: Zone


class In(Word):
    forms: ClassVar[WordList] = ("in", "on", "of")


class Zone(Phrase):
    text: ClassVar[str] = "{owner} {pile#owner}"
    label: ClassVar[str] = "a zone"
    owner: Owner
    pile: Pile


class Owner(Word):
    label: ClassVar[str] = "whose"
    forms: ClassVar[WordList] = (
        "my",
        "your",
        "their",
        "the",
        "its owner's",
        "the other player's",
        "each of those players'",
    )

    def number(self) -> str:
        return "many" if self.word.endswith("s'") else "one"


class Pile(Word):
    label: ClassVar[str] = "a zone"


class Edge(Word):
    forms: ClassVar[WordList] = ("start", "end")


class Period(Word): ...


class Until(Word): ...


class UntilCommon(Until):
    forms: ClassVar[WordList] = ("until end of turn", "this turn")


class With(Having):
    text: ClassVar[str] = "with {stat} {bound}"
    stat: Stat
    bound: Bound


class Bound(Phrase):
    text: ClassVar[str] = "{amount} or {way}"
    amount: Amount
    way: Way


class Way(Word):
    forms: ClassVar[WordList] = ("less", "more", "fewer")


# -- How much ---------------------------------------------------------------------------------------------------------


@trait
class Amount:
    label: ClassVar[str] = "an amount"


class Number(Token, Amount):
    pattern: ClassVar[str] = r"\d+"
    label: ClassVar[str] = "a number"

    def number(self) -> str:
        return "one" if self.value == "1" else "many"


class Dice(Token, Amount):
    pattern: ClassVar[str] = r"\d+d\d+([+-]\d+)?"
    label: ClassVar[str] = "dice such as 1d6"

    def number(self) -> str:
        return "many"


class Signed(Token):
    pattern: ClassVar[str] = r"[+-]\d+"
    label: ClassVar[str] = "a change such as +2"


@trait
class Count:
    label: ClassVar[str] = "a, one, two ..."

    def number(self) -> str:
        return "one"


class CountWord(Word, Count):
    forms: ClassVar[WordList] = ("a", "one", "two", "three", "four", "five")

    def number(self) -> str:
        return "one" if self.word in ("a", "one") else "many"


class AnyNumber(Phrase, Count):
    text: ClassVar[str] = "any number of"

    def number(self) -> str:
        return "many"


class Resource(Word):
    label: ClassVar[str] = "a resource"


class Stat(Word):
    label: ClassVar[str] = "a value"


class Change(Phrase): ...


class ChangeBy(Change):
    text: ClassVar[str] = "{by:Signed} {stat}"
    by: Signed
    stat: Stat


class Per(Phrase): ...


class PerEach(Per):
    text: ClassVar[str] = "for each {noun}"
    noun: Noun


class PerEvery(Per):
    text: ClassVar[str] = "for every {amount:Number} {resource#amount} you have"
    amount: Number
    resource: Resource


# -- Verbs most games have --------------------------------------------------------------------------------------------


class Gain(Clause):
    text: ClassVar[str] = "[{who:Player} ]gains/gain {amount} {extra?additional} {resource#amount}[ {per}]"
    who: Player | None
    amount: Amount
    extra: bool
    resource: Resource
    per: Per | None


class Lose(Clause):
    text: ClassVar[str] = "[{who:Player} ]loses/lose {amount} {resource#amount}"
    who: Player | None
    amount: Amount
    resource: Resource


class Draw(Clause):
    text: ClassVar[str] = "[{who:Player} ]draws/draw {what:Some}"
    who: Player | None
    what: Some


class Discard(Clause):
    text: ClassVar[str] = "[{who:Player} ]discards/discard {what:Thing}"
    who: Player | None
    what: Thing


class Gets(Clause):
    text: ClassVar[str] = "{who:Subject} gets/get {changes:Change*and}[ {until}][ {per}]"
    who: Subject
    changes: tuple[Change, ...]
    until: Until | None
    per: Per | None


class Choose(Clause):
    text: ClassVar[str] = "choose {what:Subject}[ from {zone}]"
    what: Subject
    zone: Zone | None


class Put(Clause):
    text: ClassVar[str] = "put {what:Thing} {how:Into} {zone}"
    what: Thing
    how: Into
    zone: Zone


class PutBoth(Clause):
    text: ClassVar[str] = "put {what:Thing} {how:Into} {zone} and the rest {other:Into} {elsewhere:Zone}"
    what: Thing
    how: Into
    zone: Zone
    other: Into
    elsewhere: Zone


class Into(Word):
    forms: ClassVar[WordList] = ("into", "on the bottom of", "on top of")


class PutOn(Clause):
    text: ClassVar[str] = "put {amount:HowMany} {marker#amount} on {thing}"
    amount: HowMany
    marker: Marker
    thing: Thing


class RemoveFrom(Clause):
    text: ClassVar[str] = "remove {amount:HowMany} {marker#amount} from {thing:Spot}"
    amount: HowMany
    marker: Marker
    thing: Spot


class HowMany(Phrase): ...


class HowManyNumber(HowMany):
    text: ClassVar[str] = "{n:Number}"
    n: Number

    def number(self) -> str:
        return self.n.number()


class HowManyWord(HowMany):
    text: ClassVar[str] = "{n:CountWord}"
    n: CountWord

    def number(self) -> str:
        return self.n.number()


class HowManyAll(HowMany):
    text: ClassVar[str] = "all"

    def number(self) -> str:
        return "many"


class Spot(Phrase): ...


class SpotThing(Spot):
    text: ClassVar[str] = "{thing}"
    thing: Thing


class SpotZone(Spot):
    text: ClassVar[str] = "{zone}"
    zone: Zone


class Marker(Word):
    label: ClassVar[str] = "a token"


class LookAt(Clause):
    text: ClassVar[str] = "look at the top {count:CountWord} {kind#count} of {zone}"
    count: CountWord
    kind: Kind
    zone: Zone


class Cheaper(Standing):
    text: ClassVar[str] = "{what:Group} costs/cost you {amount:Number} {resource#amount} less"
    what: Group
    amount: Number
    resource: Resource


class ReturnTo(Clause):
    text: ClassVar[str] = "return {what:Thing} to {zone}"
    what: Thing
    zone: Zone


class CommonKind(Kind):
    forms: ClassVar[WordList] = {"card": "cards"}


class ThereIs(Condition):
    text: ClassVar[str] = "there is {what:Another}"
    what: Another


class ThereAre(Condition):
    text: ClassVar[str] = "there are {amount:Number} or more {noun+}"
    amount: Number
    noun: Noun


class YouHave(Condition):
    text: ClassVar[str] = "you have {amount:Number} or {way} {resource+}"
    amount: Number
    way: Way
    resource: Resource


class Cannot(Standing):
    text: ClassVar[str] = "{who:Subject} cannot {act}"
    who: Subject
    act: Act


class Act(Word):
    label: ClassVar[str] = "an act"
