"""Whether something was done to a card just now: `if a partner was discarded this way, gain 2 points`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.for_each_this_way import kind_this_way
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.amounts import Done
    from rulebound.cardtext.phrases.structure.nouns import Kind


class AOrNo(Word):
    label: ClassVar[str] = "a, no"
    forms: ClassVar[tuple[str, ...]] = ("a", "no")


class WasDoneThisWay(Fact, CountsBefore):
    """`Another player discards two cards. If a partner was discarded this way, gain 2 points.`"""

    text: ClassVar[str] = "{one:AOrNo} {kind} was {done} this way"
    one: AOrNo
    kind: Kind
    done: Done

    def so(self, sense: Sense) -> So:
        number, wanted = kind_this_way(self, self.kind, self.done, sense), self.one.word == "a"
        return lambda table, scope: (number(table, scope) > 0) == wanted


class SoManyOrMore(Word):
    label: ClassVar[str] = "one or more, two or more ..."
    forms: ClassVar[tuple[str, ...]] = ("one or more", "two or more", "three or more", "four or more", "five or more")

    def bound(self) -> int:
        return type(self).forms.index(self.word) + 1


class SoManyWereDoneThisWay(Fact, CountsBefore):
    """`Discard any number of cards. If two or more items were discarded this way, draw three cards.`"""

    text: ClassVar[str] = "{count:SoManyOrMore} {kind+} were {done} this way"
    count: SoManyOrMore
    kind: Kind
    done: Done

    def so(self, sense: Sense) -> So:
        number, bound = kind_this_way(self, self.kind, self.done, sense), self.count.bound()
        return lambda table, scope: number(table, scope) >= bound
