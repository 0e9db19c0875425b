"""Stacks of whatever name: exchanged, lost by choice, and how many different ones a player has. [stack.top]"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Forget, Take, TakeOne, TakeUpTo
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per, Player
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.times.happenings import Acting, OfPlayers
from rulebound.games.varia import stacks
from rulebound.games.varia.events import GAINS_STACK, LOSES_STACK
from rulebound.games.varia.phrases.instructions import stacks_had
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, No, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_


class ExchangeStacks(Clause):
    """`Exchange all stacks with your target.`: each has what the other had."""

    text: ClassVar[str] = "exchange all stacks with {who:Player}"
    who: Player

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: any([stacks_had(table, seat) > 0 for seat in range(table.seats)])

    def effect(self, sense: Sense) -> Effect[Any]:
        def exchange(table: Table, scope: Scope, seat: int) -> None:
            if seat != scope.me:
                mine, theirs = all_stacks(table, scope.me), all_stacks(table, seat)
                for giver in (scope.me, seat):
                    for it in table.stacks_of(giver):
                        stacks.lose_stacks(table, it, table.heaps[it])
                for taker, given in ((scope.me, theirs), (seat, mine)):
                    for name, count in given.items():
                        stacks.gain_stacks(table, taker, name, count)

        return DoForSeats(self.who.seats(sense), exchange)


def all_stacks(table: Table, seat: int) -> dict[str, int]:
    """How many stacks of each name a player has."""
    return {table.card(it).name: table.heaps[it] for it in table.stacks_of(seat)}


class LoseAnyStacks(Verb):
    """`Lose up to two stacks.`, by choice of who loses them, one after the other."""

    text: ClassVar[str] = "loses/lose {up?up to} {count:CountWord} stack/stacks"
    up: bool
    count: CountWord

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: stacks_had(table, scope.me) > 0

    def whole(self, sense: Sense) -> So | None:
        count = 1 if self.up else self.count.count()
        return lambda table, scope: stacks_had(table, scope.me) >= count

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = ""
        own = Filter(stacks_of_who_is_asked, [])
        mine = Need[Any](sense.words.clause, "Only a stack of your own can be lost.", is_own_stack)
        question = sense.question(N_("{source}: choose a stack to lose."), Pick, [])
        question.given = [mine]
        if self.up:
            question.takes.append(No)
            one: Effect[Any] = TakeUpTo(question, own, sense.words.pick, sense.words.no, 1)
        else:
            one = TakeOne(question, own, sense.words.pick)
        again = [Forget(), one, DoToEach(lose_one)] * self.count.count()
        return Sequence(Take(lambda table, scope: []), *again)


def stacks_of_who_is_asked(table: Table) -> list[int]:
    return table.stacks_of(table.scopes[-1].me)


def is_own_stack(table: Table, me: int, it: int) -> bool:
    return it < 0 or it in table.stacks_of(me)


def lose_one(table: Table, scope: Scope, it: int) -> None:
    if table.heaps[it] > 0:
        stacks.lose_stacks(table, it, 1)


class PerDifferentStack(Per):
    """`This has +1 Power for each different stack your target has.`"""

    text: ClassVar[str] = "for each different stack {that?that} {who:Player} has/have"
    that: bool
    who: Player

    def number_of(self, sense: Sense) -> Number:
        seats = self.who.seats(sense)
        return lambda table, scope: len({table.card(it).name for seat in seats(table, scope) for it in
                                         table.stacks_of(seat)})  # fmt: skip


class AllStacksHad(WholeMeasure):
    """`Gain Health Points equal to the number of stacks your target has.`"""

    text: ClassVar[str] = "the number of {different?different} stacks {that?that} {who:Player} has/have"
    different: bool
    that: bool
    who: Player

    def number_of(self, sense: Sense) -> Number:
        seats, different = self.who.seats(sense), self.different

        def number(table: Table, scope: Scope) -> int:
            found = [it for seat in seats(table, scope) for it in table.stacks_of(seat)]
            return len(found) if different else sum([table.heaps[it] for it in found])

        return number


class GainsAnyStack(OfPlayers):
    """`When your target gains a stack, draw a card.`: each gain is one time, however many there are."""

    text: ClassVar[str] = "{who:Acting} gains/gain a stack"
    who: Acting

    def kind(self, sense: Sense) -> str:
        return GAINS_STACK


class LosesAnyStack(OfPlayers):
    text: ClassVar[str] = "{who:Acting} loses/lose a stack"
    who: Acting

    def kind(self, sense: Sense) -> str:
        return LOSES_STACK


class MoveEveryStack(Clause):
    """`Move all stacks from you to your target.`, of whatever name."""

    text: ClassVar[str] = "move all stacks from {who:Player} to {other:Player}"
    who: Player
    other: Player

    def possible(self, sense: Sense) -> So | None:
        givers = self.who.seats(sense)
        return lambda table, scope: any([stacks_had(table, seat) > 0 for seat in givers(table, scope)])

    def effect(self, sense: Sense) -> Effect[Any]:
        if type(self.who) is type(self.other):
            sense.wrong(self.other, "write of two players here: from one to the other")
        givers, takers = self.who.seats(sense), self.other.seats(sense)

        def move(table: Table, scope: Scope, giver: int) -> None:
            for taker in takers(table, scope):
                for name, count in all_stacks(table, giver).items():
                    stacks.lose_stacks(table, stacks.pile_of(table, giver, name), count)
                    stacks.gain_stacks(table, taker, name, count)

        return DoForSeats(givers, move)
