"""Counters of which a text does not say the name: `put a counter on this`, `for each counter on it`.

One that is put so has no name. What is counted and taken off is of any kind: those without a name first, then the
others in the order in which they came there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.phrases.counting.counters import cards_of
from rulebound.cardtext.phrases.counting.putting_counters import PuttingCounters, RemovingCounters
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.effects import Candidates, DoToEach
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.lines import Event, Standing
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.counting import (
    PUTS_COUNTERS,
    REMOVES_COUNTERS,
    any_counted,
    any_last_counted,
    named,
    remove_any_counters,
)
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import EntersWith
from rulebound.language import N_

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterNoun, Host
    from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord
    from rulebound.cardtext.phrases.structure.subjects import Object, Subject

NAMELESS: Final = named("")


def counting_all(hosts: Candidates) -> Number:
    """How many counters of any kind are on all of these cards together, or were when they left play."""

    def count(table: Any, scope: Scope) -> int:
        return sum([any_last_counted(table, it) for it in hosts(table, scope) if it >= 0])

    return count


# -- Instructions ------------------------------------------------------------------------------------------------------


class PutPlain(PuttingCounters):
    """`Put a counter on this.`"""

    text: ClassVar[str] = "put {count:CountWord} {noun:CounterNoun#count} on {what:Object}[ {per}]"
    count: CountWord
    noun: CounterNoun
    what: Object
    per: Per | None

    def key(self) -> str:
        return NAMELESS


class RemovePlain(RemovingCounters):
    """`Remove three counters from this: Draw a card.`"""

    text: ClassVar[str] = "remove {count:CountWord} {noun:CounterNoun#count} from {what:Object}"
    count: CountWord
    noun: CounterNoun
    what: Object

    def so_many(self, table: Any, it: int) -> int:
        return any_counted(table, it)

    def remove(self, table: Any, it: int, source: int) -> None:
        remove_any_counters(table, it, self.count.count(), source)

    def too_few(self) -> str:
        return N_("{it} has too few counters.")


class RemoveEvery(Clause):
    """`Remove all counters from a partner.`"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "remove all counters from {what:Object}"
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: any_counted(table, it) > 0)

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = self.what.take(sense)

        def remove(table: Any, scope: Scope, it: int) -> None:
            remove_any_counters(table, it, any_counted(table, it), scope.source)

        return Sequence(taken, DoToEach(remove))


# -- What is counted, and what is so -----------------------------------------------------------------------------------


class PerAnyCounter(Per):
    """`This has +1 power for each counter on it.`"""

    text: ClassVar[str] = "for each counter on {on:Host}"
    on: Host

    def number_of(self, sense: Sense) -> Number:
        return counting_all(self.on.hosts(sense))


class NumberOfAnyCounters(WholeMeasure):
    """`Draw cards equal to the number of counters on this.`"""

    text: ClassVar[str] = "the number of counters on {on:Host}"
    on: Host

    def number_of(self, sense: Sense) -> Number:
        return counting_all(self.on.hosts(sense))


class HasSoManyOfAny(Fact):
    """`If this has three or more counters on it, draw a card.`"""

    text: ClassVar[str] = "{who:Subject} has/have {count:CountWord} or {way:CountWay} counters {there?on it}"
    who: Subject
    count: CountWord
    way: CountWay
    there: bool

    def so(self, sense: Sense) -> So:
        count, bound, way = counting_all(cards_of(self.who, sense)), bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(count(table, scope), bound)


class HasAnyCounter(Fact):
    """`If this has a counter on it, draw a card.`"""

    text: ClassVar[str] = "{who:Subject} has/have a counter {there?on it}"
    who: Subject
    there: bool

    def so(self, sense: Sense) -> So:
        count = counting_all(cards_of(self.who, sense))
        return lambda table, scope: count(table, scope) > 0


class HasNoCounterAtAll(Fact):
    """`If this has no counters on it, draw a card.`"""

    text: ClassVar[str] = "{who:Subject} has/have no counters {there?on it}"
    who: Subject
    there: bool

    def so(self, sense: Sense) -> So:
        count = counting_all(cards_of(self.who, sense))
        return lambda table, scope: count(table, scope) == 0


class WithAnyCounter(Having):
    """`a partner with a counter on it`"""

    text: ClassVar[str] = "with a counter {there?on it}"
    there: bool

    def test(self, sense: Sense) -> Test:
        return Test("{it} has no counter.", lambda table, source, it: any_counted(table, it) > 0)


class WithNoCounters(Having):
    """`a partner with no counters on it`"""

    text: ClassVar[str] = "with no counters {there?on it}"
    there: bool

    def test(self, sense: Sense) -> Test:
        return Test("{it} has a counter.", lambda table, source, it: any_counted(table, it) == 0)


class ComesWithPlain(Standing):
    """`This enters with three counters.`"""

    text: ClassVar[str] = "this enters with {count:CountWord} {noun:CounterNoun#count} {there?on it}"
    count: CountWord
    noun: CounterNoun
    there: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if not sense.stays:
            sense.wrong(self, "cards of the kind {kind} do not stay in play, so nothing lies on them", kind=sense.kind)
        return [EntersWith(line, NAMELESS, self.count.count())]


# -- What happens to them ----------------------------------------------------------------------------------------------


class ComesToHaveAny(Event):
    """`When this has five or more counters, draw a card.` Only with the counters by which it comes to that."""

    text: ClassVar[str] = "{who:Subject} has/have {count:CountWord} or more counters {there?on it}"
    who: Subject
    count: CountWord
    there: bool

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, bound = self.who.filter(sense), bound_of(sense, self.count)

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            now = any_counted(table, it)
            return now >= bound > now - table.happening and found.holds(table, source, it)

        return PUTS_COUNTERS, when


class LosesTheLastOfAny(Event):
    """`When the last counter is removed from this, draw a card.`"""

    text: ClassVar[str] = "the last counter is removed from {who:Subject}"
    who: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            return found.holds(table, source, it) and any_counted(table, it) == 0

        return REMOVES_COUNTERS, when
