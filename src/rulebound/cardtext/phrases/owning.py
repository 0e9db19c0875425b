"""How much a player has of a resource, as a number, and what is given to others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.amounts import counted
from rulebound.cardtext.phrases.effects import DoForSeats
from rulebound.cardtext.phrases.instructions import seats_of
from rulebound.cardtext.phrases.meaning import Number, Sense, So
from rulebound.cardtext.phrases.measuring import WholeMeasure, player_chosen, refuse_unchosen, so_much
from rulebound.cardtext.phrases.others import chosen_first
from rulebound.cardtext.phrases.players import CountsBefore
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.amounts import MuchOrMany
    from rulebound.cardtext.phrases.instructions import Resource
    from rulebound.cardtext.phrases.measuring import Measure
    from rulebound.cardtext.phrases.nouns import Amount
    from rulebound.cardtext.phrases.players import Others, Player


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


class TheirResource(WholeMeasure):
    """`Lose life equal to half your opponent's life.`"""

    text: ClassVar[str] = "{who:Player}'s {resource+}"
    who: Player
    resource: Resource

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return player_chosen(self, self.who, sense)

    def number_of(self, sense: Sense) -> Number:
        refuse_unchosen(self, self.who, sense)
        resource, seats = self.resource, self.who.seats(sense)
        return lambda table, scope: sum([resource.had(table, seat) for seat in seats(table, scope)])


class TakeEqual(Clause):
    """`Take money equal to half your opponent's money from your opponent.` As far as they have it."""

    text: ClassVar[str] = "take {resource+} equal to {measure} from {who:Player}"
    resource: Resource
    measure: Measure
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        before = self.measure.chosen_before(sense)
        taken = taking_from(self.who, self.resource, so_much(self.measure, sense), sense)
        return Sequence(*before, taken) if before else taken


class TakeThatMuch(Clause, CountsBefore):
    """`When you discard a card, take that much life from another player.`"""

    text: ClassVar[str] = "take that {much:MuchOrMany} {resource+} from {who:Player}"
    much: MuchOrMany
    resource: Resource
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        return taking_from(self.who, self.resource, counted(self, sense), sense)


def taking_from(who: Player, resource: Resource, number: Number, sense: Sense) -> Effect[Any]:
    """What others lose one gains, as far as they have it."""
    seats = who.seats(sense)

    def take(table: Any, scope: Scope, seat: int) -> None:
        before = resource.had(table, seat)
        if seat != scope.me and before > 0:
            resource.lose(table, seat, min(before, number(table, scope)))
            resource.give(table, scope.me, before - resource.had(table, seat))

    return chosen_first(who, sense, DoForSeats(seats, take))


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
