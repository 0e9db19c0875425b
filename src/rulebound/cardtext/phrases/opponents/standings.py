"""Who is ahead: players who are spoken of by what they have, and conditions of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others, all_others, all_seats
from rulebound.kernel.basics.scope import NONE, Scope
from rulebound.kernel.table.action import NOTHING

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.nouns import Noun


Holding = Callable[[Any, int], int]  # (table, seat)


class MostOrFewest(Word):
    forms: ClassVar[tuple[str, ...]] = ("most", "fewest", "least")


class PlayerWithMost(Others):
    """None where several have as much."""

    text: ClassVar[str] = "the player with the {which:MostOrFewest} {resource+}"
    which: MostOrFewest
    resource: Resource

    def seats(self, sense: Sense) -> Seats:
        return singled(sense, ahead(self.resource.had, most=self.which.word == "most"))


class PlayerWithMostCards(Others):
    text: ClassVar[str] = "the player with the {which:MostOrFewest} cards in their hand"
    which: MostOrFewest

    def seats(self, sense: Sense) -> Seats:
        return singled(sense, ahead(cards_held, most=self.which.word == "most"))


class PlayerWithMostOf(Others):
    """`The player with the fewest partners draws a card.`"""

    text: ClassVar[str] = "the player with the {which:MostOrFewest} {noun+}"
    which: MostOrFewest
    noun: Noun

    def seats(self, sense: Sense) -> Seats:
        return singled(sense, only_one(all_with_most_of(self.which, self.noun, sense)))


class EachWithMostOf(Others):
    """All of them, where several have as many."""

    text: ClassVar[str] = "each player with the {which:MostOrFewest} {noun+}"
    which: MostOrFewest
    noun: Noun

    def seats(self, sense: Sense) -> Seats:
        return all_with_most_of(self.which, self.noun, sense)


def all_with_most_of(which: MostOrFewest, noun: Noun, sense: Sense) -> Seats:
    """The players who have the most of these cards, or the fewest."""
    found, most = noun.filter(sense), which.word == "most"

    def seats(table: Any, scope: Scope) -> list[int]:
        whose = [table.controller(it) for it in found.found(table, scope.source)]
        held = {seat: whose.count(seat) for seat in all_seats(table, scope)}
        bound = max(held.values()) if most else min(held.values())
        return [seat for seat, n in held.items() if n == bound]

    return seats


def only_one(seats: Seats) -> Seats:
    """The one of them; none where there are several."""

    def one(table: Any, scope: Scope) -> list[int]:
        found = seats(table, scope)
        return found if len(found) == 1 else []

    return one


def singled(sense: Sense, seats: Seats) -> Seats:
    """The same, who then is the one beside whom there are others."""
    sense.singled = True

    def found(table: Any, scope: Scope) -> list[int]:
        those = seats(table, scope)
        scope.they = those[0] if those else NONE
        return those

    return found


def is_beyond(held: int, bound: int, *, more: bool) -> bool:
    return held > bound if more else held < bound


def cards_held(table: Any, seat: int) -> int:
    """How many cards a hand has, without one that takes effect just now."""
    return len(table.held_besides(seat, NOTHING))


def ahead(has: Holding, *, most: bool) -> Seats:
    """The one player who has the most, or the least; none where several do."""

    def seats(table: Any, scope: Scope) -> list[int]:
        held = {seat: has(table, seat) for seat in all_seats(table, scope)}
        bound = max(held.values()) if most else min(held.values())
        found = [seat for seat, n in held.items() if n == bound]
        return found if len(found) == 1 else []

    return seats


class MoreThanYou(Word):
    forms: ClassVar[tuple[str, ...]] = ("more", "less", "fewer")


class PlayersWithMore(Others):
    """`Each player with more points than you loses 1 point.`"""

    text: ClassVar[str] = "each player with {way:MoreThanYou} {resource+} than you"
    way: MoreThanYou
    resource: Resource

    def seats(self, sense: Sense) -> Seats:
        resource, more = self.resource, self.way.word == "more"

        def seats(table: Any, scope: Scope) -> list[int]:
            mine = resource.had(table, scope.me)
            found = [(seat, resource.had(table, seat)) for seat in all_seats(table, scope) if seat != scope.me]
            return [seat for seat, n in found if (n > mine if more else n < mine)]

        return seats


class PlayersWithMoreOf(Others):
    """`Each player with fewer partners than you draws a card.`"""

    text: ClassVar[str] = "each player with {way:MoreThanYou} {noun+} than you"
    way: MoreThanYou
    noun: Noun

    def seats(self, sense: Sense) -> Seats:
        held, more = held_by_each(self.noun, sense), self.way.word == "more"

        def seats(table: Any, scope: Scope) -> list[int]:
            so_many = held(table, scope)
            mine = so_many[scope.me]
            others = [seat for seat in all_seats(table, scope) if seat != scope.me]
            return [seat for seat in others if is_beyond(so_many[seat], mine, more=more)]

        return seats


def held_by_each(noun: Noun, sense: Sense) -> Callable[[Any, Scope], list[int]]:
    """How many of these cards each player has, by seat."""
    found = noun.filter(sense)

    def held(table: Any, scope: Scope) -> list[int]:
        whose = [table.controller(it) for it in found.found(table, scope.source)]
        return [whose.count(seat) for seat in range(table.seats)]

    return held


class EachWithMost(Others):
    """All of them, where several have as much."""

    text: ClassVar[str] = "each player with the {which:MostOrFewest} {resource+}"
    which: MostOrFewest
    resource: Resource

    def seats(self, sense: Sense) -> Seats:
        return all_ahead(self.resource.had, most=self.which.word == "most")


class EachHoldingMost(Others):
    text: ClassVar[str] = "each player with the {which:MostOrFewest} cards in their hand"
    which: MostOrFewest

    def seats(self, sense: Sense) -> Seats:
        return all_ahead(cards_held, most=self.which.word == "most")


def all_ahead(has: Holding, *, most: bool) -> Seats:
    """All players who have the most, or the least."""

    def seats(table: Any, scope: Scope) -> list[int]:
        held = {seat: has(table, seat) for seat in all_seats(table, scope)}
        bound = max(held.values()) if most else min(held.values())
        return [seat for seat, n in held.items() if n == bound]

    return seats


class PlayersHolding(Others):
    """`Each player with more than four cards in their hand discards a card.`"""

    text: ClassVar[str] = "each {other?other} player with {way:MoreThanYou} than {count:CountWord} cards in their hand"
    other: bool
    way: MoreThanYou
    count: CountWord

    def among(self) -> Seats:
        return all_others if self.other else all_seats

    def seats(self, sense: Sense) -> Seats:
        bound, more, who = self.count.count(), self.way.word == "more", self.among()

        def seats(table: Any, scope: Scope) -> list[int]:
            return [seat for seat in who(table, scope) if is_beyond(cards_held(table, seat), bound, more=more)]

        return seats


class PlayersHoldingMore(Others):
    """`Each player with more cards in their hand than you discards a card.`"""

    text: ClassVar[str] = "each {other?other} player with {way:MoreThanYou} cards in their hand than you"
    other: bool
    way: MoreThanYou

    def seats(self, sense: Sense) -> Seats:
        more = self.way.word == "more"

        def seats(table: Any, scope: Scope) -> list[int]:
            mine = cards_held(table, scope.me)
            return [seat for seat in all_others(table, scope) if is_beyond(cards_held(table, seat), mine, more=more)]

        return seats
