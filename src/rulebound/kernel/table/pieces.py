"""Pieces: which piece is which card, and which seats know it.

A *piece* is a number, and stands for one physical card on the table. Its *face* says which card it is. Hidden cards are
shuffled in both: the order of the pieces, and which face is on which piece. So a piece's number tells nothing, and to
imagine what is hidden is to deal the hidden faces out again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.turns import Turns
from rulebound.language import N_, translated

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook

NO_NUMBERS: Final[list[int]] = []  # for fields that are replaced later
NO_FLAGS: Final[list[bool]] = []
A_CARD: Final = N_("a card")  # one that must not be named
NO_PILES: Final[list[list[int]]] = []


def pieces_of(pools: list[int]) -> list[list[int]]:
    """The pieces of each pool. Raises ValueError if there are more pools than pieces."""
    if max(pools) >= len(pools):
        raise ValueError(f"{len(pools)} pieces cannot be in pool {max(pools)}")
    found: list[list[int]] = [[] for _ in range(1 + max(pools))]
    for it, pool in enumerate(pools):
        found[pool].append(it)
    return found


class Pieces(Turns):
    """A state with pieces.

    faces: for each piece the number of its card; -1 for a piece that is not in the game.
    pools: for each piece its pool, numbered from 0: hidden pieces of one pool may have each other's faces.
    pooled: the pieces of each pool.
    known: for each piece the seats that may know its face, as bits.
    shuffled, since: what each seat still knows about hidden pieces. A piece last shuffled at time t can only have a
    face that the seat lost sight of at t or before; since[seat] is by face.
    token_pieces: the pieces that are cards only once a text creates them; empty where no card of the game does.
    """

    __slots__ = (
        "cards", "faces", "known", "pooled", "pools", "shuffled", "shuffles", "since", "token_pieces", "tracked",
    )  # fmt: skip

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        super().__init__(game, setup)
        self.cards: list[Card] = game.card_list
        self.faces = NO_NUMBERS  # these are replaced when the table is laid out or copied
        self.pools = NO_NUMBERS
        self.pooled = NO_PILES
        self.known = NO_NUMBERS
        self.shuffles = 0
        self.shuffled = NO_NUMBERS
        self.since = NO_PILES
        self.tracked = False  # whether any seat ever lost sight of a face
        self.token_pieces = NO_NUMBERS  # the game's: the same at all its tables of so many seats

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.pools = self.pools
        c.pooled = self.pooled
        c.faces = self.faces  # these three are replaced by a shuffle, never changed
        c.shuffled = self.shuffled
        c.since = self.since
        c.tracked = self.tracked
        c.token_pieces = self.token_pieces
        c.known = self.known[:]
        c.shuffles = self.shuffles

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "faces", "pools", "known", "shuffles", "shuffled", "since", "tracked"]

    def lay_out(self, faces: list[int], pools: list[int], pooled: list[list[int]]) -> None:
        """Makes the pieces of a new table, with these faces and pools, unknown to all seats."""
        self.faces = faces
        self.pools = pools
        self.pooled = pooled
        self.known = [0] * len(faces)
        self.shuffled = [0] * len(faces)
        self.since = [[0] * len(faces)] * self.seats

    # -- what a game implements ----------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        """The seat that owns the card."""
        raise NotImplementedError  # each game has its own

    def controller(self, it: int) -> int:
        """The seat that controls it; the owner, unless the game has other rules."""
        return self.owner(it) if it >= 0 else seat_meant(it)

    def token_owner(self, it: int) -> int:
        """The seat that alone can have this piece as a token; -1 where any seat can."""
        return self.owner(it)

    def card(self, it: int) -> Card:
        """The card of this piece."""
        return self.cards[self.faces[it]]

    def has(self, it: int) -> bool:
        return it < len(self.faces)

    def knows(self, seat: int, it: int) -> bool:
        """Whether this seat may know the face; seat -1, a spectator, knows what everybody does."""
        if it >= len(self.faces):
            return False
        return self.known[it] >> seat & 1 == 1 if seat >= 0 else self.known[it] == EVERYBODY

    def name_of(self, it: int, seat: int) -> str:
        """The card's name, or `a card` where this seat may not know it."""
        return self.card(it).name if self.knows(seat, it) and self.faces[it] >= 0 else translated(A_CARD)

    def make(self, it: int, card: Card) -> None:
        """Brings a token into the game: a piece gets this card, for all to see."""
        assert self.faces[it] < 0, f"piece {it} is {self.card(it)} already"
        faces = self.faces[:]
        faces[it] = card.number
        self.faces = faces
        self.lose_track([it], 0)  # a new card, whatever this piece was before
        self.known[it] = EVERYBODY

    def unmake(self, it: int) -> None:
        """Removes a token from the game."""
        faces = self.faces[:]
        faces[it] = -1
        self.faces = faces
        self.known[it] = 0

    # -- hiding and showing --------------------------------------------------------------------------------------------

    def show(self, it: int, seats: int = EVERYBODY) -> None:
        """Shows the face to these seats (as bits). A hidden card that was shown ends free undo."""
        known = self.known[it]
        if known | seats != known:
            self.known[it] = known | seats
            if self.last_asked >= 0 and (seats & ~known) >> self.last_asked & 1:
                self.limit_undo("a hidden card was seen")

    def shuffle_pieces(self, zone: list[int], stream: int) -> None:
        """Shuffles these pieces face down; from now on no seat can tell which is which."""
        self.limit_undo("cards were shuffled")
        shuffler = self.chance().shuffles[stream]
        shuffler.shuffle(zone)
        places = list(range(len(zone)))
        shuffler.shuffle(places)
        before = self.faces
        faces = before[:]
        for i, place in enumerate(places):
            faces[zone[i]] = before[zone[place]]
        self.lose_track(zone, EVERYBODY)
        if self.tracked:
            self.carry_since(zone, places)
        self.faces = faces

    def begin_tracking(self) -> None:
        """Marks the start: everything is shuffled and no seat has seen anything."""
        self.shuffles = 0
        self.shuffled = [0] * len(self.faces)

    def lose_track(self, zone: list[int], seats: int) -> None:
        """These seats (as bits) can no longer tell these pieces apart, though nothing was shuffled."""
        self.shuffles += 1
        shuffles, shuffled, known = self.shuffles, self.shuffled[:], self.known
        for it in zone:
            shuffled[it] = shuffles
        self.shuffled = shuffled
        if any([known[it] & seats for it in zone]):
            self.tracked = True
            self.since = [since[:] for since in self.since]
            for seat, since in enumerate(self.since):
                for it in zone:
                    if self.known[it] & seats & 1 << seat:
                        since[it] = self.shuffles
            for it in zone:
                self.known[it] &= ~seats

    def carry_since(self, zone: list[int], places: list[int]) -> None:
        """Moves the times at which faces were lost from sight along with the faces."""
        moved: list[list[int]] = []
        for since in self.since:
            carried = since[:]
            for i, place in enumerate(places):
                carried[zone[i]] = since[zone[place]]
            moved.append(carried)
        self.since = moved
