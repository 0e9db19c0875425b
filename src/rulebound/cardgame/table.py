"""A table of a game that has declared what it is made of: what players and cards have now, and the usual verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

from rulebound.cardgame.box import Box
from rulebound.cardgame.card import ValueCard
from rulebound.cardgame.declaring import Counter, Mark, Value
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN, seat_meant
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND
from rulebound.kernel.table.decktable import DeckTable
from rulebound.kernel.table.drawing import draws_otherwise, to_draw
from rulebound.kernel.table.pieces import NO_NUMBERS, NO_PILES
from rulebound.kernel.table.zones import NOBODY_SEES

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

BEGINS: Final = "begins"  # a turn
ENDS: Final = "turn ends"
CHANGES: Final = "changes"
DISCARDS: Final = "discards"
LIES_OPEN: Final = "lies open"
DRAWS: Final = "draws"
GOES_BACK: Final = "goes back to a hand"
NO_MARKS: Final[list[list[bool]]] = []
NO_PRINTS: Final[list[ValueCard]] = []
NO_BOX: Final = Box(seats=0)
NO_COUNTERS: Final[list[Counter]] = []
NO_MARK_LIST: Final[list[Mark]] = []
NO_VALUES: Final[list[Value]] = []


class Table(DeckTable):
    """amounts: for each counter what the seats have of it. marks: for each mark which pieces have it.

    phase: the place among the phases of the turn; -1 before the first.
    """

    overrides: ClassVar[tuple[str, ...]] = ("begin_turn",)
    __slots__ = ("amounts", "box", "counters", "mark_list", "marks", "owners", "phase", "prints", "value_list")

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.prints: list[ValueCard] = NO_PRINTS  # these six are the game's
        self.box = NO_BOX
        self.counters = NO_COUNTERS
        self.mark_list = NO_MARK_LIST
        self.value_list = NO_VALUES
        self.owners = NO_NUMBERS
        self.amounts = NO_PILES  # each list in these two is replaced, never changed
        self.marks = NO_MARKS
        self.phase = -1

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.prints = self.prints
        c.box = self.box
        c.counters = self.counters
        c.mark_list = self.mark_list
        c.value_list = self.value_list
        c.owners = self.owners
        c.amounts = self.amounts[:]
        c.marks = self.marks[:]
        c.phase = self.phase

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "amounts", "marks", "phase"]

    def declared_as(self, box: Box, counters: list[Counter], marks: list[Mark], values: list[Value]) -> None:
        """What this table is made of, as its game has declared it."""
        self.box = box
        self.counters = counters
        self.mark_list = marks
        self.value_list = values
        self.owners = box.layout(self.seats, tokens=len(self.token_pieces) > 0).owners
        self.amounts = [[counter.start] * self.seats for counter in counters]
        self.marks = [[False] * len(self.owners)] * len(marks)

    def lay_out_faces(self, faces: list[int]) -> None:
        """The pieces of a new table, with these faces, none of which lies anywhere yet."""
        layout = self.box.layout(self.seats, tokens=len(self.token_pieces) > 0)
        self.lay_out(faces, layout.pools, layout.pooled)

    def fill_pools(self) -> None:
        """All pieces that are in the game lie where their pools begin: in a deck shuffled, unseen by anybody."""
        for pool in self.box.pools:
            hidden = self.zones[pool.zone].sees == NOBODY_SEES
            if not pool.brought:
                continue
            for seat in range(self.seats if pool.each else 1):
                there = [it for it in self.box.of_pool(pool, seat) if self.faces[it] >= 0]
                if hidden and there:
                    self.fill(there, pool.zone, seat)
                    self.shuffle(pool.zone, seat, seat)
                elif not hidden:
                    for it in there:
                        self.lay(it, pool.zone, seat)
        self.begin_tracking()

    # -- looking -------------------------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        return self.owners[it]

    def controller(self, it: int) -> int:
        """The seat in whose zone it lies, or whose it is there."""
        return self.holder[it] if it >= 0 else seat_meant(it)

    def amount(self, counter: int, seat: int) -> int:
        """How much a player has of this."""
        return self.amounts[counter][seat]

    def has_reached(self, counter: int, seat: int) -> bool:
        """Whether a player has as much of it as its goal."""
        return self.amounts[counter][seat] >= self.counters[counter].goal

    def is_marked(self, mark: int, it: int) -> bool:
        """Whether a card has this mark."""
        return self.marks[mark][it]

    def kind(self, it: int) -> str:
        """The kind that is printed on a card."""
        return self.prints[self.faces[it]].kind

    def value(self, key: str, it: int) -> int:
        """A value of a card now: what is printed and what other cards make of it, never below zero."""
        card = self.prints[self.faces[it]]
        found = self.now(key, it, card.numbers.get(key, 0))
        if (self.unusual or card.prices) and key == "cost":
            found += self.own_price(it) + self.price_of_player(self.holder[it], it)
        return max(0, found)

    def stays(self, it: int) -> bool:
        """Whether it is in play."""
        return self.zones[self.zone[it]].in_play

    def leaders(self, *counters: int) -> list[int]:
        """The players still in the game who have the most of the first of these, of them those with the most of the
        next, and so on.
        """
        found = self.left()
        for counter in counters:
            most = max([self.amounts[counter][seat] for seat in found])
            found = [seat for seat in found if self.amounts[counter][seat] == most]
        return found

    def in_play(self, seat: int) -> list[int]:
        """A player's cards in play."""
        found: list[int] = []
        for zone in self.game.zones.all:
            if zone.in_play and zone.each:
                found += self.piles[zone.number + seat]
            elif zone.in_play:
                found += [it for it in self.piles[zone.number] if self.holder[it] == seat]
        return found

    def all_in_play(self) -> list[int]:
        """The cards in play of all players, from the active one's on."""
        return [it for seat in self.left() for it in self.in_play(seat)]

    # -- the turn ------------------------------------------------------------------------------------------------------

    def begin_turn(self, me: int) -> None:
        """A turn of this player begins; what lasted until the end of the last one has ended."""
        self.open_turn(me)
        self.report_turn(me)

    def open_turn(self, me: int) -> None:
        """It is this player's turn now, and what lasted until then ends; no card has seen yet that the turn begins."""
        super().begin_turn(me)
        self.phase = 0
        self.end_modifiers(END_OF_TURN, NO_SEAT)
        self.end_modifiers(NEXT_TURN, me)

    def report_turn(self, me: int) -> None:
        """Cards see that the turn begins."""
        self.emit(BEGINS, me, number=self.turn)

    # -- verbs ---------------------------------------------------------------------------------------------------------

    def gain(self, counter: int, seat: int, n: int) -> None:
        """Changes a counter by n, down to zero at least."""
        n = max(n, -self.amounts[counter][seat])
        if n != 0:
            self.amounts[counter] = replaced(self.amounts[counter], seat, bounded(self.amounts[counter][seat] + n))
            declared = self.counters[counter]
            if declared.goal > 0:
                self.progress()
            self.emit(declared.gains if n > 0 else declared.loses, seat, number=abs(n))

    def pay(self, counter: int, seat: int, n: int) -> None:
        """A player pays so much of it, which must be there."""
        assert n <= self.amounts[counter][seat], f"seat {seat} cannot pay {n}"
        if n > 0:
            self.amounts[counter] = replaced(self.amounts[counter], seat, self.amounts[counter][seat] - n)
            self.emit(self.counters[counter].pays, seat, number=n)

    def mark(self, mark: int, it: int) -> None:
        """Sets a mark on a card."""
        if not self.marks[mark][it]:
            self.marks[mark] = replaced(self.marks[mark], it, True)
            self.emit(self.mark_list[mark].gets, self.holder[it], it)

    def unmark(self, mark: int, it: int) -> None:
        """Removes a mark from a card."""
        if self.marks[mark][it]:
            self.marks[mark] = replaced(self.marks[mark], it, False)
            self.emit(self.mark_list[mark].loses, self.holder[it], it)

    def leaves(self, it: int, zone: int) -> None:
        if not self.zones[zone].in_play:
            return
        for mark, marked in enumerate(self.marks):
            if marked[it]:
                self.marks[mark] = replaced(marked, it, False)

    def change(self, value: str, it: int, by: int, until: str, me: int, source: int) -> None:
        """A value of a card changes for a while."""
        if self.modify(value, it, by, until, me, source):
            self.emit(self.change_of(value), me, it, source, by)

    def change_of(self, key: str) -> str:
        """The kind of event that a change of this is; a general one for what is no value, such as a gained ability."""
        for value in self.value_list:
            if value.key == key:
                return value.changes
        return CHANGES

    # -- the deck, the hands and the discard pile ----------------------------------------------------------------------

    def deck_of(self, me: int) -> list[int]:
        """The deck that a player draws from."""
        return self.piles[self.pile_of(self.game.zones.deck, me)]

    def discard_of(self, me: int) -> list[int]:
        """The discard pile that a player's cards go to."""
        return self.piles[self.pile_of(self.game.zones.discard, me)]

    def pile_of(self, zone: int, seat: int) -> int:
        """The number of the pile in a zone; of one that each has, that of this seat."""
        return zone + seat if self.zones[zone].each else zone

    def draw(self, me: int, n: int = 1) -> None:
        """Draws cards, or as many as there are."""
        zones = self.game.zones
        place = self.pile_of(zones.deck, me)
        for _ in range(to_draw(self, me, n)):
            if draws_otherwise(self, me):
                continue
            if not self.piles[place]:
                self.deck_is_empty(me)
            if not self.piles[place]:
                return
            it = self.piles[place][-1]
            self.put(it, zones.hand, me)
            self.emit(DRAWS, me, it, seen=1 << me)

    def deck_is_empty(self, me: int) -> None:
        """A card must be drawn, and there is none: the rules of the game may do something about it."""

    def refill(self, zone: int, up_to: int) -> None:
        """Lays cards of the common deck open in a common zone, until so many lie there, or the deck is empty."""
        deck = self.game.zones.deck
        while len(self.piles[zone]) < up_to and self.piles[deck]:
            it = self.piles[deck][-1]
            self.put(it, zone)
            self.emit(LIES_OPEN, NO_SEAT, it)

    def discard(self, it: int) -> None:
        """Discards a card to its owner's pile, which counts as progress."""
        self.discard_down(it)
        self.progress()

    def return_to_hand(self, it: int) -> None:
        """A card in play goes back to the hand of its player, or where its owner's hand is."""
        seat = self.owners[it] if self.owners[it] >= 0 else self.holder[it]
        self.put(it, self.game.zones.hand, seat)
        self.progress()
        self.emit(GOES_BACK, seat, it)

    def discard_down(self, it: int) -> None:
        """Discards a surplus card. This is no progress: drawing and discarding round after round changes nothing."""
        owner = self.owners[it]
        holder, held = self.holder[it], self.zone[it] == self.game.zones.hand
        self.put(it, self.game.zones.discard, owner)
        self.emit(DISCARDS, holder, it)
        if held:
            self.passes(DISCARDS_FROM_HAND, holder)

    # -- sentences -----------------------------------------------------------------------------------------------------

    def end_loop(self) -> None:
        self.end(self.left(), "stalemate", self.game.rulings["stalemate"].clause)

    def named(self, it: int, me: int) -> Part:
        """A card's name, as this seat may know it."""
        return Part(self.name_of(it, me), it if self.knows(me, it) else NOTHING)
