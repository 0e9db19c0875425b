"""Zones at the table: where each piece lies, and how pieces move between zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.modifier import COUNTED, END_OF_TURN, WAS, Modifier
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.pieces import NO_NUMBERS, NO_PILES, Pieces
from rulebound.kernel.table.zones import ALL_SEE, AWAY, OWNER_SEES, Zone

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


class Places(Pieces):
    """A state whose pieces lie in declared zones.

    zone: for each piece the number of its zone.
    holder: the seat of that zone; in a common zone, the seat that holds the piece, or NO_SEAT.
    piles: the pieces of each zone and seat, at the index zone + seat, the top piece last.
    followed: pieces of which something has to be known as soon as they lie elsewhere.
    """

    __slots__ = ("followed", "holder", "piles", "zone", "zones")

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        super().__init__(game, setup)
        self.zones: list[Zone] = game.zones.of
        self.zone = NO_NUMBERS  # these three are replaced when the table is laid out or copied
        self.holder = NO_NUMBERS
        self.piles = NO_PILES  # each of them is replaced, never changed
        self.followed = NO_NUMBERS  # replaced, never changed

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.zone = self.zone[:]
        c.holder = self.holder[:]
        c.piles = self.piles[:]
        if self.followed:
            c.followed = self.followed

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "zone", "holder", "piles"]

    def lay_out(self, faces: list[int], pools: list[int], pooled: list[list[int]]) -> None:
        """Makes the pieces of a new table; they do not lie in any zone yet."""
        super().lay_out(faces, pools, pooled)
        self.zone = [AWAY] * len(faces)
        self.holder = [NO_SEAT] * len(faces)
        self.piles = [[NOTHING] * zone.slots for zone in self.zones]

    # -- looking -------------------------------------------------------------------------------------------------------

    def cards_in(self, zone: int, seat: int = 0) -> list[int]:
        """The pieces in a zone (of this seat, if each seat has one), the top one last. Do not change the list."""
        return self.piles[zone + seat]

    def hand_of(self, seat: int) -> list[int]:
        """The cards in a player's hand, in a game with hands."""
        return self.piles[self.game.zones.hand + seat]

    def held_besides(self, seat: int, source: int) -> list[int]:
        """The cards in a player's hand without this one, and without those that take effect just now."""
        besides = [source, *[scope.source for scope in self.scopes]]
        return [it for it in self.hand_of(seat) if it not in besides]

    def top_card(self, zone: int, seat: int = 0) -> int:
        """The top card; NOTHING if there is none."""
        pile = self.piles[zone + seat]
        return pile[-1] if pile else NOTHING

    def cards_of_all(self, zone: int) -> list[int]:
        """The pieces in the zones of all seats, from the active seat on."""
        found: list[int] = []
        for seat in self.left():
            found += self.piles[zone + seat]
        return found

    def has_changed(self, zone: int, before: list[list[int]]) -> bool:
        """Whether piles of a zone that each seat has are others than these, which are kept with what follows from them.

        Piles are replaced, never changed, so it is enough to look whether they are the same lists.
        """
        piles = self.piles
        for i in range(len(before)):
            if piles[zone + i] is not before[i]:
                return True
        return len(before) == 0

    # -- moving --------------------------------------------------------------------------------------------------------

    def put(self, it: int, zone: int, seat: int = NO_SEAT) -> None:
        """Moves a piece into another zone. Where both are in play, counters stay. A token that leaves play is gone."""
        before = self.zone[it]
        if self.zones[before].in_play:
            if self.zones[zone].in_play:
                self.move_in_play(it, zone, seat)
                return
            self.leaves_play(it)
            if self.is_token_piece(it):
                self.cease(it)
                return
        elif before == AWAY and self.is_token_piece(it) and not self.zones[zone].in_play:
            self.cease(it)
            return
        self.take_up(it)
        self.lay(it, zone, seat)

    def is_token_piece(self, it: int) -> bool:
        """Whether it is a card only once a text creates it; elsewhere than in play it is none."""
        return len(self.token_pieces) > 0 and it in self.token_pieces

    def move_in_play(self, it: int, zone: int, seat: int) -> None:
        """Moves a piece in play into another zone where it is in play; its counters stay, and it is followed on."""
        before = self.modifiers[:]
        self.take_up(it, stays_in_play=True)
        self.lay(it, zone, seat)
        if before:
            self.uncount(it)
            self.forget_counters(it)
            counted = [one for one in before if one.it == it and one.until == COUNTED]
            self.modifiers = [*self.modifiers, *counted]

    def leaves_play(self, it: int) -> None:
        """A piece is about to leave play; it is still there."""

    def take_up(self, it: int, *, stays_in_play: bool = False) -> None:
        """Takes a piece out of its zone; its abilities end if it was in play."""
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
                self.piles[place] = pile[:-1]  # the usual case: the top piece
            else:
                self.piles[place] = without(pile, it)
        self.leaves(it, number)
        if self.followed and not stays_in_play and it in self.followed:
            self.lost_sight_of(it)
        if zone.in_play:
            self.disable(it)
            if self.modifiers:
                self.forget_counters(it)
        if self.modifiers:
            self.uncount(it)
        self.zone[it] = AWAY
        self.holder[it] = NO_SEAT

    def cease(self, it: int) -> None:
        """A token leaves the game: it lies nowhere, and what it was is still known to what is being done."""
        self.take_up(it)

    @property
    def gone_tokens(self) -> list[list[int]]:
        """The pieces of tokens that are gone, each with the card that it was."""
        return [[it, self.faces[it]] for it in self.token_pieces if self.zone[it] == AWAY and self.faces[it] >= 0]

    @gone_tokens.setter
    def gone_tokens(self, gone: list[list[int]]) -> None:
        faces = self.faces[:]
        for it, face in gone:
            faces[it] = face
        self.faces = faces

    def uncount(self, it: int) -> None:
        """It has no counters any more. What they came to is known for this turn: its own effects may ask for it."""
        counted = [one for one in self.modifiers if one.it == it and one.until == COUNTED]
        if counted:
            kept = [one for one in self.modifiers if one.it != it or one.until != COUNTED]
            for one in counted:
                kept.append(Modifier(WAS + one.value, NOTHING, one.amount, END_OF_TURN, NO_SEAT, it))
            self.modifiers = kept

    def forget_counters(self, it: int) -> None:
        """What counters on it once came to is known no longer."""
        self.modifiers = [one for one in self.modifiers if one.source != it or not one.value.startswith(WAS)]

    def lay(self, it: int, number: int, seat: int = NO_SEAT) -> None:
        """Lays a piece on top of a zone; the zone decides who sees it and whether its abilities count.

        seat: the seat of the zone; in a common zone, the seat that holds the piece.
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
            if self.known[it] != EVERYBODY:  # a call less for what lay open before
                self.show(it)
        elif zone.sees == OWNER_SEES:
            self.show(it, 1 << seat)
            self.held(it, seat)
        self.comes(it, number)
        if zone.in_play:
            self.enable(it)
            self.arrives(it)

    def to_bottom(self, it: int) -> None:
        """Moves a card to the bottom of its pile."""
        zone = self.zones[self.zone[it]]
        if zone.number == AWAY:
            return  # a token, which is gone
        place = zone.number + self.holder[it] if zone.each else zone.number
        self.piles[place] = [it, *without(self.piles[place], it)]

    def fill(self, pieces: list[int], number: int, seat: int = NO_SEAT) -> None:
        """Lays many new pieces face down into an empty zone, the last one on top."""
        for it in pieces:
            self.zone[it] = number
            self.holder[it] = seat
        self.piles[number + seat if self.zones[number].each else number] = pieces

    def shuffle(self, number: int, stream: int, seat: int = 0) -> None:
        """Shuffles a pile face down."""
        pile = self.piles[number + seat][:]
        self.shuffle_pieces(pile, stream)
        self.piles[number + seat] = pile

    # -- what the table and its game add -------------------------------------------------------------------------------

    def comes(self, it: int, zone: int) -> None:
        """Called when a piece has entered a zone: a game sets what else it stores about it there."""

    def leaves(self, it: int, zone: int) -> None:
        """Called when a piece has left its zone: a game clears what else it stores about it there."""

    def lost_sight_of(self, it: int) -> None:
        """A piece that is followed lies elsewhere now: what was to happen to it does not."""

    def held(self, it: int, seat: int) -> None:
        """Called when a piece has come to where its player alone sees it."""

    def enable(self, it: int) -> None:
        """Called when a piece has entered play."""

    def arrives(self, it: int) -> None:
        """It comes into play, where its abilities count already."""

    def disable(self, it: int) -> None:
        """Called when a piece has left play."""
