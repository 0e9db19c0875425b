"""Conditions of the value of a card: `as long as this has power 4 or more`, `if it has cost 2 or less`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.numbers.comparing import itself
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Amount, Way
    from rulebound.cardtext.phrases.structure.nouns import Stat


class ThisHasValue(Fact):
    text: ClassVar[str] = "this has {stat} {amount} or {way}"
    of_itself: ClassVar[bool] = True
    stat: Stat
    amount: Amount
    way: Way

    def cards(self, sense: Sense) -> Candidates:
        """Of which card it is said."""
        return itself

    def so(self, sense: Sense) -> So:
        stat, bound, way, found = self.stat, int(self.amount.value), self.way, self.cards(sense)

        def so(table: Any, scope: Scope) -> bool:
            return any([way.compares(stat.last_of(table, it), bound) for it in found(table, scope)[:1] if it >= 0])

        return so


class ItHasValue(ThisHasValue):
    """Of what was taken before, or what the event is about; else of the card itself."""

    text: ClassVar[str] = "it has {stat} {amount} or {way}"
    of_itself: ClassVar[bool] = False
    asks_worth: ClassVar[bool] = True
    stat: Stat
    amount: Amount
    way: Way

    def cards(self, sense: Sense) -> Candidates:
        return it_or_itself(self, sense)
