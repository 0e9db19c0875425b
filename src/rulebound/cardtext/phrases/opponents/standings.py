"""Who is ahead: players who are spoken of by what they have, and conditions of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Others, Per, all_others, all_seats
from rulebound.cardtext.phrases.structure.sentences import Fact
from rulebound.kernel.basics.scope import NONE, Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.comparing import Had
    from rulebound.cardtext.phrases.structure.nouns import Amount, CountWord, Noun

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


def cards_held(table: Any, seat: int) -> int:
    """How many cards a hand has, without one that takes effect just now."""
    sources = [one.source for one in table.scopes]
    return len([it for it in table.hand_of(seat) if it not in sources])


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


class OtherWho(Word):
    label: ClassVar[str] = "another player"


class AnyOtherWho(OtherWho):
    forms: ClassVar[tuple[str, ...]] = ("another player",)


class AnotherHasMore(Fact):
    """`If another player has more points than you, draw a card.`"""

    text: ClassVar[str] = "{who:OtherWho} has {way:MoreThanYou} {resource+} than you"
    who: OtherWho
    way: MoreThanYou
    resource: Resource

    def so(self, sense: Sense) -> So:
        return some_other_has(self.resource.had, more=self.way.word == "more")


class AnotherHasMoreOf(Fact):
    """`If another player has more partners than you, draw a card.`"""

    text: ClassVar[str] = "{who:OtherWho} has {way:MoreThanYou} {noun+} than you"
    who: OtherWho
    way: MoreThanYou
    noun: Noun

    def so(self, sense: Sense) -> So:
        held, more = held_by_each(self.noun, sense), self.way.word == "more"

        def so(table: Any, scope: Scope) -> bool:
            so_many = held(table, scope)
            mine = so_many[scope.me]
            return any([is_beyond(so_many[seat], mine, more=more) for seat in table.left() if seat != scope.me])

        return so


class AnotherHoldsMore(Fact):
    text: ClassVar[str] = "{who:OtherWho} has {way:MoreThanYou} cards in their hand than you"
    who: OtherWho
    way: MoreThanYou

    def so(self, sense: Sense) -> So:
        return some_other_has(cards_held, more=self.way.word == "more")


class AnotherHas(Fact):
    """`If another player has no partners, draw a card.`"""

    text: ClassVar[str] = "{who:OtherWho} has {what:Had}"
    who: OtherWho
    what: Had

    def so(self, sense: Sense) -> So:
        has = self.what.so(sense)

        def so(table: Any, scope: Scope) -> bool:
            others = [seat for seat in table.left() if seat != scope.me]
            return any([has(table, Scope(seat, scope.source, [])) for seat in others])

        return so


class EachOtherHas(Fact):
    """`If each other player has 5 or less points, draw a card.`"""

    text: ClassVar[str] = "each other player has {what:Had}"
    what: Had

    def so(self, sense: Sense) -> So:
        has = self.what.so(sense)

        def so(table: Any, scope: Scope) -> bool:
            others = [seat for seat in table.left() if seat != scope.me]
            return all([has(table, Scope(seat, scope.source, [])) for seat in others])

        return so


class AnotherHoldsNone(Fact):
    text: ClassVar[str] = "{who:OtherWho} has no cards in their hand"
    who: OtherWho

    def so(self, sense: Sense) -> So:
        return lambda table, scope: any([not table.hand_of(seat) for seat in table.left() if seat != scope.me])


def some_other_has(has: Holding, *, more: bool) -> So:
    """Whether one of the others has more, or less."""

    def so(table: Any, scope: Scope) -> bool:
        mine = has(table, scope.me)
        others = [has(table, seat) for seat in table.left() if seat != scope.me]
        return any([n > mine if more else n < mine for n in others])

    return so


# -- So many of them together ------------------------------------------------------------------------------------------


class PerResource(Per):
    """`for every 3 points you have`"""

    text: ClassVar[str] = "for every {amount} {resource#amount} you have"
    amount: Amount
    resource: Resource

    def number_of(self, sense: Sense) -> Number:
        each, resource = max(1, int(self.amount.value)), self.resource

        def count(table: Any, scope: Scope) -> int:
            return int(resource.had(table, scope.me)) // each

        return count


class PerPlayer(Per):
    """`for each other player`: who is still in the game."""

    text: ClassVar[str] = "for each {other?other} player"
    other: bool

    def number_of(self, sense: Sense) -> Number:
        fewer = 1 if self.other else 0
        return lambda table, scope: len(table.left()) - fewer


class PerSeveral(Per):
    """`for every two partners of yours`"""

    text: ClassVar[str] = "for every {count:CountWord} {noun+}"
    count: CountWord
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        found, each = self.noun.filter(sense), self.count.count()

        def count(table: Any, scope: Scope) -> int:
            return len(found.found(table, scope.source)) // each

        return count


# -- Hands -------------------------------------------------------------------------------------------------------------


class HoldMoreThan(Fact):
    """`If you have more than four cards in your hand, discard a card.`"""

    text: ClassVar[str] = "you have {way:MoreThanYou} than {count:CountWord} cards in your hand"
    way: MoreThanYou
    count: CountWord

    def so(self, sense: Sense) -> So:
        bound, more = self.count.count(), self.way.word == "more"
        return lambda table, scope: is_beyond(cards_held(table, scope.me), bound, more=more)


class HoldMoreThanAnother(Fact):
    """`If you have fewer cards in your hand than another player, draw a card.` One of the others is enough."""

    text: ClassVar[str] = "you have {way:MoreThanYou} cards in your hand than {who:OneOfOthers}"
    way: MoreThanYou
    who: OneOfOthers

    def so(self, sense: Sense) -> So:
        more = self.way.word == "more"

        def so(table: Any, scope: Scope) -> bool:
            mine = cards_held(table, scope.me)
            others = [cards_held(table, seat) for seat in table.left() if seat != scope.me]
            return any([is_beyond(mine, held, more=more) for held in others])

        return so


class OneOfOthers(Word):
    """In a game of two, the one other player has another name, and is all of the others."""

    label: ClassVar[str] = "another player"
    forms: ClassVar[tuple[str, ...]] = ("another player",)


def is_beyond(held: int, bound: int, *, more: bool) -> bool:
    return held > bound if more else held < bound


class HoldExactly(Fact):
    text: ClassVar[str] = "you have exactly {count:CountWord} card/cards in your hand"
    count: CountWord

    def so(self, sense: Sense) -> So:
        wanted = self.count.count()
        return lambda table, scope: cards_held(table, scope.me) == wanted


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
