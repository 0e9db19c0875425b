"""The data of a table of Varia, and the two rows of its Timeline.

A *moment* of a row holds an action: the pieces that it is made of, the first one that was planned first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

from rulebound.cardgame.table import Table
from rulebound.games.varia.card import VariaCard
from rulebound.games.varia.zones import TIMELINE
from rulebound.kernel.basics.replacing import without
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.pieces import NO_FLAGS, NO_NUMBERS

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

NO_ROWS: Final[list[list[list[int]]]] = []
NO_CARDS: Final[list[VariaCard]] = []
NEITHER: Final = [False, False]  # these two are shared by all tables: replaced, never changed
ZEROS: Final = [0, 0]
NOT_YET: Final = -1  # the moment, while actions are planned


class Rows(Table):
    """rows: for each seat its moments, each the pieces of the action there; empty where none is.

    window: how many moments resolve; moment: which one does; NOT_YET before.
    engaged: whether the players are; engaged_before: whether they were when the moment began. [term.reach]
    moved, moved_before: who has moved in this moment, and in the one before. [term.momentum]
    performed: whose action of this moment is paid for. spent: the attribute numbers performed in this turn.
    power, focus: what was rolled; hit, damage: whose attack has hit in this moment, and the damage it has dealt.
    used: assets that were planned in this turn. heaps: for each piece how many stacks it stands for.
    maker: for each token of Dragonrage the action that created it, while that lies on the Timeline. [R27]
    lingers: whether a token may be gone of which something still speaks. [R50]
    shuffled_anew: whether that was done to a deck just now, for which Fatigue comes once the card is drawn.
    """

    overrides: ClassVar[tuple[str, ...]] = ("lay_out_faces",)
    __slots__ = (
        "cards_of", "damage", "engaged", "engaged_before", "focus", "heaps", "hit", "lingers", "maker", "moment",
        "moved", "moved_before", "performed", "planned", "power", "rows", "shuffled_anew", "spent", "used", "window",
    )  # fmt: skip

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.cards_of: list[VariaCard] = NO_CARDS  # the same as `prints`
        self.rows = NO_ROWS  # each row is replaced, never changed
        self.window = 1
        self.moment = NOT_YET
        self.engaged = False
        self.engaged_before = False
        self.planned = 0  # Fast actions in the present step
        self.moved = NO_FLAGS  # these are replaced, never changed
        self.moved_before = NO_FLAGS
        self.performed = NO_FLAGS
        self.hit = NO_FLAGS
        self.spent = NO_NUMBERS
        self.power = NO_NUMBERS
        self.focus = NO_NUMBERS
        self.damage = NO_NUMBERS
        self.used = NO_NUMBERS
        self.heaps = NO_NUMBERS
        self.maker = NO_NUMBERS
        self.lingers = True  # of a position that was loaded it is not known yet
        self.shuffled_anew = False

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.cards_of = self.cards_of
        c.rows = self.rows[:]
        c.window = self.window
        c.moment = self.moment
        c.engaged = self.engaged
        c.engaged_before = self.engaged_before
        c.planned = self.planned
        c.moved = self.moved
        c.moved_before = self.moved_before
        c.performed = self.performed
        c.hit = self.hit
        c.spent = self.spent
        c.power = self.power
        c.focus = self.focus
        c.damage = self.damage
        c.used = self.used
        c.heaps = self.heaps
        c.maker = self.maker
        c.lingers = self.lingers
        c.shuffled_anew = self.shuffled_anew

    def plain_fields(self) -> list[str]:
        return [
            *super().plain_fields(), "rows", "window", "moment", "engaged", "engaged_before", "planned", "moved",
            "moved_before", "performed", "hit", "spent", "power", "focus", "damage", "used", "heaps", "maker",
        ]  # fmt: skip

    def lay_out_faces(self, faces: list[int]) -> None:
        super().lay_out_faces(faces)
        self.rows = [[] for _ in range(self.seats)]
        self.moved = self.moved_before = self.performed = self.hit = NEITHER
        self.spent = self.power = self.focus = self.damage = ZEROS
        self.heaps = [0] * len(faces)
        self.maker = [NOTHING] * len(faces)
        self.engaged = self.ruling("distance") == "engaged"

    # -- actions on the Timeline ---------------------------------------------------------------------------------------

    def rival(self, seat: int) -> int:
        """The other player: the target of everything. [plan.target]"""
        return 1 - seat

    def action_at(self, seat: int, moment: int) -> list[int]:
        """The pieces of the action in a moment of a player's row; none where there is no action."""
        row = self.rows[seat]
        return row[moment] if 0 <= moment < len(row) else NO_NUMBERS

    def acting(self, seat: int) -> list[int]:
        """The pieces of a player's action of this moment, if it is performed."""
        row = self.rows[seat]
        return row[self.moment] if self.performed[seat] and self.moment < len(row) else NO_NUMBERS

    def moment_of(self, it: int) -> int:
        """In which moment of its row a piece lies; NOTHING where it does not lie on the Timeline."""
        if self.zone[it] != TIMELINE:
            return NOTHING
        for moment, pieces in enumerate(self.rows[self.holder[it]]):
            if it in pieces:
                return moment
        return NOTHING

    def together(self, it: int) -> list[int]:
        """The pieces of the action that a piece is a part of; itself, where it lies alone. [combo.together]"""
        moment = self.moment_of(it)
        return self.rows[self.holder[it]][moment] if moment >= 0 else [it]

    def set_action(self, seat: int, moment: int, pieces: list[int]) -> None:
        """These pieces are the action there from now on."""
        row = self.rows[seat][:]
        while len(row) <= moment:
            row.append(NO_NUMBERS)
        row[moment] = pieces
        while row and not row[-1]:
            row.pop()
        self.rows[seat] = row

    def leaves(self, it: int, zone: int) -> None:
        if not self.zones[zone].in_play:
            return  # as most often: nothing else is kept of it there
        super().leaves(it, zone)
        if zone == TIMELINE:
            moment = self.moment_of(it)
            if moment >= 0:
                seat = self.holder[it]
                self.set_action(seat, moment, without(self.rows[seat][moment], it))
            if it in self.maker:  # planned once more, it has nothing to do with what it has created before
                self.maker = [NOTHING if maker == it else maker for maker in self.maker]
