"""Whether there are any counters on cards: `if there are no growth counters on this`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.counting.counters import counting
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterSort, Host


class NoCountersThere(Fact):
    """`When this is defeated, if there are no growth counters on it, draw a card.`"""

    text: ClassVar[str] = "there are no {sort:CounterSort} counters on {on:Host}"
    sort: CounterSort
    on: Host

    def so(self, sense: Sense) -> So:
        count = counting(self.sort, self.on.hosts(sense))
        return lambda table, scope: count(table, scope) == 0


class ACounterThere(Fact):
    """`At the end of your turn, if there is a growth counter on this, draw a card.`"""

    text: ClassVar[str] = "there is a {sort:CounterSort} counter on {on:Host}"
    sort: CounterSort
    on: Host

    def so(self, sense: Sense) -> So:
        count = counting(self.sort, self.on.hosts(sense))
        return lambda table, scope: count(table, scope) > 0
