"""What has happened to partners and courses in this turn, so that texts can count it."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Word, make
from rulebound.cardtext.phrases.numbers.tallying import DidThisTurn, DoThisTurn, Gone, PlayerDid
from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.subjects import Article, OneOf
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.cardtext.phrases.times.history import HaveDoneOften, SinceWhen
from rulebound.cardtext.phrases.times.noting import counted
from rulebound.games.courses.events import BATTLES, CLEARS, ENTERS, MOVES
from rulebound.games.courses.phrases.events import Happening, happening
from rulebound.kernel.table.triggered import ON_IT


class PartnersGone(Gone):
    forms: ClassVar[tuple[str, ...]] = ("defeated",)

    def event(self, noun: Noun) -> Event:
        one = make(OneOf, (make(Article, ("a",)), noun))
        what = make(Happening, (f"is {self.word}",))
        assert isinstance(one, OneOf) and isinstance(what, Happening), (one, what)
        return happening(one, what)


class PartnerDid(DidThisTurn):
    kinds: ClassVar[dict[str, tuple[str, str]]] = {
        "attacked": (BATTLES, ON_IT), "cleared a course": (CLEARS, ON_IT), "entered": (ENTERS, ON_IT),
        "moved": (MOVES, ON_IT),
    }  # fmt: skip
    forms: ClassVar[tuple[str, ...]] = tuple(kinds)


class PartnerDoes(DoThisTurn):
    past: ClassVar[dict[str, str]] = {
        "attack": "attacked", "clear a course": "cleared a course", "enter": "entered", "move": "moved",
    }  # fmt: skip
    forms: ClassVar[tuple[str, ...]] = tuple(past)

    def did(self) -> DidThisTurn:
        found = make(PartnerDid, (type(self).past[self.word],))
        assert isinstance(found, DidThisTurn), found
        return found


class CourseNoun(Word):
    forms: ClassVar[dict[str, str]] = {"course": "courses"}


class CourseCleared(PlayerDid):
    text: ClassVar[str] = "{what:CourseNoun~} {who:Acting} has/have cleared"
    what: CourseNoun
    who: Acting

    def often(self, sense: Sense, since: SinceWhen) -> Number:
        return counted(self.who, sense, f"cleared {since.word}", (CLEARS,), lasts=since.lasts())


class HaveClearedOften(HaveDoneOften):
    """`If you have cleared two or more courses this turn, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} has/have cleared {count:CountWord} or {way:CountWay} courses {since:SinceWhen}"
    who: Acting
    count: CountWord
    way: CountWay
    since: SinceWhen

    def counted(self, sense: Sense) -> Number:
        return counted(self.who, sense, f"cleared {self.since.word}", (CLEARS,), lasts=self.since.lasts())
