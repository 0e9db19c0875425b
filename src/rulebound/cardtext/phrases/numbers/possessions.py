"""What a player has of whom a sentence before speaks: `if that player has no cards in their hand, they draw a card`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.opponents.standings import Holding, cards_held
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.comparing import Had
    from rulebound.cardtext.phrases.opponents.standings import MoreThanYou
    from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord
    from rulebound.cardtext.phrases.structure.players import Mentioned


class TheyHave(Fact):
    """`they have two or more partners`"""

    text: ClassVar[str] = "{who:Mentioned} has/have {what:Had}"
    who: Mentioned
    what: Had

    def so(self, sense: Sense) -> So:
        seats, has = self.who.seats(sense), self.what.so(sense)

        def so(table: Any, scope: Scope) -> bool:
            found = seats(table, scope)
            return len(found) > 0 and all([has(table, Scope(seat, scope.source, [])) for seat in found])

        return so


class TheyHoldNone(Fact):
    text: ClassVar[str] = "{who:Mentioned} has/have no cards in their hand"
    who: Mentioned

    def so(self, sense: Sense) -> So:
        return all_hold_so_many(self.who.seats(sense), 0, 0)


class TheyHold(Fact):
    text: ClassVar[str] = "{who:Mentioned} has/have {count:CountWord} or {way:CountWay} cards in their hand"
    who: Mentioned
    count: CountWord
    way: CountWay

    def so(self, sense: Sense) -> So:
        bound, more = bound_of(sense, self.count), self.way.word == "more"
        return all_hold_so_many(self.who.seats(sense), bound if more else 0, 1_000 if more else bound)


def all_hold_so_many(seats: Seats, least: int, most: int) -> So:
    """Whether each of these players, and there is one, has so many cards in their hand."""

    def so(table: Any, scope: Scope) -> bool:
        held = [cards_held(table, seat) for seat in seats(table, scope)]
        return len(held) > 0 and all([least <= n <= most for n in held])

    return so


class TheyHaveMore(Fact):
    text: ClassVar[str] = "{who:Mentioned} has/have {way:MoreThanYou} {resource+} than you"
    who: Mentioned
    way: MoreThanYou
    resource: Resource

    def so(self, sense: Sense) -> So:
        return all_have_more(self.who.seats(sense), self.resource.had, more=self.way.word == "more")


class TheyHoldMore(Fact):
    text: ClassVar[str] = "{who:Mentioned} has/have {way:MoreThanYou} cards in their hand than you"
    who: Mentioned
    way: MoreThanYou

    def so(self, sense: Sense) -> So:
        return all_have_more(self.who.seats(sense), cards_held, more=self.way.word == "more")


def all_have_more(seats: Seats, has: Holding, *, more: bool) -> So:
    """Whether each of these players, and there is one, has more than the player of the effect, or less."""

    def so(table: Any, scope: Scope) -> bool:
        mine, theirs = has(table, scope.me), [has(table, seat) for seat in seats(table, scope)]
        return len(theirs) > 0 and all([n > mine if more else n < mine for n in theirs])

    return so
