"""How partners get from one course to another."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.effects import DoToEach, Remember, TakeOne
from rulebound.cardtext.phrases.filters import Filter, Test
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.sentences import Verb
from rulebound.cardtext.phrases.subjects import Object, some_can
from rulebound.games.courses import partners
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.phrases.nouns import WHERE, courses, refuse_nowhere
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, WORLD_MAP
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import Message


class Whereto(Word):
    forms: ClassVar[tuple[str, ...]] = ("here", "to another course")


class MoveTo(Verb):
    text: ClassVar[str] = "moves/move {what:Object} {whereto}"
    what: Object
    whereto: Whereto

    def effect(self, sense: Sense) -> Effect[Any]:
        if self.whereto.word == "here":
            refuse_nowhere(sense, self.whereto, Message("write 'to another course'"))
            return Sequence(self.what.take(sense), DoToEach(move_here))
        in_a_map = Test(WHERE[COURSE], lambda table, source, it: table.zone[it] == WORLD_MAP)
        movable = Test("What moves there cannot move.", what_moves_can)
        elsewhere = Filter(courses, [in_a_map, Test("{it} is where it stands already.", is_another_course), movable])
        question = sense.which("{source}: which course does it move to?", elsewhere)
        chosen = TakeOne(question, elsewhere, sense.words.pick)
        taken = self.what.take(sense)
        sense.parts = {}  # the scope remembers what moves in place of what the event was about
        return Sequence(taken, Remember(), chosen, DoToEach(move_remembered))

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_come_here if self.whereto.word == "here" else can_go_elsewhere)


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
