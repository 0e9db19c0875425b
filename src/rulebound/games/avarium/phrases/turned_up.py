"""A card of a common deck for each player is turned up, and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import make
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.games.avarium import schemes
from rulebound.games.avarium.phrases.schemes import SchemeDeck
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import LIBRARY
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.decktable import SHOWS
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.numbers.extremes import HighestOrLowest
    from rulebound.cardtext.phrases.structure.nouns import Stat
    from rulebound.cardtext.phrases.zones.decks import Deck

TOPS = "top cards of "  # begins what was turned up, as `Sense.feature` has it


def in_order(table: Table, me: int) -> list[int]:
    """The players who turn one up, from this one on: the first one has the top card."""
    seats = [(me + i) % table.seats for i in range(table.seats)]
    return [seat for seat in seats if not table.out[seat]]


class EachRevealsTop(Clause):
    """The cards stay where they are. `Each player reveals the top card of the Library.`"""

    text: ClassVar[str] = "each player reveals the top card of {deck:Deck}"
    deck: Deck

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.feature = f"{TOPS}{self.deck}"
        zone = self.deck.zone

        def reveal(table: Table, scope: Scope, seat: int) -> None:
            reveal_tops(table, zone(table), in_order(table, scope.me))

        return DoForSeats(just_me, reveal)


def reveal_tops(table: Table, zone: int, seats: list[int]) -> None:
    """Each of these players turns one up, the first the top one. A Library that is too small is made larger. [C8]"""
    if zone == LIBRARY:
        schemes.fill_up(table, len(seats))
    for it, seat in zip(table.cards_in(zone)[: -len(seats) - 1 : -1], seats, strict=False):
        table.show(it)
        table.emit(SHOWS, seat, it)


class WhoRevealedMost(Others):
    """No player, where several revealed as much. `The player who revealed the highest cost gains 3 Merit.`"""

    text: ClassVar[str] = "the player who revealed the {which:HighestOrLowest} {stat}"
    which: HighestOrLowest
    stat: Stat

    def seats(self, sense: Sense) -> Seats:
        if not sense.feature.startswith(TOPS):
            sense.wrong(self, "no sentence before this has each player reveal the top card of a deck")
        deck = make(SchemeDeck, (sense.feature.removeprefix(TOPS),))
        assert isinstance(deck, SchemeDeck), deck
        stat, sign = self.stat, 1 if self.which.word == "highest" else -1

        def seats(table: Table, scope: Scope) -> list[int]:
            cards = deck.cards(table, scope.me)[::-1]
            values = [
                (sign * stat.of(table, it), seat) for it, seat in zip(cards, in_order(table, scope.me), strict=False)
            ]
            found = [seat for value, seat in values if value == max(values)[0]]
            return found if len(found) == 1 else []

        return seats
