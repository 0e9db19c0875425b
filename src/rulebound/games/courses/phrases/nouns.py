"""What the course game's texts speak of: kinds of cards, places, values, points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.counting.counters import Host
from rulebound.cardtext.phrases.structure.effects import Candidates, Take
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import GAINED, Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective, Having, Kind, Place, Stat
from rulebound.cardtext.phrases.structure.subjects import Object, Subject
from rulebound.games.courses import worth
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.events import GAINS, LOSES
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, ATTACHED, HOME, WORLD_MAP
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.language import N_, Message

ZONES: Final = {PARTNER: AT_COURSE, COURSE: WORLD_MAP, SUPPORTER: HOME, ITEM: ATTACHED}
WHERE: Final = {
    PARTNER: N_("{it} is not a partner at a course."),
    COURSE: N_("{it} is not a course in a world map."),
    SUPPORTER: N_("{it} is not a supporter at home."),
    ITEM: N_("{it} is not an item attached to a partner."),
}


class CourseKind(Kind):
    forms: ClassVar[dict[str, str]] = {
        "partner": "partners", "course": "courses", "supporter": "supporters", "item": "items",
    }  # fmt: skip

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        if self.word == PARTNER:
            return partners
        if self.word == COURSE:
            return courses
        return supporters if self.word == SUPPORTER else items

    def could_be(self, kind: str) -> bool:
        return kind in (GAINED, self.word)

    def is_kind(self, sense: Sense) -> Test:
        zone = ZONES[self.word]

        def lies_there(table: Table, source: int, it: int) -> bool:
            return table.zone[it] == zone

        return Test(WHERE[self.word], lies_there)


def partners(table: Table) -> list[int]:
    return table.cards_in(AT_COURSE)[:]


def courses(table: Table) -> list[int]:
    return table.courses()


def supporters(table: Table) -> list[int]:
    return [it for seat in range(table.seats) for it in table.cards_in(HOME, seat)]


def items(table: Table) -> list[int]:
    return table.cards_in(ATTACHED)[:]


class Tapped(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("tapped", "untapped")

    def test(self, sense: Sense) -> Test:
        if self.word == "tapped":
            return Test("{it} is not tapped.", is_tapped)
        return Test("{it} is tapped.", is_untapped)


def is_tapped(table: Table, source: int, it: int) -> bool:
    return table.tapped[it]


def is_untapped(table: Table, source: int, it: int) -> bool:
    return not table.tapped[it]


class Here(Place):
    """At the course of the card that says so."""

    text: ClassVar[str] = "here"

    def test(self, sense: Sense) -> Test:
        refuse_nowhere(sense, self, Message("leave the place out"))
        return Test("{it} is at another course.", is_here)


class There(Place):
    """At the course that was chosen, or where the partner is, or was, that was spoken of last."""

    text: ClassVar[str] = "there"
    of_before: ClassVar[bool] = True

    def test(self, sense: Sense) -> Test:
        if not sense.antecedent:
            sense.wrong(self, "no course and no partner was spoken of before this, so nothing is 'there'")
        return Test("{it} is at another course.", is_there)


class AtYourCourse(Place):
    text: ClassVar[str] = "at a course of yours"

    def test(self, sense: Sense) -> Test:
        return Test("{it} is not at a course of yours.", is_at_own_course)


class AtRivalCourse(Place):
    text: ClassVar[str] = "at a course of another player"

    def test(self, sense: Sense) -> Test:
        return Test("{it} is not at a course of another player.", is_at_rival_course)


class WithAnItem(Having):
    text: ClassVar[str] = "with an item attached"

    def test(self, sense: Sense) -> Test:
        return Test("No item is attached to {it}.", lambda table, source, it: len(table.attachments(it)) > 0)


def refuse_nowhere(sense: Sense, phrase: Phrase, instead: Message) -> None:
    """Where the card is at no course, nothing is here for it."""
    if "the attacker" in sense.parts:
        instead = Message("{instead}, or write of 'the attacker'", instead=instead)
    if sense.gone:
        sense.wrong(phrase, "this has left play by then, so nothing is 'here' for it: {instead}", instead=instead)
    elif is_away(sense):
        sense.wrong(
            phrase,
            "cards of the kind {kind} are at no course, so nothing is 'here' for them: {instead}",
            kind=sense.kind,
            instead=instead,
        )


def is_away(sense: Sense) -> bool:
    """Whether cards of this kind are at no course; items may be attached."""
    return sense.kind == SUPPORTER or (sense.kind == ITEM and not sense.stays)


def is_here(table: Table, source: int, it: int) -> bool:
    course = table.course_of(source)
    return course >= 0 and table.course_of(it) == course


def is_there(table: Table, source: int, it: int) -> bool:
    scope = table.scopes[-1]
    before = scope.picks[0] if scope.picks else scope.it
    course = table.last_course_of(before) if before >= 0 else -1
    return course >= 0 and table.course_of(it) == course


def is_at_own_course(table: Table, source: int, it: int) -> bool:
    course = table.course_of(it)
    return course >= 0 and table.owner(course) == table.controller(source)


def is_at_rival_course(table: Table, source: int, it: int) -> bool:
    course = table.course_of(it)
    return course >= 0 and table.owner(course) != table.controller(source)


class CourseStat(Stat):
    forms: ClassVar[tuple[str, ...]] = ("power", "point value", "cost", "star value")

    def key(self) -> str:
        return {"power": "power", "point value": "points", "cost": "cost", "star value": "stars"}[self.word]

    def of(self, table: Table, it: int) -> int:
        if self.word == "power":
            return table.power(it)
        if self.word == "point value":
            return table.point_value(it)
        return table.cost(it) if self.word == "cost" else table.stars(it)

    def last_of(self, table: Table, it: int) -> int:
        """[R60]"""
        return worth.last(table, it, self.key(), self.of(table, it))


class Points(Resource):
    """Who has none does not choose to lose some, where the other of two can be done. [R66]"""

    forms: ClassVar[dict[str, str]] = {"point": "points"}
    term: ClassVar[str] = "points"

    def give(self, table: Table, seat: int, n: int) -> None:
        table.gain(seat, n)

    def had(self, table: Table, seat: int) -> int:
        return table.points[seat]

    def gained(self) -> str:
        return GAINS

    def lost(self) -> str:
        return LOSES


class AttachedPartner(Phrase, Subject, Object):
    """The partner that an item is attached to."""

    text: ClassVar[str] = "the attached partner"

    def filter(self, sense: Sense) -> Filter:
        return Filter(partners, [Test("It must be the attached partner.", wears)])

    def take(self, sense: Sense) -> Effect[Any]:
        if sense.gone:
            sense.wrong(self, "this has left play by then, and is attached to nothing")
        sense.antecedent = "taken"
        return Take(attached_to)

    def candidates(self, sense: Sense) -> Candidates | None:
        return attached_to


def attached_to(table: Table, scope: Scope) -> list[int]:
    return [table.at[scope.source]] if table.zone[scope.source] == ATTACHED else []


def wears(table: Table, source: int, it: int) -> bool:
    return table.zone[source] == ATTACHED and table.at[source] == it


class HostAttached(Host):
    text: ClassVar[str] = "the attached partner"

    def hosts(self, sense: Sense) -> Candidates:
        return attached_to
