"""Conditions of all cards of a sort, and of the player who was spoken of: `if all partners of yours are tapped`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.opponents.standings import held_by_each, is_beyond
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import they_of
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.opponents.standings import MoreThanYou
    from rulebound.cardtext.phrases.structure.counts import Amount
    from rulebound.cardtext.phrases.structure.nouns import Adjective, Noun
    from rulebound.cardtext.phrases.structure.players import Others


class AllAre(Fact):
    """`If all partners of yours are tapped, draw a card.` Where there is none, it is not so."""

    text: ClassVar[str] = "all {noun+} are {adjective:Adjective}"
    noun: Noun
    adjective: Adjective

    def so(self, sense: Sense) -> So:
        found, test = self.noun.filter(sense), self.adjective.test(sense)

        def so(table: Any, scope: Scope) -> bool:
            cards = found.found(table, scope.source)
            return len(cards) > 0 and all([test.holds(table, scope.source, it) for it in cards])

        return so


class TheyHaveMoreOf(Fact):
    """`At the start of another player's turn, if they have more partners than you, they lose 1 point.`"""

    text: ClassVar[str] = "they have {way:MoreThanYou} {noun+} than you"
    way: MoreThanYou
    noun: Noun

    def so(self, sense: Sense) -> So:
        if not sense.they_are:
            sense.wrong(self, "there is no player before this that '{words}' could be", words="they")
        held, more = held_by_each(self.noun, sense), self.way.word == "more"

        def so(table: Any, scope: Scope) -> bool:
            so_many = held(table, scope)
            return is_beyond(so_many[they_of(scope)], so_many[scope.me], more=more)

        return so


# -- What others lose is gained ----------------------------------------------------------------------------------------


class DrainThem(Clause):
    """`Each other player loses 2 points, and you gain what they lose.` All of it together, at once."""

    text: ClassVar[str] = "{who:Others} loses {amount} {resource#amount}, and you gain what they lose"
    who: Others
    amount: Amount
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        return chosen_first(self.who, sense, Drain(self.who.seats(sense), self.resource, int(self.amount.value)))


class Drain(Effect[Any]):
    """These players lose so much of it, as far as they have it, and the player of the effect gains all of that."""

    def __init__(self, seats: Seats, resource: Resource, amount: int) -> None:
        super().__init__()
        self.seats = seats
        self.resource = resource
        self.amount = amount

    def run(self, table: Any, scope: Scope) -> None:
        resource, lost = self.resource, 0
        for seat in self.seats(table, scope):
            before = resource.had(table, seat)
            resource.lose(table, seat, self.amount)
            lost += max(0, before - resource.had(table, seat))
        if lost > 0:
            resource.give(table, scope.me, lost)
