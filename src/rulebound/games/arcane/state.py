"""What lies on the table of Arcane Academy, what one sees there, and the verbs that change what players have.

What lies on a space of a slate is a stack: `top` is the tile that one sees, `below` what each piece covers. Verbs
make one change, report it once, never ask, and never play out what they trigger. Those about tiles are functions on the
table in `tiles`, those about assignments in `assignments`; how tiles are linked is in `linking`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from rulebound.games.arcane.ability import GIVEN, HAND_SIZE, MAXIMUM_WILL, OVERFLOWS, WOULD_PUT_TOKENS
from rulebound.games.arcane.box import CORNERS, FIRST_ASSIGNMENT, FIRST_CORNER, MOST_WILL, PRIVATE_SIZE
from rulebound.games.arcane.card import ArcaneCard
from rulebound.games.arcane.events import (
    CHANGES,
    EARNS_TURN,
    GAINS_SHARDS,
    GAINS_TOKENS,
    GAINS_WILL,
    LOSES_PRESTIGE,
    LOSES_SHARDS,
    LOSES_WILL,
    MOVES_TOKENS,
)
from rulebound.games.arcane.slate import NONE_COUNTED, SPACES
from rulebound.games.arcane.zones import HAND, ITEMS, SLATE, SPELLS
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import of_seat, seat_meant
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.ability import Activated
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.decktable import DeckTable
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.kernel.table.pieces import NO_FLAGS, NO_NUMBERS

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game
    from rulebound.kernel.table.effect import Effect

# What a turn is made of, and what comes after the last one.
CHOOSING: Final = 0
ACTIVATED: Final = 1
LINKED: Final = 2
ENDING: Final = 3
SCORING: Final = 4

NO_PRINTS: Final[list[ArcaneCard]] = []


class Table(DeckTable):
    """All of a table of Arcane Academy."""

    __slots__ = (
        "activated", "below", "counts", "emptied", "exhausted_then", "exhaustion", "extra", "finals", "is_extra",
        "linked_then", "owed", "pencils", "phase", "prestige", "prints", "resolved", "shards", "spot", "tokens", "top",
        "turns", "will",
    )  # fmt: skip

    overrides: ClassVar[tuple[str, ...]] = ("played_effects", "whose")

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.prints: list[ArcaneCard] = NO_PRINTS  # the same as `cards`: what this game prints on them
        self.phase = CHOOSING
        self.is_extra = False  # whether this turn was earned by an assignment
        self.will = NO_NUMBERS
        self.shards = NO_NUMBERS
        self.prestige = NO_NUMBERS  # of abilities, below zero where more was lost; what cards are worth is counted
        self.extra = NO_NUMBERS  # turns that are still to be taken after the present one
        self.owed = NO_NUMBERS  # private assignments to be replaced at the end of the turn
        self.finals = NO_FLAGS  # who has begun the final turn
        self.pencils = NO_SEAT  # who has the Pencils Down card
        self.emptied = NO_SEAT  # who has drawn the last assignment
        self.below = NO_NUMBERS  # the piece that a tile on a slate covers
        self.spot = NO_NUMBERS  # the space of a piece on a slate
        self.turns = NO_NUMBERS  # the quarter turns of a tile, clockwise
        self.tokens = NO_NUMBERS  # the value of the Prestige tokens on an item
        self.top = NO_NUMBERS  # for each space of all slates the tile that one sees there
        self.exhaustion = NO_NUMBERS  # for each space the exhaustion tokens on top
        self.counts = NONE_COUNTED  # what each slate comes to, once somebody has asked
        self.activated = NOTHING
        self.resolved: list[int] = []  # the tiles of this cast that were begun
        self.linked_then: list[int] = []  # the tiles linked to the activated tile when it was activated
        self.exhausted_then: list[int] = []  # where it matters, the tiles of that slate with exhaustion tokens

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.prints = self.prints
        c.phase = self.phase
        c.is_extra = self.is_extra
        c.pencils = self.pencils
        c.emptied = self.emptied
        c.exhaustion = self.exhaustion[:]
        c.will = self.will  # these are replaced, never changed
        c.shards = self.shards
        c.prestige = self.prestige
        c.extra = self.extra
        c.owed = self.owed
        c.finals = self.finals
        c.below = self.below
        c.spot = self.spot
        c.turns = self.turns
        c.tokens = self.tokens
        c.top = self.top
        c.counts = self.counts
        c.activated = self.activated
        if self.resolved:
            c.resolved = self.resolved[:]
        c.linked_then = self.linked_then[:]
        c.exhausted_then = self.exhausted_then[:]

    def plain_fields(self) -> list[str]:
        numbers = ["phase", "is_extra", "pencils", "emptied", "activated"]
        seats = ["will", "shards", "prestige", "extra", "owed", "finals"]
        pieces = ["below", "spot", "turns", "tokens", "top", "exhaustion"]
        cast = ["resolved", "linked_then", "exhausted_then"]
        return [*super().plain_fields(), *numbers, *seats, *pieces, *cast]

    # -- looking: pieces -----------------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        """Corners are a slate's own; all else belongs to the game."""
        return (it - FIRST_CORNER) // CORNERS if FIRST_CORNER <= it < FIRST_ASSIGNMENT else NO_SEAT

    def leaves(self, it: int, zone: int) -> None:
        if zone == ITEMS:
            self.counts = NONE_COUNTED  # it may have joined tiles

    def controller(self, it: int) -> int:
        """In front of whom it lies, or who holds it; no player's in the center."""
        return self.holder[it] if it >= 0 else seat_meant(it)

    def whose(self, source: int) -> int:
        """Whose effect it is: also of a spell that was copied, or that was discarded before the effect was due."""
        if source == self.speaking:
            return self.speaker
        for scope in self.scopes:
            if scope.source == source:
                return scope.me
        return self.holder[source] if source >= 0 else seat_meant(source)

    def has(self, it: int) -> bool:
        return it < len(self.faces) and (it < 0 or self.faces[it] >= 0 or it < SPACES)

    def print_of(self, it: int) -> ArcaneCard:
        """What is printed on a piece."""
        return self.prints[self.faces[it]]

    def cost(self, it: int) -> int:
        """What an assignment costs its payer now, in Will or Shards, never below zero. [R16]"""
        return self.cost_now("cost", it, self.prints[self.faces[it]].cost)

    def payer(self, it: int) -> int:
        """Of a private assignment its holder, or a player who may complete it out of that hand; else the active one."""
        if self.zone[it] == HAND:
            return self.scopes[-1].me if self.scopes and it in self.scopes[-1].queue else self.holder[it]
        return self.active

    def played_effects(self, it: int) -> list[Effect[Any]]:
        """What a spell does when it is cast, and an item when it is used."""
        return [one.effect for one in self.card(it).abilities if isinstance(one, Activated)]

    def beside(self, it: int) -> int:
        """A corner of the active player, who pays for what no player holds."""
        return it if self.holder[it] != NO_SEAT else FIRST_CORNER + CORNERS * self.active

    def worth(self, it: int) -> int:
        """The Prestige value of a completed assignment, with its tokens. [prestige.value] [prestige.tokens] [R11]"""
        return max(0, self.now("prestige", it, self.prints[self.faces[it]].prestige)) + self.tokens[it]

    # -- looking: seats ------------------------------------------------------------------------------------------------

    def most_will(self, me: int) -> int:
        """As far as the dial goes, or further by a card."""
        return self.now(MAXIMUM_WILL, of_seat(me), MOST_WILL)

    def hand_size(self, me: int) -> int:
        """Up to how many private assignments a player draws at the end of a turn. [R3]"""
        return self.now(HAND_SIZE, of_seat(me), PRIVATE_SIZE)

    def given_by(self, me: int, resource: str) -> int:
        """How much a casting action gives this player, mostly 1."""
        key = GIVEN[resource]
        return max(0, self.now(key, of_seat(me), 1)) if key in self.standing else 1

    def completed(self, me: int) -> int:
        """How many assignments a player has completed, spells and items alike. [pencils.mixed] [E15] [R19]"""
        done = len(self.cards_in(ITEMS, me)) + len(self.cards_in(SPELLS, me))
        if self.token_pieces:  # which were not completed [R12]
            done -= len([it for it in self.cards_in(ITEMS, me) if it in self.token_pieces])
        return done

    def score(self, me: int) -> int:
        """All Prestige of a player now. [prestige.total] [win.earn] [R21]"""
        return max(0, self.prestige[me] + self.worth_of_cards(me))

    def worth_of_cards(self, me: int) -> int:
        """What the completed assignments of a player are worth together."""
        total = 0
        for it in self.cards_in(SPELLS, me):
            total += self.worth(it)
        for it in self.cards_in(ITEMS, me):
            total += self.worth(it)
        return total

    # -- looking: slates -----------------------------------------------------------------------------------------------

    def tiles_of(self, me: int) -> list[int]:
        """The tiles and corners that one sees on a slate, row by row."""
        return [it for it in self.top[me * SPACES : (me + 1) * SPACES] if it >= 0]

    def slate_of(self, me: int) -> int:
        """On whose slate a tile is being laid by this player: where it lies, where a text says, or else the own one."""
        scope = self.scopes[-1]
        if scope.it >= 0:
            return self.holder[scope.it] if self.zone[scope.it] == SLATE else me
        return scope.other if scope.other >= 0 else me

    def is_visible(self, it: int) -> bool:
        """Whether it is the top of a stack on a slate. [stack.covered]"""
        return self.zone[it] == SLATE and self.top[self.spot[it]] == it

    def is_printed(self, it: int) -> bool:
        """Whether it is one of a slate's corners."""
        return FIRST_CORNER <= it < FIRST_ASSIGNMENT

    def is_exhausted(self, it: int) -> bool:
        return self.exhaustion[self.spot[it]] > 0

    # -- verbs: resources ----------------------------------------------------------------------------------------------

    def gain_will(self, me: int, n: int) -> None:
        """The dial goes up, as far as it goes: what is over is lost. [will.gain] [D1]"""
        n = altered(self, "gains Will", of_seat(me), n) if n > 0 else n
        if n > 0 and replaced_by_card(self, "gains Will", of_seat(me), n):
            return
        room = max(0, self.most_will(me) - self.will[me])
        if n > room:
            replaced_by_card(self, OVERFLOWS, of_seat(me), n - room)
        n = max(0, min(n, room))
        if n > 0:
            self.will = replaced(self.will, me, self.will[me] + n)
            self.emit(GAINS_WILL, me, number=n)

    def lose_will(self, me: int, n: int, kind: str = LOSES_WILL) -> None:
        """The dial goes down, and never below zero. [D5]"""
        n = min(n, self.will[me])
        if n > 0:
            self.will = replaced(self.will, me, self.will[me] - n)
            self.emit(kind, me, number=n)

    def gain_shards(self, me: int, n: int) -> None:
        """Shards from the center, where there are always enough. [shard.collect] [shard.no-limit] [D2]"""
        n = altered(self, "gains Shard", of_seat(me), n) if n > 0 else n
        if n > 0 and not replaced_by_card(self, "gains Shard", of_seat(me), n):
            self.shards = replaced(self.shards, me, bounded(self.shards[me] + n))
            self.emit(GAINS_SHARDS, me, number=n)

    def lose_shards(self, me: int, n: int, kind: str = LOSES_SHARDS) -> None:
        """Shards go back to the center."""
        n = min(n, self.shards[me])
        if n > 0:
            self.shards = replaced(self.shards, me, self.shards[me] - n)
            self.emit(kind, me, number=n)

    def add_tokens(self, it: int, n: int) -> None:
        """Prestige tokens on a completed item, without limit. [prestige.put] [prestige.no-limit] [D4]"""
        if n > 0:
            n = altered(self, WOULD_PUT_TOKENS, it, n)
        if n > 0 and self.zone[it] in (ITEMS, SPELLS):
            self.tokens = replaced(self.tokens, it, bounded(self.tokens[it] + n))
            self.progress()
            self.emit(GAINS_TOKENS, self.doer_now(), it, number=n)

    def move_tokens(self, it: int, other: int, n: int) -> None:
        """Prestige tokens go from one completed assignment to another one."""
        if n > 0 and self.zone[it] in (ITEMS, SPELLS) and self.zone[other] in (ITEMS, SPELLS):
            self.tokens = replaced(self.tokens, it, self.tokens[it] - n)
            self.tokens = replaced(self.tokens, other, bounded(self.tokens[other] + n))  # they are put there already
            self.progress()
            self.emit(MOVES_TOKENS, self.doer_now(), it, other, n)
            self.passes(GAINS_TOKENS, self.holder[other], other, n)
            if self.holder[it] != self.holder[other]:
                self.passes(LOSES_PRESTIGE, self.holder[it], it, n)

    def doer_now(self) -> int:
        """Who is doing something just now: whose effect is played out, or else whose turn it is."""
        return self.scopes[-1].me if self.scopes else self.active

    def earn_turn(self, me: int) -> None:
        """A turn more, after this one. [C15] [E5]"""
        self.extra = replaced(self.extra, me, self.extra[me] + 1)
        self.emit(EARNS_TURN, me)

    def skips_turn(self, seat: int) -> bool:
        """Not once the pencils are down: each player has a final turn. [R13]"""
        return self.pencils < 0 and super().skips_turn(seat)

    def change(self, value: str, it: int, by: int, until: str, me: int, source: int) -> None:
        """A value of a piece changes for a while."""
        if self.modify(value, it, by, until, me, source):
            self.emit(CHANGES, me, it, source, by)

    # -- what card texts of all games say ------------------------------------------------------------------------------

    def end_loop(self) -> None:
        self.end(list(range(self.seats)), "stalemate", "R2")
