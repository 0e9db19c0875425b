"""What players cannot gain, or not more than so much of it: `Each other player cannot gain points.`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.effects import Seats
from rulebound.cardtext.phrases.instead import would_gain
from rulebound.cardtext.phrases.lines import Standing
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


# -- Not at all --------------------------------------------------------------------------------------------------------


class CannotGain(Standing):
    """`Each other player cannot gain points.`"""

    text: ClassVar[str] = "{who:Player} cannot gain {resource+}"
    who: Player
    resource: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        seats = self.who.seats(sense)

        def to(table: CardTable, source: int, it: int, number: int) -> int:
            return 0 if is_one_of(table, source, seats, it) else number

        return [Alters(line, would_gain(self.resource.word), to)]


class CannotGainUntil(Clause):
    """`Each other player cannot gain points until the start of your next turn.`"""

    text: ClassVar[str] = "{who:Player} cannot gain {resource+} {until}"
    who: Player
    resource: Resource
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return none_until(self, sense)


class UntilThenCannotGain(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, {who:Player} cannot gain {resource+}"
    until: Until
    who: Player
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        return none_until(self, sense)


def none_until(phrase: CannotGainUntil | UntilThenCannotGain, sense: Sense) -> Effect[Any]:
    """These players gain none of it for a while."""

    def to(table: CardTable, source: int, it: int, number: int) -> int:
        return 0 if it == source else number

    nothing = Alters[Any](str(phrase), would_gain(phrase.resource.word), to)
    return Cap([nothing], phrase.who.seats(sense), phrase.until)


def is_one_of(table: CardTable, source: int, seats: Seats, it: int) -> bool:
    """Whether this is one of the players of whom the card says it."""
    return -2 - it in seats(table, Scope(table.controller(source), source, []))


# -- Not more than so much ---------------------------------------------------------------------------------------------


class GainNoMore(Standing):
    """`You cannot gain more than 3 points each turn.` What was gained before the card was there does not count."""

    text: ClassVar[str] = "{who:Player} cannot gain more than {amount} {resource#amount} each turn"
    who: Player
    amount: Amount
    resource: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        seats, most = self.who.seats(sense), int(self.amount.value)
        notes = [sum_of(self.resource, seat) for seat in range(MOST_SEATS)]
        names = [note.text for note in notes]
        if not any([one.text == names[0] for one in sense.notes]):
            sense.notes += notes

        def to(table: CardTable, source: int, it: int, number: int) -> int:
            if not is_one_of(table, source, seats, it):
                return number
            return min(number, max(0, most - table.times_noted(source, names[-2 - it])))

        return [Alters(line, would_gain(self.resource.word), to)]


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
