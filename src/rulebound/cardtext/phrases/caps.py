"""For a while players cannot gain more than so much: `You cannot gain more than 2 points this turn.`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.effects import Seats
from rulebound.cardtext.phrases.instead import would_gain
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.sentences import Clause, Instructions
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Alters, Triggered, gained
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.instructions import Resource
    from rulebound.cardtext.phrases.nouns import Amount, Until
    from rulebound.cardtext.phrases.players import Player


class GainNoMoreNow(Clause):
    """`Gain 4 points. You cannot gain more than 2 points this turn.` It counts from now on."""

    text: ClassVar[str] = "{who:Player} cannot gain more than {amount} {resource#amount} until the end of the turn"
    who: Player
    amount: Amount
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        return at_most_until(self, None, sense)


class UntilThenGainNoMore(Instructions):
    """`Until the start of your next turn, each other player cannot gain more than 3 points each turn.`"""

    text: ClassVar[str] = "{until}, {who:Player} cannot gain more than {amount} {resource#amount} each turn"
    until: Until
    who: Player
    amount: Amount
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        return at_most_until(self, self.until, sense)


def at_most_until(phrase: GainNoMoreNow | UntilThenGainNoMore, until: Until | None, sense: Sense) -> Effect[Any]:
    """These players gain no more than so much of it in a turn, for a while."""
    most = int(phrase.amount.value)
    counts = [sum_of(phrase.resource, seat) for seat in range(MOST_SEATS)]
    names = [one.text for one in counts]

    def to(table: CardTable, source: int, it: int, number: int) -> int:
        return min(number, max(0, most - table.times_noted(it, names[-2 - it]))) if it == source else number

    capped = Alters[Any](str(phrase), would_gain(phrase.resource.word), to)
    return Cap([*counts, capped], phrase.who.seats(sense), until)


def sum_of(resource: Resource, me: int) -> Triggered[Any]:
    """It is noted how much of it this player gains in a turn."""

    def when(table: CardTable, source: int, it: int, other: int, seat: int) -> bool:
        return seat == me and (source >= 0 or source == of_seat(me))

    notes = Triggered[Any](f"gain {resource}, by player {me}", resource.gained(), when, Sequence())
    notes.silent, notes.counts, notes.sums = True, True, True
    return notes


class Cap(Effect[Any]):
    """These players have these abilities for a while; until: None for the turn."""

    def __init__(self, lent: list[Ability[Any]], seats: Seats, until: Until | None) -> None:
        super().__init__()
        self.lent = lent
        self.seats = seats
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        until = self.until
        lasts = END_OF_TURN if until is None else until.lasts()
        whose = scope.me if until is None else until.whose(table, scope)
        for seat in self.seats(table, scope):
            for one in self.lent:
                table.modify(gained(one), of_seat(seat), 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return self.lent
