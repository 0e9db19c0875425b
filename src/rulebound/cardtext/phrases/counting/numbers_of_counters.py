"""How many counters there are, as a number: `deal damage equal to the number of charge counters on this`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.counting.counters import counting
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.structure.meaning import Number, Sense

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterSort, Host


class NumberOfCounters(WholeMeasure):
    """On one card or on several, all together."""

    text: ClassVar[str] = "the number of {sort:CounterSort} counters on {on:Host}"
    sort: CounterSort
    on: Host

    def number_of(self, sense: Sense) -> Number:
        return counting(self.sort, self.on.hosts(sense))
