"""What players pay more or less for a while, or the next time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, Price
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.lines import Line
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import all_others, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.cardtext.phrases.times.later import NEVER_TOO_LATE
from rulebound.cardtext.phrases.times.noting import note
from rulebound.cardtext.phrases.times.nth_time import times_of_player
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN, of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.pending import Delayed
from rulebound.kernel.table.static import Adds, PlayerPrice
from rulebound.kernel.table.triggered import Awaited, Remembered

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.structure.subjects import Possessive
    from rulebound.cardtext.phrases.zones.decks import Wanted


IS_PUT_OFF: Final = True
LOOKS_ALONE: Final = True


class Buyers(Phrase):
    """The cards of which the cost changes, and whose they are."""

    label: ClassVar[str] = "whose cards cost less or more"
    wanted: Wanted

    def seats(self, sense: Sense) -> Seats:
        """Who pays for them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class YourCosts(Buyers):
    text: ClassVar[str] = "your {wanted:Wanted+}"
    wanted: Wanted

    def seats(self, sense: Sense) -> Seats:
        return just_me


class TheirCosts(Buyers):
    text: ClassVar[str] = "{whose:Possessive} {wanted:Wanted+}"
    whose: Possessive
    wanted: Wanted

    def seats(self, sense: Sense) -> Seats:
        return all_others


class TheirCostsToo(Buyers):
    """Of those of whom the first part of the sentence speaks."""

    text: ClassVar[str] = "their {wanted:Wanted+}"
    wanted: Wanted

    def seats(self, sense: Sense) -> Seats:
        return all_others


class UntilThenCosts(Instructions):
    """`Until the end of your next turn, your spells cost 1 Will less.`"""

    text: ClassVar[str] = "{until}, {whose:Buyers} cost {price} {way:DearOrCheap}"
    until: Until
    whose: Buyers
    price: Price
    way: DearOrCheap

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.whose, TheirCostsToo):
            sense.wrong(self.whose, "it is not said whose these are")
        return self.for_a_while(sense, self.price_of(sense))

    def price_of(self, sense: Sense) -> PlayerPrice[Any]:
        """What costs how much more."""
        test, by = self.whose.wanted.test(sense), self.way.of(self.price.paid())
        return PlayerPrice(str(self), lambda table, it: test.holds(table, it, it), by)

    def for_a_while(self, sense: Sense, price: PlayerPrice[Any]) -> Effect[Any]:
        return PayMore(price, self.whose.seats(sense), self.until)


class CostsSoMuch(Phrase):
    """One of two prices that change."""

    label: ClassVar[str] = "what costs less or more"
    text: ClassVar[str] = "{whose:Buyers} cost {price} {way:DearOrCheap}"
    whose: Buyers
    price: Price
    way: DearOrCheap

    def as_sentence(self, until: Until, before: Buyers | None = None) -> UntilThenCosts:
        """The sentence about this price alone; before: whose cards the part before it was about."""
        costs = UntilThenCosts()
        costs.until, costs.whose, costs.price, costs.way = until, self.whose, self.price, self.way
        if isinstance(self.whose, TheirCostsToo) and isinstance(before, TheirCosts):
            whose = TheirCosts()
            whose.whose, whose.wanted = before.whose, self.whose.wanted
            costs.whose = whose
        return costs


class UntilThenCostBoth(Instructions):
    """`Until the end of the turn, other players' spells cost 2 Will more and their items cost 1 Shard more.`"""

    text: ClassVar[str] = "{until}, {first:CostsSoMuch} and {second:CostsSoMuch}"
    until: Until
    first: CostsSoMuch
    second: CostsSoMuch

    def effect(self, sense: Sense) -> Effect[Any]:
        first = self.first.as_sentence(self.until)
        second = self.second.as_sentence(self.until, self.first.whose)
        return Sequence(first.effect(sense), second.effect(sense))


