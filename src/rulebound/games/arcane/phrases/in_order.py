"""What asks or takes effect itself, such as the actions of a tile, is done to one card after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane import performing
from rulebound.games.arcane.card import SPELL
from rulebound.games.arcane.choices import LEAVE
from rulebound.games.arcane.phrases.tiles import possible_for
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class DoInOrder(Effect[Any]):
    """A verb, done to each card in the order in which they were taken, to each whole before the next. [R14]

    The verb looks itself whether a card is still where it was: it is done only when the cards before are done with.
    """

    def __init__(self, does: Callable[[Any, Scope, int], None]) -> None:
        super().__init__()
        self.one: Effect[Any] = DoToEach(does)

    def run(self, table: Table, scope: Scope) -> None:
        if len(scope.picks) == 1:
            table.agenda.append(self.one.step)
            return
        for it in reversed(scope.picks):
            inner = scope.inner(scope.me)
            inner.picks = [it]
            table.play_out(self.one, inner, LEAVE)

    def parts(self) -> list[Effect[Any]]:
        return [self.one]


class PerformOf(Clause):
    """All the actions of tiles, each of them optional; nothing is exhausted by that. [R7]"""

    text: ClassVar[str] = "perform the actions of {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.kind != SPELL:
            sense.wrong(self, "only a spell can do this: an item could use itself without end")
        return Sequence(self.what.take(sense), DoInOrder(perform))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


def perform(table: Table, scope: Scope, it: int) -> None:
    if table.is_visible(it):
        performing.perform_actions(table, scope.me, it)
