"""What asks or takes effect itself, such as the actions of a tile, is done to one card after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.one_by_one import OneByOne, taken
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane import performing
from rulebound.games.arcane.card import SPELL
from rulebound.games.arcane.choices import LEAVE
from rulebound.games.arcane.events import RESOLVES
from rulebound.games.arcane.phrases.allowed import possible_for
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


def in_order(does: Callable[[Any, Scope, int], None]) -> Effect[Any]:
    """A verb, done to each card in the order in which they were taken, to each whole before the next. [R14]"""
    return OneByOne(taken, does, LEAVE)


class PerformOf(Clause):
    """All the actions of tiles, each of them optional; nothing is exhausted by that. [R7]"""

    text: ClassVar[str] = "perform the actions of {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.kind != SPELL:
            sense.wrong(self, "only a spell can do this: an item could use itself without end")
        return Sequence(self.what.take(sense), in_order(perform))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


def perform(table: Table, scope: Scope, it: int) -> None:
    if table.is_visible(it):
        table.emit(RESOLVES, scope.me, it)
        performing.perform_actions(table, scope.me, it)
