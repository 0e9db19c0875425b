"""The course game's own words for card texts, each with its deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.deeds import Forbidden, Resource
from rulebound.cardtext.lines import Clause, Condition, Cost, Event, Standing
from rulebound.cardtext.meaning import DoForSeats, DoToEach, Filter, Sense, So, Take, TakeOne, Test
from rulebound.cardtext.nouns import (
    Adjective,
    Amount,
    CountWord,
    Having,
    Kind,
    Place,
    Stat,
    Subject,
    Thing,
    This,
    just_me,
)
from rulebound.cardtext.phrase import Phrase, Word
from rulebound.games.courses.card import A_CARD, COURSE, ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.needs import course_untapped, unguarded
from rulebound.games.courses.state import (
    ARRIVES_TAPPED,
    AT_COURSE,
    ATTACHED,
    AWAY,
    BATTLES,
    CLEARS,
    DEFEATED,
    ENTERS,
    EXITS,
    HAND,
    HOME,
    MAIN_BEGINS,
    MOVES,
    PLAYS,
    SPENDS,
    TURNS_OVER,
    WORLD_MAP,
    Table,
)
from rulebound.kernel.ability import Ability, Instead, Lifts, Static
from rulebound.kernel.effect import Effect, Pick, Sequence
from rulebound.kernel.need import Need
from rulebound.kernel.scope import Scope

# -- Nouns -------------------------------------------------------------------------------------------------------------

ZONES: Final = {PARTNER: AT_COURSE, COURSE: WORLD_MAP, SUPPORTER: HOME, ITEM: ATTACHED}
WHERE: Final = {
    PARTNER: "{it} is not a partner at a course.",
    COURSE: "{it} is not a course in a world map.",
    SUPPORTER: "{it} is not a supporter at home.",
    ITEM: "{it} is not an item attached to a partner.",
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

    def is_kind(self, sense: Sense) -> Test:
        zone = ZONES[self.word]
        return Test(WHERE[self.word], lambda table, source, it: table.zone[it] == zone)


def partners(table: Table) -> list[int]:
    return table.partners[:]


def courses(table: Table) -> list[int]:
    return table.courses()


def supporters(table: Table) -> list[int]:
    return [it for home in table.home for it in home]


def items(table: Table) -> list[int]:
    return table.attached[:]


class Tapped(Adjective):
    forms: ClassVar[tuple[str, ...]] = ("tapped", "untapped")

    def test(self, sense: Sense) -> Test:
        if self.word == "tapped":
            return Test("{it} is not tapped.", lambda table, source, it: table.tapped[it])
        return Test("{it} is tapped.", lambda table, source, it: not table.tapped[it])


class Here(Place):
    """At the course of the card that says so."""

    text: ClassVar[str] = "here"

    def test(self, sense: Sense) -> Test:
        return Test("{it} is at another course.", is_here)


class Elsewhere(Place):
    text: ClassVar[str] = "elsewhere"

    def test(self, sense: Sense) -> Test:
        return Test("{it} is at this course.", lambda table, source, it: not is_here(table, source, it))


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


def is_here(table: Table, source: int, it: int) -> bool:
    course = table.course_of(source)
    return course >= 0 and table.course_of(it) == course


def is_at_own_course(table: Table, source: int, it: int) -> bool:
    course = table.course_of(it)
    return course >= 0 and table.owner(course) == table.owner(source)


def is_at_rival_course(table: Table, source: int, it: int) -> bool:
    course = table.course_of(it)
    return course >= 0 and table.owner(course) != table.owner(source)


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


class Points(Resource):
    forms: ClassVar[dict[str, str]] = {"point": "points"}

    def give(self, table: Table, seat: int, n: int) -> None:
        table.gain(seat, n)

    def had(self, table: Table, seat: int) -> int:
        return table.points[seat]


class AttachedPartner(Phrase, Subject, Thing):
    """The partner that an item is attached to."""

    text: ClassVar[str] = "the attached partner"

    def filter(self, sense: Sense) -> Filter:
        return Filter(partners, [Test("It must be the attached partner.", wears)])

    def take(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return Take(lambda table, scope: [table.at[scope.source]] if table.zone[scope.source] == ATTACHED else [])


def wears(table: Table, source: int, it: int) -> bool:
    return table.zone[source] == ATTACHED and table.at[source] == it


class IsSo(Condition):
    text: ClassVar[str] = "this is {adjective}"
    adjective: Adjective

    def so(self, sense: Sense) -> So:
        test = self.adjective.test(sense)
        return lambda table, scope: test.holds(table, scope.source, scope.source)


class IsAt(Condition):
    text: ClassVar[str] = "this is {place}"
    place: Place

    def so(self, sense: Sense) -> So:
        test = self.place.test(sense)
        return lambda table, scope: test.holds(table, scope.source, scope.source)


class YourTurn(Condition):
    text: ClassVar[str] = "it is your turn"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: table.active == table.owner(scope.source)


# -- Events ------------------------------------------------------------------------------------------------------------

KINDS: Final = {
    "enters": ENTERS, "exits": EXITS, "moves": MOVES, "attacks": BATTLES, "is attacked": BATTLES,
    "is defeated": DEFEATED, "clears a course": CLEARS,
}  # fmt: skip


class Happening(Word):
    """What can happen to a partner."""

    label: ClassVar[str] = "what happens to a partner"
    forms: ClassVar[tuple[str, ...]] = tuple(KINDS)


class Happens(Event):
    text: ClassVar[str] = "{who:Subject} {happening}[ {place}]"
    who: Subject
    happening: Happening
    place: Place | None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, place = self.who.filter(sense), self.place.test(sense) if self.place else None
        passive = self.happening.word == "is attacked"

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            who = other if passive else it
            return found.holds(table, source, who) and (place is None or place.holds(table, source, who))

        return KINDS[self.happening.word], when


class Defeats(Event):
    text: ClassVar[str] = "{who:Subject} defeats a partner"
    who: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)
        return DEFEATED, lambda table, source, it, other, seat: other >= 0 and found.holds(table, source, other)


class Actor(Word):
    forms: ClassVar[tuple[str, ...]] = ("you", "another player")

    def number(self) -> str:
        return "many" if self.word == "you" else "one"

    def acts(self, table: Table, source: int, seat: int) -> bool:
        return (table.owner(source) == seat) == (self.word == "you")


class ClearsThis(Event):
    text: ClassVar[str] = "{who:Actor} clears/clear this"
    who: Actor

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return CLEARS, lambda table, source, it, other, seat: other == source and who.acts(table, source, seat)


class TurnsOver(Event):
    text: ClassVar[str] = "{who:Actor} turns/turn over a course"
    who: Actor

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return TURNS_OVER, lambda table, source, it, other, seat: it != source and who.acts(table, source, seat)


class IsTurnedOver(Event):
    text: ClassVar[str] = "this is turned over"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return TURNS_OVER, lambda table, source, it, other, seat: it == source


class PlaysA(Event):
    text: ClassVar[str] = "{who:Actor} plays/play a {kind}"
    who: Actor
    kind: Kind

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, kind = self.who, self.kind.word

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return it != source and table.print_of(it).kind == kind and who.acts(table, source, seat)

        return PLAYS, when


class MainPhaseBegins(Event):
    text: ClassVar[str] = "your main phase begins"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return MAIN_BEGINS, lambda table, source, it, other, seat: table.owner(source) == seat


# -- Deeds -------------------------------------------------------------------------------------------------------------


class Tap(Clause, Cost):
    text: ClassVar[str] = "tap {what:Thing}"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.tap(it)))

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if not isinstance(self.what, This):
            sense.wrong(self, "only tapping the card itself can be a cost")
        return [Need(sense.words.clause, "{it} is tapped.", lambda table, me, it: not table.tapped[it])]

    def pay(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.tap(it, SPENDS)))


class TapAnd(Phrase, Cost):
    """Tapping the card itself, and something more."""

    text: ClassVar[str] = "tap this and {more:Cost}"
    more: Cost

    def payable(self, sense: Sense) -> list[Need[Any]]:
        untapped = Need[Any](sense.words.clause, "{it} is tapped.", lambda table, me, it: not table.tapped[it])
        return [untapped, *self.more.payable(sense)]

    def pay(self, sense: Sense) -> Effect[Any]:
        tapped = DoForSeats(just_me, lambda table, scope, seat: table.tap(scope.source, SPENDS))
        return Sequence(tapped, self.more.pay(sense))


class Untap(Clause):
    text: ClassVar[str] = "untap {what:Thing}"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.untap(it)))


class Defeat(Clause):
    text: ClassVar[str] = "defeat {what:Thing}"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(defeat))


def defeat(table: Table, scope: Scope, it: int) -> None:
    if table.zone[it] == AT_COURSE:
        table.defeat(it, scope.source)


class Return(Clause):
    text: ClassVar[str] = "return {what:Thing} to its owner's hand"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(put_back))


def put_back(table: Table, scope: Scope, it: int) -> None:
    if table.zone[it] != AWAY:
        table.put_back(it)


class Remove(Clause, Cost):
    """Discard something in play, which is not a defeat."""

    text: ClassVar[str] = "discard {what:Thing}"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.put_off(it)))

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if not isinstance(self.what, This):
            sense.wrong(self, "only discarding the card itself can be a cost")
        return []

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class MoveHere(Clause):
    text: ClassVar[str] = "move {what:Thing} here"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(move_here))


def move_here(table: Table, scope: Scope, it: int) -> None:
    course = table.course_of(scope.source)
    if course >= 0 and table.zone[it] == AT_COURSE and table.at[it] != course and can_move(table, scope.me, it):
        table.move(it, course)


class MoveAway(Clause):
    text: ClassVar[str] = "move {what:Thing} to another course"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        in_a_map = Test(WHERE[COURSE], lambda table, source, it: table.zone[it] == WORLD_MAP)
        movable = Test("What moves there cannot move.", what_moves_can)
        elsewhere = Filter(courses, [in_a_map, Test("{it} is where it stands already.", is_another_course), movable])
        question = sense.question("{deed}: which course does it move to?", Pick, elsewhere.needs(sense.words.clause))
        chosen = TakeOne(question, elsewhere, sense.words.pick)
        return Sequence(self.what.take(sense), Remember(), chosen, DoToEach(move_remembered))


class Remember(Effect[Any]):
    """What was taken becomes `it`, and the next cards are taken."""

    def run(self, table: Table, scope: Scope) -> None:
        scope.it = scope.picks[0] if scope.picks else -1
        scope.picks = []


def is_another_course(table: Table, source: int, it: int) -> bool:
    moving = table.scopes[-1].it
    return moving >= 0 and table.zone[moving] == AT_COURSE and table.at[moving] != it


def what_moves_can(table: Table, source: int, it: int) -> bool:
    return can_move(table, table.scopes[-1].me, table.scopes[-1].it)


def can_move(table: Table, me: int, it: int) -> bool:
    """What cannot move is not moved by cards either. [R48]"""
    return table.forbidder("move", me, it) < 0


def move_remembered(table: Table, scope: Scope, course: int) -> None:
    table.move(scope.it, course)


class Attach(Clause):
    text: ClassVar[str] = "attach this to {what:Thing}"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.kind != ITEM:
            sense.wrong(self, f"a {sense.kind} cannot be attached to anything")
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.attach(scope.source, it)))


class TurnOver(Clause):
    text: ClassVar[str] = "turn over a course"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: table.turn_over(seat))

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.course_deck[scope.me]) > 0


class Retrieve(Clause):
    text: ClassVar[str] = "put {count:CountWord} card/cards from your discard pile into your hand"
    count: CountWord

    def effect(self, sense: Sense) -> Effect[Any]:
        pile = Filter(own_discard, [Test("{it} is not in your discard pile.", is_in_own_discard)])
        question = sense.question("{deed}: which card do you take back?", Pick, pile.needs(sense.words.clause))
        one: list[Effect[Any]] = [TakeOne(question, pile, sense.words.pick), DoToEach(take_back)]
        return Sequence(*[step for _ in range(self.count.count()) for step in (Forget(), *one)])


class RetrieveKind(Clause):
    text: ClassVar[str] = "put {count:CountWord} {kind#count} from your discard pile into your hand"
    count: CountWord
    kind: Kind

    def effect(self, sense: Sense) -> Effect[Any]:
        kind = self.kind.word

        def wanted(table: Table, source: int, it: int) -> bool:
            return is_in_own_discard(table, source, it) and table.print_of(it).kind == kind

        pile = Filter(own_discard, [Test(f"{{it}} is not {A_CARD[kind]} in your discard pile.", wanted)])
        question = sense.question("{deed}: which card do you take back?", Pick, pile.needs(sense.words.clause))
        one: list[Effect[Any]] = [TakeOne(question, pile, sense.words.pick), DoToEach(take_back)]
        return Sequence(*[step for _ in range(self.count.count()) for step in (Forget(), *one)])


class Forget(Effect[Any]):
    """Nothing is taken."""

    def run(self, table: Table, scope: Scope) -> None:
        scope.picks = []


def own_discard(table: Table) -> list[int]:
    return table.discard[table.scopes[-1].me][:]


def is_in_own_discard(table: Table, source: int, it: int) -> bool:
    return it in table.discard[table.scopes[-1].me]


def take_back(table: Table, scope: Scope, it: int) -> None:
    table.take_back(it)


class EnterFree(Clause):
    text: ClassVar[str] = "enter a partner with cost {amount} or less from your hand without paying its cost"
    amount: Amount

    def effect(self, sense: Sense) -> Effect[Any]:
        bound = int(self.amount.value)

        def cheap(table: Table, source: int, it: int) -> bool:
            return (
                it in table.hand[table.scopes[-1].me] and table.print_of(it).kind == PARTNER and table.cost(it) <= bound
            )

        hand = Filter(own_hand, [Test(f"It must be a partner of your hand with cost {bound} or less.", cheap)])
        which = sense.question("{deed}: which partner enters?", Pick, hand.needs(sense.words.clause))
        anywhere = Filter(courses, [Test("{it} is not a course in a world map.", is_course_for_it)])
        where = sense.question("{deed}: which course does it enter at?", Pick, anywhere.needs(sense.words.clause))
        chosen = [TakeOne(which, hand, sense.words.pick), Remember(), TakeOne(where, anywhere, sense.words.pick)]
        return Sequence(Forget(), *chosen, DoToEach(enter_remembered))


def own_hand(table: Table) -> list[int]:
    return table.hand[table.scopes[-1].me][:]


def is_course_for_it(table: Table, source: int, it: int) -> bool:
    return table.scopes[-1].it >= 0 and table.zone[it] == WORLD_MAP


def enter_remembered(table: Table, scope: Scope, course: int) -> None:
    table.enter(scope.it, course)


# -- What holds all the time -------------------------------------------------------------------------------------------


class ArriveTapped(Standing):
    text: ClassVar[str] = "{who:Subject} enters/enter tapped"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Static(line, ARRIVES_TAPPED, lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


class TurnedOverTapped(Standing):
    text: ClassVar[str] = "this is turned over tapped"

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [Static(line, ARRIVES_TAPPED, lambda table, source, it: 1 if it == source else 0)]


class CostLess(Standing):
    text: ClassVar[str] = "your {kind+} cost {amount} {star:StarWord#amount} less"
    kind: Kind
    amount: Amount
    star: StarWord

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        kind, less = self.kind.word, int(self.amount.value)

        def change(table: Table, source: int, it: int) -> int:
            if table.zone[it] != HAND or table.owner(it) != table.owner(source):
                return 0  # what has been paid for costs nothing any more
            return -less if table.print_of(it).kind == kind else 0

        return [Static(line, "cost", change)]


class StarWord(Word):
    forms: ClassVar[dict[str, str]] = {"star": "stars"}


class CanClear(Standing):
    """A partner that clears although the rule would stop it."""

    text: ClassVar[str] = "{who:Subject} can clear {which:Barred} courses"
    who: Subject
    which: Barred

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        need = unguarded if self.which.word == "guarded" else course_untapped
        return [Lifts(line, need, lambda table, source, me, it: found.holds(table, source, it))]


class Barred(Word):
    forms: ClassVar[tuple[str, ...]] = ("guarded", "tapped")
    label: ClassVar[str] = "guarded, tapped"


class CourseForbidden(Forbidden):
    forms: ClassVar[tuple[str, ...]] = ("attack", "be attacked", "be cleared", "clear", "exit", "move")

    def key(self) -> str:
        return self.word


class WouldBeDefeated(Standing):
    text: ClassVar[str] = "if {who:Subject} would be defeated, {rescue:Rescue} instead"
    who: Subject
    rescue: Rescue

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, rescue = self.who.filter(sense), self.rescue

        def instead(table: Table, source: int, it: int) -> bool:
            return found.holds(table, source, it) and rescue.saves(table, source, it)

        return [Instead(line, DEFEATED, instead)]


class Rescue(Word):
    """What can happen instead of a defeat, at once and without a choice."""

    label: ClassVar[str] = "what happens instead"
    forms: ClassVar[tuple[str, ...]] = ("return it to its owner's hand", "discard this", "tap it")

    def saves(self, table: Table, source: int, it: int) -> bool:
        if self.word == "tap it":
            if table.tapped[it]:
                return False
            table.tap(it)
        elif self.word == "discard this":
            table.put_off(source)
        else:
            table.put_back(it)
        return True
