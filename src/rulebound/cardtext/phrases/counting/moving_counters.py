"""Counters that go from one card to another, and those that become twice as many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.acts.copying import OfTwo, both_taken
from rulebound.cardtext.phrases.counting.counters import so_many
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.counting import any_counted, counters_on, put_counters, remove_counters
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterNoun, CounterSort
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.subjects import Object


def on_card(sort: CounterSort | None, table: Any, it: int) -> int:
    """How many of these counters are on a card, or of any kind."""
    return any_counted(table, it) if sort is None else so_many(sort, table, it)


def move_counters(table: Any, it: int, other: int, value: str, amount: int, source: int) -> None:
    """So much of it by counters goes to another card in play."""
    if it != other and table.bears(it) and table.bears(other):
        remove_counters(table, it, value, amount, source)
        put_counters(table, other, value, amount, source)


class MoveAllCounters(Clause):
    """`Move all fuse counters from this to another item.`"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "move all[ {sort:CounterSort}] counters from {what:Object} to {other:Object}"
    sort: CounterSort | None
    what: Object
    other: Object

    def possible(self, sense: Sense) -> So | None:
        sort = self.sort
        return some_can(self.what, sense, lambda table, scope, it: on_card(sort, table, it) > 0)

    def effect(self, sense: Sense) -> Effect[Any]:
        sort = self.sort
        both = both_taken(self.what, self.other, sense)

        def move(table: Any, scope: Scope, it: int, other: int) -> None:
            for value, amount in counters_on(table, it):
                if sort is None or value == sort.key():
                    move_counters(table, it, other, value, amount, scope.source)

        return Sequence(*both, OfTwo(move))


class MoveCounters(Clause):
    """`Move a fuse counter from this to another item.`"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = (
        "move {count:CountWord} {sort:CounterSort} {noun:CounterNoun#count} from {what:Object} to {other:Object}"
    )
    count: CountWord
    sort: CounterSort
    noun: CounterNoun
    what: Object
    other: Object

    def possible(self, sense: Sense) -> So | None:
        sort = self.sort
        return some_can(self.what, sense, lambda table, scope, it: so_many(sort, table, it) > 0)

    def effect(self, sense: Sense) -> Effect[Any]:
        sort, most = self.sort, self.count.count()
        both = both_taken(self.what, self.other, sense)

        def move(table: Any, scope: Scope, it: int, other: int) -> None:
            number = min(most, so_many(sort, table, it))
            if number > 0:
                move_counters(table, it, other, sort.key(), number * sort.each(), scope.source)

        return Sequence(*both, OfTwo(move))


class DoubleCounters(Clause):
    """`Double the number of fuse counters on this.`"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "double the number of[ {sort:CounterSort}] counters on {what:Object}"
    sort: CounterSort | None
    what: Object

    def possible(self, sense: Sense) -> So | None:
        sort = self.sort
        return some_can(self.what, sense, lambda table, scope, it: on_card(sort, table, it) > 0)

    def effect(self, sense: Sense) -> Effect[Any]:
        sort = self.sort

        def double(table: Any, scope: Scope, it: int) -> None:
            for value, amount in counters_on(table, it):
                if sort is None or value == sort.key():
                    put_counters(table, it, value, amount, scope.source)

        return Sequence(self.what.take(sense), DoToEach(double))
