"""How much a player has of a resource, as a number, and what is given to others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.effects import DoForSeats
from rulebound.cardtext.phrases.instructions import seats_of
from rulebound.cardtext.phrases.meaning import Number, Sense, So
from rulebound.cardtext.phrases.measuring import WholeMeasure
from rulebound.cardtext.phrases.others import chosen_first
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.instructions import Resource
    from rulebound.cardtext.phrases.nouns import Amount
    from rulebound.cardtext.phrases.players import Others


class YourResource(WholeMeasure):
    """`Draw cards equal to half your Will.`"""

    text: ClassVar[str] = "your {resource+}"
    resource: Resource

    def number_of(self, sense: Sense) -> Number:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me)


class HowManyYouHave(YourResource):
    text: ClassVar[str] = "the number of {resource+} you have"
    resource: Resource


class GiveThem(Clause):
    """`Give another player 2 Shards.` As far as you have it; of several players, to one after the other."""

    text: ClassVar[str] = "give {who:Others} {amount} {resource#amount}"
    who: Others
    amount: Amount
    resource: Resource

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me) > 0

    def whole(self, sense: Sense) -> So | None:
        each, resource = int(self.amount.value), self.resource
        return lambda table, scope: resource.had(table, scope.me) >= each

    def effect(self, sense: Sense) -> Effect[Any]:
        each, resource, seats = int(self.amount.value), self.resource, seats_of(self.who, sense)

        def give(table: Any, scope: Scope, seat: int) -> None:
            n = min(each, resource.had(table, scope.me))
            if seat != scope.me and n > 0:
                resource.give(table, scope.me, -n)
                resource.give(table, seat, n)

        return chosen_first(self.who, sense, DoForSeats(seats, give))
