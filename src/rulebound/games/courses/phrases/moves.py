"""How partners get from one course to another."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.lines import Clause
from rulebound.cardtext.meaning import DoToEach, Filter, Remember, Sense, TakeOne, Test
from rulebound.cardtext.nouns import Thing
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.phrases.nouns import WHERE, courses
from rulebound.games.courses.state import AT_COURSE, WORLD_MAP, Table
from rulebound.kernel.effect import Effect, Pick, Sequence
from rulebound.kernel.scope import Scope


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
