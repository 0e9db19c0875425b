"""How a table lies before one seat: its pieces row by row, and seats counted from this one on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from librt.strings import BytesWriter, write_i16_le

from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import AWAY, NOBODY_SEES, Zone

Lying: TypeAlias = Callable[[Any, int], list[int]]  # (table, seat): the pieces in a zone, in their order there

UNSEEN: Final = 1  # in the column `card`: a card that the seat may not know
FIRST_CARD: Final = 2  # the number of the first card there
NOT_HERE: Final = 0


class Turning:
    """What each seat and each set of seats is called by one seat of so many.

    seats: by seat, 1 for this one, 2 for the next, and so on; 0 for no seat, at the end of the list.
    sets: by seats as bits, those seats as bits, the first for this one.
    """

    def __init__(self, seat: int, seats: int) -> None:
        self.seats = [1 + (other - seat) % seats for other in range(seats)] + [NOT_HERE]
        self.sets = [
            sum([1 << (other - seat) % seats for other in range(seats) if bits >> other & 1])
            for bits in range(1 << MOST_SEATS)
        ]
        self.order = [(seat + i) % seats for i in range(seats)]


TURNINGS: Final = [[Turning(seat, seats) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]


class Sight:
    """A table before one seat. A spectator, seat -1, sees it from the side of seat 0.

    pieces: the pieces that have a row, in their order: by zone, holder and place, never by their numbers.
    rows: for each piece of the table its row, from 1; 0 for those that have none, which are in the list's end too.
    zones, holders, places: three columns, 16 bits each: the number of the zone, the seat that holds a piece, and its
    place in the zone, from 1; in a deck, from the top.
    """

    __slots__ = ("holders", "is_sorted", "pieces", "places", "rows", "seat", "turning", "zones")

    def __init__(self, table: CardTable, seat: int, lying: dict[int, Lying], *, is_sorted: bool = False) -> None:
        """is_sorted: whether cards lie by their numbers where their order means nothing, and not as they came."""
        self.seat = seat
        self.is_sorted = is_sorted
        self.turning: Turning = TURNINGS[table.seats][max(seat, 0)]
        self.pieces: list[int] = []
        self.zones = BytesWriter()
        self.holders = BytesWriter()
        self.places = BytesWriter()
        order = self.turning.order
        piles = table.piles
        for zone in table.game.zones.all:
            number = zone.number
            if number == AWAY:
                continue
            for holder in order if zone.each else order[:1]:
                pile = piles[number + holder if zone.each else number]
                if number in lying:
                    lies = lying[number]
                    pile = lies(table, holder)
                if pile:
                    if is_sorted and not zone.ordered and not zone.slots:
                        pile = by_card(table, seat, pile)
                    self.lay_down(table, zone, pile, holder)
        rows = [0] * (len(table.faces) + 1)
        for row in range(len(self.pieces)):
            rows[self.pieces[row]] = row + 1
        self.rows = rows

    def row_of(self, it: int) -> int:
        """The row of a piece, or 0 if it has none or is no piece."""
        return self.rows[it] if 0 <= it < len(self.rows) else NOT_HERE

    def lay_down(self, table: CardTable, zone: Zone, pile: list[int], holder: int) -> None:
        """Adds the rows of a pile. In a pile face down, only cards that some seat knows have one."""
        pieces, zones, holders, places = self.pieces, self.zones, self.holders, self.places
        seats, known, held_by = self.turning.seats, table.known, table.holder
        is_each, face_down = zone.each, zone.sees == NOBODY_SEES
        number, whose, count, place = zone.number // MOST_SEATS, seats[holder], len(pile), 0
        for it in pile:
            place += 1
            if it < 0 or (face_down and not known[it]):
                continue
            if not is_each:
                whose = seats[held_by[it]]
            pieces.append(it)
            write_i16_le(zones, number)
            write_i16_le(holders, whose)
            write_i16_le(places, 1 + count - place if face_down else place)


def by_card(table: CardTable, seat: int, pile: list[int]) -> list[int]:
    """These pieces in the order of their cards, unseen ones first; those with one card by who knows it.

    Of the copies of a card, those that an unfinished effect speaks of come first, in the order in which it does.
    """
    known, spoken_of = table.known, pieces_spoken_of(table)
    found: list[tuple[int, int, int]] = []
    for place, it in enumerate(pile):
        card = card_seen(table, it, seat)
        rank = spoken_of.index(it) if it in spoken_of else len(spoken_of)
        found.append((card << MOST_SEATS | known[it], rank, place))
    return [pile[place] for _, _, place in sorted(found)]


def pieces_spoken_of(table: CardTable) -> list[int]:
    """The pieces in what is being done and what waits, in the order in which they stand there."""
    found: list[int] = []
    for scope in table.scopes:
        found += [scope.source, scope.it, scope.other, *scope.picks, *scope.queue]
    for pending in [*table.pending, *table.declared]:
        found += [pending.source, pending.it, pending.other, *pending.picks]
    for one in table.delayed:
        found += [one.source, *one.picks]
    return found


def card_seen(table: CardTable, it: int, seat: int) -> int:
    """The number of the card of this piece, from 2; 1 where the seat may not know it."""
    known = table.known[it]
    sees = known >> seat & 1 if seat >= 0 else known == EVERYBODY
    return table.faces[it] + FIRST_CARD if sees else UNSEEN
