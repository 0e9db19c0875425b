"""Which partners can be chosen to be moved: those that can move, and are not where they would go."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.phrases.choices.choosing import or_no
from rulebound.cardtext.phrases.structure.effects import TakeOne, TakeUpTo
from rulebound.games.courses.needs import may_move
from rulebound.games.courses.state import Table
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need, need


@need("R39", "{it} is there already.")
def is_not_here(table: Table, me: int, it: int) -> bool:
    """At the course of the card that says so."""
    return table.course_of(it) != table.course_of(table.scopes[-1].source)


@need("R39", "{it} is there already.")
def is_not_there(table: Table, me: int, it: int) -> bool:
    """At the course that the scope's queue remembers."""
    return table.course_of(it) not in table.scopes[-1].queue[:1]


ELSEWHERE: Final[list[Need[Table]]] = [may_move]
TO_HERE: Final[list[Need[Table]]] = [is_not_here, may_move]
TO_THERE: Final[list[Need[Table]]] = [is_not_there, may_move]


def choosing(taken: Effect[Any], needs: list[Need[Table]]) -> Effect[Any]:
    """The same, but where a player chooses, only those can be chosen that meet these needs. [R48]"""
    if isinstance(taken, TakeOne | TakeUpTo):
        taken.question.needs = [*taken.question.needs, *[or_no(one) for one in needs]]
    for part in taken.parts():
        choosing(part, needs)
    return taken
