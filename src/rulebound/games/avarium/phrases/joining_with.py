"""Students that wait in a hallway with counters, which they have once they join."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.games.avarium import characters
from rulebound.games.avarium.phrases.instructions import ToThese
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.counting.counters import CounterNoun, CounterSort
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.subjects import Object


class HallwayOf(Word):
    label: ClassVar[str] = "whose hallway"
    forms: ClassVar[tuple[str, ...]] = ("my", "your", "its player's")

    def seat(self, table: Table, scope: Scope, it: int) -> int:
        """The player whose hallway it is."""
        if self.word != "its player's":
            return player(table, scope.source)
        return table.holder[it] if table.holder[it] >= 0 else table.last_of(it)


class IntoHallwayWith(ToThese):
    """`Put me into my hallway with a +1 Combat counter on me.` Nothing is counted before it joins. [join.again]"""

    text: ClassVar[str] = (
        "puts/put {what:Object} into {whose:HallwayOf} hallway with {count:CountWord} {sort:CounterSort} "
        "{noun:CounterNoun#count}"
    )
    what: Object
    whose: HallwayOf
    count: CountWord
    sort: CounterSort
    noun: CounterNoun

    def effect(self, sense: Sense) -> Effect[Any]:
        key, amount, whose = self.sort.key(), self.sort.each() * self.count.count(), self.whose

        def put(table: Table, scope: Scope, it: int) -> None:
            seat = whose.seat(table, scope, it)
            if seat >= 0:
                characters.to_hallway_with(table, it, seat, key, amount)

        return Sequence(self.what.take(sense), DoToEach(put))
