"""What counters are on `it`: `remove a fuse counter from this. If it has no fuse counters, destroy it`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.counting.counters import HostIt, counting
from rulebound.cardtext.phrases.counting.plain_counters import counting_all
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterSort
    from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord


def on_it(sort: CounterSort | None, sense: Sense) -> Number:
    """How many of these counters, or of any kind, are on what was taken last, or on the card itself."""
    hosts = HostIt().hosts(sense)
    return counting_all(hosts) if sort is None else counting(sort, hosts)


class ItHasCounters(Fact):
    """`Put a fuse counter on this. If it has three or more fuse counters, destroy it.`"""

    text: ClassVar[str] = "it has {count:CountWord} or {way:CountWay}[ {sort:CounterSort}] counters {there?on it}"
    count: CountWord
    way: CountWay
    sort: CounterSort | None
    there: bool

    def so(self, sense: Sense) -> So:
        count, bound, way = on_it(self.sort, sense), bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(count(table, scope), bound)


class ItHasExactly(Fact):
    """`If it has exactly three fuse counters, destroy it.`"""

    text: ClassVar[str] = "it has exactly {count:CountWord}[ {sort:CounterSort}] counters {there?on it}"
    count: CountWord
    sort: CounterSort | None
    there: bool

    def so(self, sense: Sense) -> So:
        count, wanted = on_it(self.sort, sense), self.count.count()
        return lambda table, scope: count(table, scope) == wanted


class ItHasACounter(Fact):
    """`If it has a fuse counter, destroy it.`"""

    text: ClassVar[str] = "it has a[ {sort:CounterSort}] counter {there?on it}"
    sort: CounterSort | None
    there: bool

    def so(self, sense: Sense) -> So:
        count = on_it(self.sort, sense)
        return lambda table, scope: count(table, scope) > 0


class ItHasNoCounters(Fact):
    """`If it has no fuse counters, destroy it.`"""

    text: ClassVar[str] = "it has no[ {sort:CounterSort}] counters {there?on it}"
    sort: CounterSort | None
    there: bool

    def so(self, sense: Sense) -> So:
        count = on_it(self.sort, sense)
        return lambda table, scope: count(table, scope) == 0
