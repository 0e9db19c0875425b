"""Values of cards that are doubled for a while, in games whose values say all that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoToEach, Take
from rulebound.cardtext.phrases.structure.meaning import Sense, So, event_card
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.structure.nouns import Stat
    from rulebound.cardtext.phrases.structure.subjects import Object


class DoubleValue(Clause):
    """As much again as it is when this is done; below zero there is nothing to double."""

    text: ClassVar[str] = "double the {stat}[ and {second:Stat}] of {what:Object} {until}"
    stat: Stat
    second: Stat | None
    what: Object
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: True)

    def effect(self, sense: Sense) -> Effect[Any]:
        stats = [self.stat] if self.second is None else [self.stat, self.second]
        return Sequence(self.what.take(sense), doubling(stats, self.until))


class DoubleIts(Clause):
    """Of what was taken last."""

    text: ClassVar[str] = "double its {stat}[ and {second:Stat}] {until}"
    stat: Stat
    second: Stat | None
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.antecedent:
            sense.wrong(self, "there is nothing before this that `its` could speak of")
        before: list[Effect[Any]] = [] if sense.antecedent != "event" else [Take(event_card(sense, sense.it_is))]
        sense.antecedent = "taken"
        stats = [self.stat] if self.second is None else [self.stat, self.second]
        return Sequence(*before, doubling(stats, self.until))


def doubling(stats: list[Stat], until: Until) -> Effect[Any]:
    """The cards that were taken have as much again of these values for so long."""
    lasts = until.lasts()

    def double(table: Any, scope: Scope, it: int) -> None:
        for stat in stats:
            more = max(0, stat.of(table, it))
            table.change(stat.key(), it, more, lasts, until.whose(table, scope), scope.source)

    return DoToEach(double)
