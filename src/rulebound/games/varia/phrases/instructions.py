"""What texts do to health and to stacks."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.numbers.measuring import Measure, WholeMeasure
from rulebound.cardtext.phrases.structure.counts import Amount, CountWay, CountWord, bound_of
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per, Player
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb, Verb
from rulebound.games.varia import stacks, verbs
from rulebound.games.varia.phrases.nouns import StackName
from rulebound.games.varia.phrases.put_off import refuse_put_off
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class PerDamage(Per):
    """[R16]"""

    text: ClassVar[str] = "for each damage dealt by this"

    def number_of(self, sense: Sense) -> Number:
        refuse_put_off(self, sense)
        return lambda table, scope: int(table.damage[scope.me])


class PerSoMuchDamage(Per):
    """`for every 5 damage dealt by this` [R16]"""

    text: ClassVar[str] = "for every {amount} damage dealt by this"
    amount: Amount

    def number_of(self, sense: Sense) -> Number:
        refuse_put_off(self, sense)
        each = max(1, int(self.amount.value))
        return lambda table, scope: int(table.damage[scope.me]) // each


class PerStack(Per):
    text: ClassVar[str] = "for each {stack:StackName} {that?that} {who:Player} has/have"
    stack: StackName
    that: bool
    who: Player

    def number_of(self, sense: Sense) -> Number:
        name, seats = self.stack.word, self.who.seats(sense)

        def count(table: Table, scope: Scope) -> int:
            piles = [stacks.pile_of(table, seat, name) for seat in seats(table, scope)]
            return sum([table.heaps[it] for it in piles if it >= 0])

        return count


class PerAnyStack(Per):
    """All that a player has, whatever they are called."""

    text: ClassVar[str] = "for each stack {that?that} {who:Player} has/have"
    that: bool
    who: Player

    def number_of(self, sense: Sense) -> Number:
        seats = self.who.seats(sense)
        return lambda table, scope: sum([stacks_had(table, seat) for seat in seats(table, scope)])


def stacks_had(table: Table, seat: int) -> int:
    """How many stacks a player has."""
    return sum([table.heaps[it] for it in table.stacks_of(seat)])


class HasAnyStack(Fact):
    text: ClassVar[str] = "{who:Player} has/have {no:NoOrA} stack"
    who: Player
    no: NoOrA

    def so(self, sense: Sense) -> So:
        seats, wanted = self.who.seats(sense), self.no.word != "no"
        return lambda table, scope: any([(stacks_had(table, seat) > 0) == wanted for seat in seats(table, scope)])


class NoOrA(Word):
    forms: ClassVar[tuple[str, ...]] = ("no", "a")


class HasAnyStacks(Fact):
    text: ClassVar[str] = "{who:Player} has/have {count:CountWord} or {way:CountWay} stacks"
    who: Player
    count: CountWord
    way: CountWay

    def so(self, sense: Sense) -> So:
        seats, bound, way = self.who.seats(sense), bound_of(sense, self.count), self.way
        return lambda table, scope: all([way.compares(stacks_had(table, seat), bound) for seat in seats(table, scope)])


class PerStackLost(Per, CountsBefore):
    """`Your target loses all Burning. Deal 2 damage to your target for each Burning lost this way.`"""

    text: ClassVar[str] = "for each {stack:StackName} lost this way"
    stack: StackName

    def number_of(self, sense: Sense) -> Number:
        return counted(self, sense)


class DamageDealt(WholeMeasure):
    """[R16]"""

    text: ClassVar[str] = "the damage dealt {by?by this}"
    by: bool

    def number_of(self, sense: Sense) -> Number:
        refuse_put_off(self, sense)
        return lambda table, scope: int(table.damage[scope.me])


class DealDamage(Verb):
    """[R16]"""

    text: ClassVar[str] = "deals/deal {amount} damage to {who:Player}[ {per}]"
    amount: Amount
    who: Player
    per: Per | None

    def effect(self, sense: Sense) -> Effect[Any]:
        amount, per, seats = int(self.amount.value), number_of(self.per, sense), self.who.seats(sense)

        def deal(table: Table, scope: Scope, seat: int) -> None:
            verbs.deal(table, seat, amount * per(table, scope) if per else amount)

        return DoForSeats(seats, deal)


class DealEqual(Verb):
    """[R16]"""

    text: ClassVar[str] = "deals/deal damage to {who:Player} equal to {measure}"
    who: Player
    measure: Measure

    def effect(self, sense: Sense) -> Effect[Any]:
        before = self.measure.chosen_before(sense)
        number, seats = so_much(self.measure, sense), self.who.seats(sense)

        def deal(table: Table, scope: Scope, seat: int) -> None:
            verbs.deal(table, seat, number(table, scope))

        dealt = DoForSeats(seats, deal)
        return Sequence(*before, dealt) if before else dealt


class GainStacks(PlainVerb):
    """[stack.top]"""

    text: ClassVar[str] = "gains/gain {amount} {stack:StackName}[ {per}]"
    amount: Amount
    stack: StackName
    per: Per | None

    def does(self, sense: Sense) -> Does:
        count, name, per = int(self.amount.value), self.stack.word, number_of(self.per, sense)

        def gain(table: Table, scope: Scope, seat: int) -> None:
            n = count * per(table, scope) if per else count
            if n > 0:
                stacks.gain_stacks(table, seat, name, n)

        return gain


class LoseStacks(PlainVerb):
    text: ClassVar[str] = "loses/lose {amount} {stack:StackName}"
    amount: Amount
    stack: StackName

    def possible(self, sense: Sense) -> So | None:
        name = self.stack.word
        return lambda table, scope: stacks.pile_of(table, scope.me, name) >= 0

    def does(self, sense: Sense) -> Does:
        name, counts = self.stack.word, is_asked_for(sense)
        sense.counts = sense.counts or counts

        def lose(table: Table, scope: Scope, seat: int) -> None:
            it, lost = stacks.pile_of(table, seat, name), 0
            if it >= 0:
                lost = min(table.heaps[it], self.count_of(table.heaps[it]))
                stacks.lose_stacks(table, it, lost)
            if counts:
                scope.picks = [scope.source] * lost

        return lose

    def count_of(self, there: int) -> int:
        """How many of those that are there are lost."""
        return int(self.amount.value)


def is_asked_for(sense: Sense) -> bool:
    """Whether the line says how many stacks were lost."""
    return any([isinstance(phrase, PerStackLost) for phrase in walk(sense.line)] if sense.line else [])


class LoseAllStacks(LoseStacks):
    text: ClassVar[str] = "loses/lose all {stack:StackName}"
    stack: StackName

    def count_of(self, there: int) -> int:
        return there


class LoseEveryStack(PlainVerb):
    """Of whatever name."""

    text: ClassVar[str] = "loses/lose all stacks"

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: stacks_had(table, scope.me) > 0

    def does(self, sense: Sense) -> Does:
        def lose(table: Table, scope: Scope, seat: int) -> None:
            for it in table.stacks_of(seat):
                stacks.lose_stacks(table, it, table.heaps[it])

        return lose


class HasStack(Fact):
    text: ClassVar[str] = "{who:Player} has/have {stack:StackName}"
    who: Player
    stack: StackName

    def so(self, sense: Sense) -> So:
        name, seats = self.stack.word, self.who.seats(sense)
        return lambda table, scope: any([stacks.pile_of(table, seat, name) >= 0 for seat in seats(table, scope)])


class HasStacks(Fact):
    text: ClassVar[str] = "{who:Player} has/have {count:CountWord} or {way:CountWay} {stack:StackName}"
    who: Player
    count: CountWord
    way: CountWay
    stack: StackName

    def so(self, sense: Sense) -> So:
        name, seats, bound, way = self.stack.word, self.who.seats(sense), bound_of(sense, self.count), self.way

        def compares(table: Table, scope: Scope) -> bool:
            piles = [stacks.pile_of(table, seat, name) for seat in seats(table, scope)]
            return all([way.compares(table.heaps[it] if it >= 0 else 0, bound) for it in piles])

        return compares
