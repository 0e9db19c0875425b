"""Where pieces lie: each in one zone, and how they come from one into another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.action import NOBODY, NOTHING
from rulebound.kernel.table.pieces import NO_NUMBERS, NO_PILES, Pieces
from rulebound.kernel.table.zones import ALL_SEE, AWAY, OWNER_SEES, Zone

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook

NO_ZONES: Final[list[Zone]] = []


class Places(Pieces):
    """A state whose pieces lie in the zones that its game has declared.

    zone: for each piece the number of its zone.
    holder: the seat whose zone that is, or whose piece it is in a common one; NOBODY for what belongs to none.
    piles: the pieces of each zone and seat, at the zone's number plus the seat, as they came: the top one last.
    """

    __slots__ = ("holder", "piles", "zone", "zones")

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        super().__init__(game, setup)
        self.zones: list[Zone] = game.zones.of
        self.zone = NO_NUMBERS  # these three are replaced when the table is laid out or copied
        self.holder = NO_NUMBERS
        self.piles = NO_PILES  # each of them is replaced, never changed

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.zone = self.zone[:]
        c.holder = self.holder[:]
        c.piles = self.piles[:]

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "zone", "holder", "piles"]

    def lay_out(self, faces: list[int], pools: list[int], pooled: list[list[int]]) -> None:
        """The pieces of a new table, none of which lies anywhere yet."""
        super().lay_out(faces, pools, pooled)
        self.zone = [AWAY] * len(faces)
        self.holder = [NOBODY] * len(faces)
        self.piles = [[NOTHING] * zone.slots for zone in self.zones]

    # -- looking -------------------------------------------------------------------------------------------------------

    def cards_in(self, zone: int, seat: int = 0) -> list[int]:
        """What lies in a zone, the top card last; of a zone that each has, in that of this seat. Not to be changed."""
        return self.piles[zone + seat]

    def hand_of(self, seat: int) -> list[int]:
        """The cards that a player holds; in a game that has hands."""
        return self.piles[self.game.zones.hand + seat]

    def top_card(self, zone: int, seat: int = 0) -> int:
        """The card on top; NOTHING where there is none."""
        pile = self.piles[zone + seat]
        return pile[-1] if pile else NOTHING

    def cards_of_all(self, zone: int) -> list[int]:
        """What lies in the zones of all seats, from the active one on."""
        found: list[int] = []
        for seat in self.left():
            found += self.piles[zone + seat]
        return found

    # -- moving --------------------------------------------------------------------------------------------------------

    def put(self, it: int, zone: int, seat: int = NOBODY) -> None:
        """Takes a piece from where it lies and lays it into another zone."""
        self.take_up(it)
        self.lay(it, zone, seat)

    def take_up(self, it: int) -> None:
        """Takes a piece from where it lies; what it does as long as it is in play ends."""
        number = self.zone[it]
        if number == AWAY:
            return
        zone = self.zones[number]
        if zone.listed:
            place = number + self.holder[it] if zone.each else number
            pile = self.piles[place]
            if zone.slots:
                self.piles[place] = replaced(pile, pile.index(it), NOTHING)
            elif pile[-1] == it:
                self.piles[place] = pile[:-1]  # as most often: it was on top
            else:
                self.piles[place] = without(pile, it)
        self.leaves(it, number)
        if zone.in_play:
            self.sleep(it)
        self.zone[it] = AWAY
        self.holder[it] = NOBODY

    def lay(self, it: int, number: int, seat: int = NOBODY) -> None:
        """Lays a piece that was taken up on top of a zone, where it is seen and its abilities count as declared.

        seat: whose zone it is, or in a common one whose piece.
        """
        zone = self.zones[number]
        self.zone[it] = number
        self.holder[it] = seat
        if zone.listed:
            place = number + seat if zone.each else number
            pile = self.piles[place]
            if zone.slots:
                self.piles[place] = replaced(pile, pile.index(NOTHING), it)
            else:
                self.piles[place] = [*pile, it]
        if zone.sees == ALL_SEE:
            self.show(it)
        elif zone.sees == OWNER_SEES:
            self.show(it, 1 << seat)
        self.comes(it, number)
        if zone.in_play:
            self.wake(it)

    def to_bottom(self, it: int) -> None:
        """A card goes to the bottom of the pile that it lies in."""
        zone = self.zones[self.zone[it]]
        place = zone.number + self.holder[it] if zone.each else zone.number
        self.piles[place] = [it, *without(self.piles[place], it)]

    def fill(self, pieces: list[int], number: int, seat: int = NOBODY) -> None:
        """Lays many pieces that lie nowhere into a zone that is empty, unseen: the last one on top."""
        for it in pieces:
            self.zone[it] = number
            self.holder[it] = seat
        self.piles[number + seat if self.zones[number].each else number] = pieces

    def shuffle(self, number: int, stream: int, seat: int = 0) -> None:
        """Shuffles a pile face down."""
        pile = self.piles[number + seat][:]
        self.hide(pile, stream)
        self.piles[number + seat] = pile

    # -- what a table with cards does besides --------------------------------------------------------------------------

    def comes(self, it: int, zone: int) -> None:
        """A piece has come into a zone: what else a game keeps of it there begins."""

    def leaves(self, it: int, zone: int) -> None:
        """A piece leaves its zone, in which it is listed no more: what else a game keeps of it there ends."""

    def wake(self, it: int) -> None:
        """It has come into play."""

    def sleep(self, it: int) -> None:
        """It has left play."""