class PayMore(Effect[Any]):
    """From now on and for a while, these players pay more or less for such cards."""

    def __init__(self, price: PlayerPrice[Any], seats: Seats, until: Until) -> None:
        super().__init__()
        self.price = price
        self.seats = seats
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        lasts, whose = self.until.lasts(), self.until.whose(table, scope)
        for seat in self.seats(table, scope):
            table.modify(gained(self.price), of_seat(seat), 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return [self.price]


class PlaysVerb(Word):
    """How the game says that cards are played that are paid for."""

    label: ClassVar[str] = "how cards are played"

    def events(self) -> list[str]:
        """The kinds of events with which they are."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own


class NextCosts(Clause):
    """`The next item you play this turn costs 1 star less.`"""

    text: ClassVar[str] = (
        "the next {wanted:Wanted} you {plays:PlaysVerb} {soon?this turn} costs {price} {way:DearOrCheap}"
    )
    wanted: Wanted
    plays: PlaysVerb
    soon: bool
    price: Price
    way: DearOrCheap

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.once_for(sense, just_me)

    def by(self) -> int:
        """What is added to its cost."""
        return self.way.of(self.price.paid())

    def once_for(self, sense: Sense, seats: Seats) -> Effect[Any]:
        """That the next such card of these players costs more or less."""
        test, by = self.wanted.test(sense), self.by()
        price = PlayerPrice[Any](str(self), lambda table, it: test.holds(table, it, it), by)
        until = END_OF_TURN if self.soon else END_OF_GAME
        played = [self.over(price, test, kind) for kind in self.plays.events()]
        return CostOnce(price, played, until, seats)

    def over(self, price: PlayerPrice[Any], test: Test, kind: str) -> Awaited[Any]:
        """What waits for such a card to be played, after which the price is what it was."""

        def due(table: Any, delayed: Delayed, it: int, other: int, seat: int) -> bool:
            return seat == delayed.me and it >= 0 and test.holds(table, it, it)

        waits = Awaited[Any](f"{self} ({kind})", kind, due, Sequence())
        waits.ends, waits.does = gained(price), "the price is what it was."
        return waits


class CostOnce(Effect[Any]):
    """The next such card costs these players more or less."""

    def __init__(self, price: PlayerPrice[Any], played: list[Awaited[Any]], until: str, seats: Seats) -> None:
        super().__init__()
        self.price = price
        self.played = played
        self.until = until
        self.seats = seats

    def run(self, table: Any, scope: Scope) -> None:
        until = self.until if self.until == END_OF_TURN else NEVER_TOO_LATE
        for seat in self.seats(table, scope):
            table.modify(gained(self.price), of_seat(seat), 0, self.until, seat, scope.source)
            for waits in self.played:
                table.delay(waits, Scope(seat, scope.source, []), NO_SEAT, [], until)

    def lends(self) -> list[Ability[Any]]:
        return [self.price, *self.played]


ALL_OF_IT: Final = -999  # more than anything costs: no cost falls below 0


class NextCostsNothing(NextCosts):
    """`The next item you play this turn costs nothing.`"""

    text: ClassVar[str] = "the next {wanted:Wanted} you {plays:PlaysVerb} {soon?this turn} costs nothing"
    wanted: Wanted
    plays: PlaysVerb
    soon: bool

    def by(self) -> int:
        return ALL_OF_IT


class FirstIsCheaper(Line):
    """`The first item you play each turn costs 1 star less.` A game has a subclass with what is its own.

    What its player has played before it came counts, too.

    event: with which such a card is played. value: what its cost is called.
    """

    holds_in_play: ClassVar[bool] = True
    event: ClassVar[str] = ""
    value: ClassVar[str] = "cost"
    price: Price
    way: DearOrCheap

    def is_one(self, sense: Sense) -> Callable[[Any, int], bool]:
        """Whether such a card is printed, wherever it lies: `is_one(table, it)`."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def pays(self, table: Any, source: int, it: int) -> bool:
        """Whether it is paid for by the player of the card that says so, if it is played now."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def place(self) -> int:
        """Which one of the turn it is that costs less: 1 for the first."""
        return 1

    def by(self) -> int:
        """What is added to its cost."""
        return self.way.of(self.price.paid())

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        text, by, is_one, before = str(self), self.by(), self.is_one(sense), self.place() - 1

        def added(table: Any, source: int, it: int) -> int:
            if not self.pays(table, source, it) or not is_one(table, it):
                return 0
            return by if times_of_player(table, source, text) == before else 0

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            return bool(seat == seat_meant(source)) and is_one(table, it)

        note(sense, Remembered[Any](text, type(self).event, when, Sequence()))
        return [Adds(text, type(self).value, added)]
