"""When cards come to have so many counters, or lose the last one: `when this has five or more growth counters`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.counting.counters import so_many
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.table.counting import PUTS_COUNTERS, REMOVES_COUNTERS

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterSort
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.subjects import Subject


class ComesToHave(Event):
    """Only with the counters by which it comes to that."""

    text: ClassVar[str] = "{who:Subject} has/have {count:CountWord} or more {sort:CounterSort} counters {there?on it}"
    who: Subject
    count: CountWord
    sort: CounterSort
    there: bool

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, sort, bound = self.who.filter(sense), self.sort, bound_of(sense, self.count)

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            if table.changing != sort.key() or not found.holds(table, source, it):
                return False
            now = so_many(sort, table, it)
            return bool(now >= bound > now - table.happening // max(1, abs(sort.each())))

        return PUTS_COUNTERS, when


class LosesTheLast(Event):
    """`When the last patience counter is removed from this, draw a card.`"""

    text: ClassVar[str] = "the last {sort:CounterSort} counter is removed from {who:Subject}"
    sort: CounterSort
    who: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, sort = self.who.filter(sense), self.sort

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            is_it = table.changing == sort.key() and found.holds(table, source, it)
            return is_it and so_many(sort, table, it) == 0

        return REMOVES_COUNTERS, when
