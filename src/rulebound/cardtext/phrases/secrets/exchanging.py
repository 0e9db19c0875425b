"""What players exchange: all they have of something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import all_seats, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.players import Player


class ExchangeAll(Clause):
    """Each has as much as the other had: who had more loses the rest, and the other gains it."""

    text: ClassVar[str] = "exchange {resource+} with {who:Player}"
    resource: Resource
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        resource, seats = self.resource, self.who.seats(sense)

        def exchange(table: Any, scope: Scope, seat: int) -> None:
            mine, theirs = resource.had(table, scope.me), resource.had(table, seat)
            resource.give(table, scope.me, theirs - mine)
            resource.give(table, seat, mine - theirs)

        return chosen_first(self.who, sense, DoForSeats(seats, exchange))


class SplitEvenly(Clause):
    """`Split all money evenly among all players.` What cannot be divided is lost."""

    text: ClassVar[str] = "split all {resource+} evenly among all players"
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        resource = self.resource

        def split(table: Any, scope: Scope, seat: int) -> None:
            seats = all_seats(table, scope)
            share = sum([resource.had(table, one) for one in seats]) // len(seats)
            for one in seats:
                resource.give(table, one, share - resource.had(table, one))

        return DoForSeats(just_me, split)
