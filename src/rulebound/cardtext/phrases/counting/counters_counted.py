"""So many counters as something is: `put that many fuel counters on this`, `if this has exactly three counters`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.acts.instructions import so_often
from rulebound.cardtext.phrases.counting.counters import cards_of, counting
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.counting import put_counters
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterSort
    from rulebound.cardtext.phrases.numbers.measuring import Measure
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.subjects import Object, Subject


class PutSoMany(Clause):
    """As many counters as a number that is known before the cards are taken."""

    sort: CounterSort
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.bears(it))

    def how_many(self, sense: Sense) -> Number:
        """How many."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def effect(self, sense: Sense) -> Effect[Any]:
        number = self.how_many(sense)
        taken, often = so_often(self.what.take(sense), number, counts=True)
        key, each = self.sort.key(), self.sort.each()

        def put(table: Any, scope: Scope, it: int) -> None:
            n = often(table, scope) if often is not None else 0
            if n > 0:
                put_counters(table, it, key, each * n, scope.source)

        return Sequence(taken, DoToEach(put))


class PutThatMany(PutSoMany, CountsBefore):
    """`Roll a die. Put that many fuel counters on this.`"""

    text: ClassVar[str] = "put that many {sort:CounterSort} counters on {what:Object}"
    sort: CounterSort
    what: Object

    def how_many(self, sense: Sense) -> Number:
        return counted(self, sense)


class PutEqual(PutSoMany):
    """`Put a number of fuel counters on this equal to the number of cards in your hand.`"""

    text: ClassVar[str] = "put a number of {sort:CounterSort} counters on {what:Object} equal to {measure}"
    sort: CounterSort
    what: Object
    measure: Measure

    def how_many(self, sense: Sense) -> Number:
        return so_much(self.measure, sense)


class HasExactly(Fact):
    """`If this has exactly three fuel counters on it, draw a card.`"""

    text: ClassVar[str] = "{who:Subject} has/have exactly {count:CountWord} {sort:CounterSort} counters {there?on it}"
    who: Subject
    count: CountWord
    sort: CounterSort
    there: bool

    def so(self, sense: Sense) -> So:
        count, wanted = counting(self.sort, cards_of(self.who, sense)), self.count.count()
        return lambda table, scope: count(table, scope) == wanted
