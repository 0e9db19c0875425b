"""How a table lies before one seat: its pieces row by row, and seats counted from this one on."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final, TypeAlias

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

    seats: by seat, 1 for this one, 2 for the next, and so on; 0 for nobody, who is at the end of the list.
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
    places: for each of them its place in its zone, from 1; in a deck, from the top.
    rows: for each piece of the table its row, from 1; 0 for those that have none, which are in the list's end too.
    """

    __slots__ = ("gather", "pieces", "places", "rows", "seat", "turning")

    def __init__(self, table: CardTable, seat: int, lying: dict[int, Lying]) -> None:
        self.seat = seat
        self.turning: Turning = TURNINGS[table.seats][max(seat, 0)]
        self.pieces: list[int] = []
        self.places: list[int] = []
        for zone in table.game.zones.all:
            number = zone.number
            if number != AWAY:
                for holder in self.turning.order if zone.each else self.turning.order[:1]:
                    if number in lying:
                        lies = lying[number]
                        self.lay_down(table, zone, lies(table, holder))
                    else:
                        self.lay_down(table, zone, table.piles[number + holder if zone.each else number])
        rows = [0] * (len(table.faces) + 1)
        for row, it in enumerate(self.pieces, 1):
            rows[it] = row
        self.rows = rows
        self.gather: Callable[[list[Any]], tuple[Any, ...]] = gathering(self.pieces)

    def row_of(self, it: int) -> int:
        """The row of a piece, or 0 if it has none or is no piece."""
        return self.rows[it] if 0 <= it < len(self.rows) else NOT_HERE

    def lay_down(self, table: CardTable, zone: Zone, pile: list[int]) -> None:
        """Adds the rows of a pile. In a pile face down, only cards that some seat knows have one."""
        pieces, places, known = self.pieces, self.places, table.known
        if zone.sees != NOBODY_SEES:
            for place, it in enumerate(pile, 1):
                if it >= 0:
                    pieces.append(it)
                    places.append(place)
            return
        depth = len(pile)
        for it in pile:
            if known[it]:
                pieces.append(it)
                places.append(depth)
            depth -= 1


def gathering(pieces: list[int]) -> Callable[[list[Any]], tuple[Any, ...]]:
    """Takes from a list by piece what it has for these pieces, as quickly as Python can."""
    if len(pieces) > 1:
        return itemgetter(*pieces)
    return lambda values: tuple([values[it] for it in pieces])


def cards_seen(table: CardTable, seat: int, pieces: list[int]) -> list[int]:
    """For each of these pieces the number of its card, from 2; 1 where the seat may not know it."""
    faces, known = table.faces, table.known
    if seat < 0:
        return [faces[it] + FIRST_CARD if known[it] == EVERYBODY else UNSEEN for it in pieces]
    bit = 1 << seat
    return [faces[it] + FIRST_CARD if known[it] & bit else UNSEEN for it in pieces]
