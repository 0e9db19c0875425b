"""Sentences of games whose cards can be exhausted: that is their first mark."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.effects import DoToEach
from rulebound.cardtext.phrases.lines import Cost
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.cardtext.phrases.things import Thing, This, some_can
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need

EXHAUSTED: Final = 0


class Exhaust(Clause, Cost):
    text: ClassVar[str] = "exhaust {what:Thing}"
    tires: ClassVar[bool] = True
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.mark(EXHAUSTED, it)))

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, is_ready)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if not isinstance(self.what, This):
            sense.wrong(self, "only exhausting the card itself can be a cost")
        return [Need(sense.words.clause, "{it} is exhausted.", lambda table, me, it: is_ready(table, None, it))]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class Ready(Clause):
    text: ClassVar[str] = "ready {what:Thing}"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.unmark(EXHAUSTED, it)))

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_marked(EXHAUSTED, it))


def is_ready(table: Any, scope: Any, it: int) -> bool:
    ready: bool = table.stays(it) and not table.is_marked(EXHAUSTED, it)
    return ready
