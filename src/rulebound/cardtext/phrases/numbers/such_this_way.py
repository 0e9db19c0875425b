"""How many cards of a sort something was done to: `gain 1 point for each Fire action discarded this way`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.numbers.amounts import counted_outcome
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.amounts import Done
    from rulebound.cardtext.phrases.structure.nouns import Adjective, Kind


class PerSuchThisWay(Per, CountsBefore):
    text: ClassVar[str] = "for each {adjective:Adjective} {kind} {done} this way"
    adjective: Adjective
    kind: Kind
    done: Done

    def number_of(self, sense: Sense) -> Number:
        if not self.adjective.is_printed():
            sense.wrong(self.adjective, "only what is printed on a card can be asked of one that is not in play")
        counted_outcome(self.done, self, sense)  # it notes what cannot be counted
        test = self.adjective.test(sense)
        return lambda table, scope: len([it for it in scope.picks if it >= 0 and test.holds(table, it, it)])
