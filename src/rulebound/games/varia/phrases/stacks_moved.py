"""Stacks that are doubled, moved from one player to the other, and counted. [stack.top]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.replacing.limits import is_one_of
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Player, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, PlainVerb
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.cardtext.phrases.zones.gathering import HandsOwner, refuse_whose
from rulebound.games.varia import stacks
from rulebound.games.varia.events import GAINS_STACK, LOSES_STACK
from rulebound.games.varia.phrases.nouns import StackName
from rulebound.games.varia.phrases.waiting import GainsAStack
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.replacement import Instead

MANY: Final = 1_000  # more than a player has


def count_of(table: Table, seat: int, name: str) -> int:
    """How many of these stacks a player has."""
    it = stacks.pile_of(table, seat, name)
    return table.heaps[it] if it >= 0 else 0


class StackCount(WholeMeasure):
    """`Your target loses Health Points equal to the number of Burning your target has.`"""

    text: ClassVar[str] = "the number of {stack:StackName} {that?that} {who:Player} has/have"
    stack: StackName
    that: bool
    who: Player

    def number_of(self, sense: Sense) -> Number:
        name, seats = self.stack.word, self.who.seats(sense)
        return lambda table, scope: sum([count_of(table, seat, name) for seat in seats(table, scope)])


class DoubleStacks(PlainVerb):
    """`Your target doubles their Burning.`: as many are gained as are there."""

    text: ClassVar[str] = "doubles/double {whose:HandsOwner} {stack:StackName}"
    whose: HandsOwner
    stack: StackName

    def possible(self, sense: Sense) -> So | None:
        name = self.stack.word
        return lambda table, scope: count_of(table, scope.me, name) > 0

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)
        name = self.stack.word

        def double(table: Table, scope: Scope, seat: int) -> None:
            n = count_of(table, seat, name)
            if n > 0:
                stacks.gain_stacks(table, seat, name, n)

        return double


class MoveStacks(Clause):
    """`Move 2 Bleeding from you to your target.`, or as many as there are."""

    text: ClassVar[str] = "move {amount} {stack:StackName} from {who:Player} to {other:Player}"
    amount: Amount
    stack: StackName
    who: Player
    other: Player

    def most(self) -> int:
        """How many at most."""
        return int(self.amount.value)

    def possible(self, sense: Sense) -> So | None:
        name, givers = self.stack.word, self.who.seats(sense)
        return lambda table, scope: any([count_of(table, seat, name) > 0 for seat in givers(table, scope)])

    def effect(self, sense: Sense) -> Effect[Any]:
        if type(self.who) is type(self.other):
            sense.wrong(self.other, "write of two players here: from one to the other")
        name, most = self.stack.word, self.most()
        givers, takers = self.who.seats(sense), self.other.seats(sense)

        def move(table: Table, scope: Scope, seat: int) -> None:
            for giver in givers(table, scope):
                it, n = stacks.pile_of(table, giver, name), min(most, count_of(table, giver, name))
                for taker in takers(table, scope):
                    if n > 0 and taker != giver:
                        stacks.lose_stacks(table, it, n)
                        stacks.gain_stacks(table, taker, name, n)

        return DoForSeats(just_me, move)


class MoveAllStacks(MoveStacks):
    text: ClassVar[str] = "move all {stack:StackName} from {who:Player} to {other:Player}"
    stack: StackName
    who: Player
    other: Player

    def most(self) -> int:
        return MANY


class LosesAStack(GainsAStack):
    """`When you lose Burning, draw a card.`: each loss is one time, however many are lost."""

    text: ClassVar[str] = "{who:Acting} loses/lose {stack:StackName}"
    event: ClassVar[str] = LOSES_STACK
    who: Acting
    stack: StackName


class CannotGainStack(Standing):
    """`You cannot gain Bleeding.`"""

    text: ClassVar[str] = "{who:Player} cannot gain {stack:StackName}"
    who: Player
    stack: StackName

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        seats = self.who.seats(sense)

        def instead(table: Table, source: int, it: int, number: int) -> bool:
            return is_one_of(table, source, it, seats)

        return [Instead(line, f"{GAINS_STACK} {self.stack.word}", instead)]


class OneOrAll(Word):
    label: ClassVar[str] = "how many of these stacks"
    forms: ClassVar[tuple[str, ...]] = ("one of these", "all of these")


class RemoveThese(Clause):
    """`At the end of the turn, remove one of these.`, of the stack that says so. [stack.kinds]"""

    text: ClassVar[str] = "remove {which:OneOrAll}"
    which: OneOrAll

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.kind != "stack":
            sense.wrong(self, "only a stack can say this of itself")
        every = self.which.word == "all of these"

        def remove(table: Table, scope: Scope, seat: int) -> None:
            it = scope.source
            if table.heaps[it] > 0:
                stacks.lose_stacks(table, it, table.heaps[it] if every else 1)

        return DoForSeats(just_me, remove)
