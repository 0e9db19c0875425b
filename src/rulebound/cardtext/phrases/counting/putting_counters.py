"""Counters that are put on cards and taken off, as a cost too: `put two growth counters on this`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.acts.instructions import number_of, so_often
from rulebound.cardtext.phrases.counting.counters import so_many, sort_said
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per, just_me
from rulebound.cardtext.phrases.structure.sentences import (
    Clause,
    IfYouDo,
    IfYouDoNot,
    Sentence,
    followed_where_it_can_be,
)
from rulebound.cardtext.phrases.structure.subjects import Object, some_can
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.counting import counted, put_counters, remove_counters
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterNoun, CounterSort
    from rulebound.cardtext.phrases.structure.counts import CountWord


class PuttingCounters(Clause):
    """So many counters come on cards, of a sort or without a name. puts_counters: for what speaks of `it` later."""

    only_in_play: ClassVar[bool] = True
    to_all_kinds: ClassVar[bool] = True
    puts_counters: ClassVar[bool] = True
    count: CountWord
    what: Object
    per: Per | None

    def key(self) -> str:
        """What they change, as the table has it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def each(self) -> int:
        """How much of it one of them makes."""
        return 1

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.bears(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        taken, often = self.what.take(sense), number_of(self.per, sense)
        taken, per = so_often(taken, often, counts=isinstance(self.per, CountsBefore))
        key, each = self.key(), self.each() * self.count.count()

        def put(table: Any, scope: Scope, it: int) -> None:
            put_counters(table, it, key, each * per(table, scope) if per else each, scope.source)

        return Sequence(taken, DoToEach(put))


class PutCounters(PuttingCounters):
    text: ClassVar[str] = "put {count:CountWord} {sort:CounterSort} {noun:CounterNoun#count} on {what:Object}[ {per}]"
    count: CountWord
    sort: CounterSort
    noun: CounterNoun
    what: Object
    per: Per | None

    def key(self) -> str:
        return self.sort.key()

    def each(self) -> int:
        return self.sort.each()


class RemovingCounters(Clause, Cost):
    """So many counters go off cards, of a sort or of any kind."""

    only_in_play: ClassVar[bool] = True
    count: CountWord
    what: Object

    def so_many(self, table: Any, it: int) -> int:
        """How many of them are on a card."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def remove(self, table: Any, it: int, source: int) -> None:
        """Takes them off a card."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def too_few(self) -> str:
        """Why it cannot be paid."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def possible(self, sense: Sense) -> So | None:
        return self.has_so_many(sense, 1)

    def whole(self, sense: Sense) -> So | None:
        return self.has_so_many(sense, self.count.count())

    def has_so_many(self, sense: Sense, least: int) -> So | None:
        """Whether there are so many of them."""
        if str(self.what) in ("This", "Me"):
            return lambda table, scope: self.so_many(table, scope.source) >= least
        return some_can(self.what, sense, lambda table, scope, it: self.so_many(table, it) >= least)

    def effect(self, sense: Sense) -> Effect[Any]:
        def remove(table: Any, scope: Scope, it: int) -> None:
            self.remove(table, it, scope.source)

        return Sequence(self.what.take(sense), DoToEach(remove))

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """`Remove a charge counter from this. If you do, draw a card.` Whether there are any is looked at before."""
        if not isinstance(following, IfYouDo | IfYouDoNot):
            return super().followed(sense, following)
        return followed_where_it_can_be(self, sense, following)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if str(self.what) not in ("This", "Me"):
            sense.wrong(self, "only counters of the card itself can be a cost")
        count = self.count.count()
        return [Need(sense.words.clause, self.too_few(), lambda table, me, it: self.so_many(table, it) >= count)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: self.remove(table, scope.source, scope.source))


class RemoveCounters(RemovingCounters):
    text: ClassVar[str] = "remove {count:CountWord} {sort:CounterSort} {noun:CounterNoun#count} from {what:Object}"
    count: CountWord
    sort: CounterSort
    noun: CounterNoun
    what: Object

    def so_many(self, table: Any, it: int) -> int:
        return so_many(self.sort, table, it)

    def remove(self, table: Any, it: int, source: int) -> None:
        remove_counters(table, it, self.sort.key(), self.sort.each() * self.count.count(), source)

    def too_few(self) -> str:
        return worded("{it} has too few {sort} counters.", sort=self.said())

    def said(self) -> str:
        """What these counters are called."""
        return sort_said(self.sort)


class RemoveAllCounters(Clause):
    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "remove all {sort:CounterSort} counters from {what:Object}"
    sort: CounterSort
    what: Object

    def possible(self, sense: Sense) -> So | None:
        sort = self.sort
        return some_can(self.what, sense, lambda table, scope, it: so_many(sort, table, it) > 0)

    def effect(self, sense: Sense) -> Effect[Any]:
        taken, key = self.what.take(sense), self.sort.key()

        def remove(table: Any, scope: Scope, it: int) -> None:
            remove_counters(table, it, key, counted(table, it, key), scope.source)

        return Sequence(taken, DoToEach(remove))
