"""How partners get from one course to another."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.copying import SetAside
from rulebound.cardtext.phrases.structure import subjects
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Forget, Remember, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun, Whose, lower
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import Object, it_could_be, some_can
from rulebound.games.courses import partners
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.phrases.movable import ELSEWHERE, TO_HERE, TO_THERE, choosing
from rulebound.games.courses.phrases.nouns import WHERE, courses, refuse_nowhere
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, WORLD_MAP
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import Message, worded


class Whereto(Word):
    forms: ClassVar[tuple[str, ...]] = ("here", "to another course")


class MoveTo(Verb):
    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "moves/move {what:Object} {whereto}"
    what: Object
    whereto: Whereto

    def effect(self, sense: Sense) -> Effect[Any]:
        if self.whereto.word == "here":
            refuse_nowhere(sense, self.whereto, Message("write 'to another course'"))
            return Sequence(choosing(self.what.take(sense), TO_HERE), DoToEach(move_here))
        return moving_each(self.what, sense)

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_come_here if self.whereto.word == "here" else can_go_elsewhere)


class MoveToOneOf(Verb):
    """`When a partner of yours clears a course, you may move it to a course of yours.`"""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "moves/move {what:Object} to {one:AnyOther} course {whose:Whose}"
    what: Object
    one: AnyOther
    whose: Whose

    def effect(self, sense: Sense) -> Effect[Any]:
        return moving_each(self.what, sense, self.whose.test(sense))

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_go_elsewhere)


class MoveThere(Verb):
    """`When this clears a course, you may move another partner of yours there.`"""

    of_before: ClassVar[bool] = True
    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "moves/move {what:Object} there"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.antecedent or isinstance(self.what, subjects.It):
            sense.wrong(self, "no other course or partner was spoken of before this, so nothing is 'there'")
        before = it_could_be(sense)

        def note_course(table: Table, scope: Scope, seat: int) -> None:
            scope.queue = [table.last_course_of(it) for it in before(table, scope)[:1] if it >= 0]

        noted = DoForSeats(just_me, note_course)
        return Sequence(noted, choosing(self.what.take(sense), TO_THERE), DoToEach(move_to_noted))

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_go_elsewhere)


def move_to_noted(table: Table, scope: Scope, it: int) -> None:
    for course in scope.queue[:1]:
        elsewhere = table.zone[it] == AT_COURSE and table.at[it] != course
        if course >= 0 and elsewhere and can_move(table, scope.me, it):
            partners.move(table, it, course)


class AnyOther(Word):
    """It is always another one than that where the partner stands."""

    forms: ClassVar[tuple[str, ...]] = ("a", "another")


def moving_each(what: Object, sense: Sense, *tests: Test) -> Effect[Any]:
    """What these instructions speak of moves, each to another course of which this is so."""
    in_a_map = Test(WHERE[COURSE], lambda table, source, it: table.zone[it] == WORLD_MAP)
    movable = Test("What moves there cannot move.", what_moves_can)
    found = [in_a_map, Test("{it} is where it stands already.", is_another_course), movable, *tests]
    elsewhere = Filter(courses, found)
    question = sense.which("{source}: which course does it move to?", elsewhere)
    taken = choosing(what.take(sense), ELSEWHERE)
    sense.parts = {}  # the scope remembers what moves in place of what the event was about
    return Sequence(taken, MoveEach(TakeOne(question, elsewhere, sense.words.pick)))


class MoveEach(Effect[Any]):
    """The cards that were taken move, one after the other, each to a course that is chosen for it.

    The scope's queue has those that have yet to move, NOTHING, and those that have; at the end they are taken again.
    """

    def __init__(self, which: Effect[Any]) -> None:
        super().__init__()
        self.which = which
        self.moves: Effect[Any] = DoToEach(move_remembered)

    def run(self, table: Table, scope: Scope) -> None:
        if NOTHING not in scope.queue:
            scope.queue = [*[it for it in scope.picks if it >= 0], NOTHING]
        it = scope.queue[0]
        scope.picks = []
        if it == NOTHING:
            scope.picks, scope.queue = scope.queue[1:], NO_QUEUE
            return
        scope.it, scope.queue = it, [*scope.queue[1:], it]
        table.do(self.which.step, self.moves.step, self.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.which, self.moves]


class MoveTogether(Verb):
    """`Move up to two partners of yours to the same course.`"""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "moves/move {what:Object} to the same course"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        in_a_map = Test(WHERE[COURSE], lambda table, source, it: table.zone[it] == WORLD_MAP)
        found = Filter(courses, [in_a_map])
        question = sense.which("{source}: which course do they move to?", found)
        taken = choosing(self.what.take(sense), ELSEWHERE)
        sense.parts = {}
        return Sequence(taken, SetAside(), TakeOne(question, found, sense.words.pick), MoveAllThere())

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_go_elsewhere)


class MoveAllThere(Effect[Any]):
    """What was set aside moves to the course that was taken, as far as it can."""

    def run(self, table: Table, scope: Scope) -> None:
        moving, course = [it for it in scope.queue if it >= 0], scope.picks[-1] if scope.picks else NOTHING
        scope.picks, scope.queue = moving, NO_QUEUE
        for it in moving:
            elsewhere = table.zone[it] == AT_COURSE and table.at[it] != course
            if course >= 0 and elsewhere and can_move(table, scope.me, it):
                partners.move(table, it, course)


class SwapTwo(Clause):
    """`Swap two partners.` Each goes to the course of the other one, which must be another course.

    apart: whether that is said.
    """

    text: ClassVar[str] = "swap two {noun+}{apart? at different courses}"
    noun: Noun
    apart: bool

    def effect(self, sense: Sense) -> Effect[Any]:
        return swapping(self, sense, self.noun.filter(sense), self.noun.filter(sense))

    def possible(self, sense: Sense) -> So | None:
        found = self.noun.filter(sense)
        return lambda table, scope: len(found.found(table, scope.source)) > 1


class SwapWith(Clause):
    """`Swap a partner of yours with a partner of another player.`"""

    text: ClassVar[str] = "swap a {first:Noun} with a {second:Noun}"
    first: Noun
    second: Noun

    def effect(self, sense: Sense) -> Effect[Any]:
        return swapping(self, sense, self.first.filter(sense), self.second.filter(sense))

    def possible(self, sense: Sense) -> So | None:
        first, second = self.first.filter(sense), self.second.filter(sense)
        return lambda table, scope: bool(first.found(table, scope.source) and second.found(table, scope.source))


class SwapThisWith(Clause):
    """`Swap this with a partner of another player.`"""

    text: ClassVar[str] = "swap this with a {second:Noun}"
    second: Noun

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_nowhere(sense, self, Message("write 'swap two partners'"))
        itself = Filter(itself_at_a_course, [])
        return swapping(self, sense, itself, self.second.filter(sense))

    def possible(self, sense: Sense) -> So | None:
        second = self.second.filter(sense)
        return lambda table, scope: bool(table.zone[scope.source] == AT_COURSE and second.found(table, scope.source))


def itself_at_a_course(table: Table) -> list[int]:
    """The card that says so, where it is a partner at a course."""
    source = table.scopes[-1].source
    return [source] if source >= 0 and table.zone[source] == AT_COURSE else []


def swapping(swap: Clause, sense: Sense, first: Filter, second: Filter) -> Effect[Any]:
    """One of each is chosen, at different courses, and they change places."""
    clause = sense.words.clause
    alone = Need[Any](
        clause, "It is at the same course.", lambda table, me, it: has_a_partner_to_swap(table, it, second)
    )
    apart = Need[Any](clause, "It is at the same course.", is_elsewhere)
    movable = Need[Any](clause, "It cannot move.", can_move)
    prompt = worded("{source}: {what}. Which one?", what=lower(swap))
    one = TakeOne(sense.which(prompt, first, movable, alone), first, sense.words.pick)
    other = TakeOne(sense.which(prompt, second, movable, apart), second, sense.words.pick)
    sense.antecedent, sense.parts = "taken", {}  # the scope remembers the first in place of what the event was about
    return Sequence(Forget(), one, Remember(), other, DoToEach(swap_with_remembered))


def has_a_partner_to_swap(table: Table, it: int, others: Filter) -> bool:
    """Whether one of the others stands at another course."""
    found = others.found(table, table.scopes[-1].source)
    return any([other != it and table.at[other] != table.at[it] for other in found])


def is_elsewhere(table: Table, me: int, it: int) -> bool:
    first = table.scopes[-1].it
    return first < 0 or (first != it and table.at[first] != table.at[it])


def swap_with_remembered(table: Table, scope: Scope, it: int) -> None:
    """Both move at once."""
    first = scope.it
    if first >= 0 and table.zone[first] == AT_COURSE and table.zone[it] == AT_COURSE:
        here, there = table.at[first], table.at[it]
        partners.move(table, first, there)
        partners.move(table, it, here)


def can_come_here(table: Table, scope: Scope, it: int) -> bool:
    """Whether it is a partner that stands elsewhere, and moves."""
    course = table.course_of(scope.source)
    return course >= 0 and table.zone[it] == AT_COURSE and table.at[it] != course and can_move(table, scope.me, it)


def move_here(table: Table, scope: Scope, it: int) -> None:
    if can_come_here(table, scope, it):
        partners.move(table, it, table.course_of(scope.source))


def can_go_elsewhere(table: Table, scope: Scope, it: int) -> bool:
    """Whether it is a partner that moves, and there is another course."""
    return table.zone[it] == AT_COURSE and len(table.courses()) > 1 and can_move(table, scope.me, it)


def is_another_course(table: Table, source: int, it: int) -> bool:
    moving = table.scopes[-1].it
    return moving >= 0 and table.zone[moving] == AT_COURSE and table.at[moving] != it


def what_moves_can(table: Table, source: int, it: int) -> bool:
    return can_move(table, table.scopes[-1].me, table.scopes[-1].it)


def can_move(table: Table, me: int, it: int) -> bool:
    """What cannot move is not moved by cards either. [R48]"""
    return table.forbidder("cannot move", me, it) < 0


def move_remembered(table: Table, scope: Scope, course: int) -> None:
    partners.move(table, scope.it, course)
