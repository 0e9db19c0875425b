"""What lies on the table of Arcane Academy, and the verbs that change it.

Pieces are numbered: action tiles, then the four corners of each seat's slate, then assignments. What lies on a space of
a slate is a stack: `top` is the tile that one sees, `below` what each piece covers. Verbs change one thing, say so
once, never ask, and never play out what they trigger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.games.arcane import wording
from rulebound.games.arcane.card import CORNER, ITEM, SPELL, TILE, ArcaneCard
from rulebound.games.arcane.events import (
    CHANGES,
    COMPLETES,
    DISCARDS,
    DISCARDS_PRIVATE,
    DISCARDS_TILE,
    DRAWS,
    EARNS_TURN,
    EXHAUSTS,
    GAINS_PRESTIGE,
    GAINS_SHARDS,
    GAINS_TOKENS,
    GAINS_WILL,
    LAST_CARD,
    LOSES_SHARDS,
    LOSES_WILL,
    MOVES_TILE,
    PLACES_TILE,
    PLAYS,
    REFILLS_MARKET,
    REMOVES_TOKENS,
    REVEALS,
    ROLLS,
    ROTATES_TILE,
    SWAPS_TILES,
    TAKES_TILE,
)
from rulebound.games.arcane.slate import SPACES, TOUCHING, TURNED, TURNS
from rulebound.games.arcane.zones import (
    AWAY,
    CRAFTED,
    DISCARDED,
    IN_BAG,
    IN_HAND,
    IN_MARKET,
    IN_PUBLIC,
    ON_SLATE,
    PLAYED,
    TAKEN,
    TUCKED,
)
from rulebound.kernel.action import NOBODY, NOTHING
from rulebound.kernel.agenda import MOST_SEATS
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.modifier import of_seat
from rulebound.kernel.setup import Setup
from rulebound.kernel.words import Part

if TYPE_CHECKING:
    from rulebound.kernel.game import Game

MOST_TILES: Final = 40
MOST_ASSIGNMENTS: Final = 100
CORNERS: Final = 4
FIRST_CORNER: Final = MOST_TILES
FIRST_ASSIGNMENT: Final = FIRST_CORNER + CORNERS * MOST_SEATS
PIECES: Final = FIRST_ASSIGNMENT + MOST_ASSIGNMENTS

MOST_WILL: Final = 9  # [will.gain]
START_WILL: Final = 3
START_SHARDS: Final = 3
PRIVATE: Final = 3
PUBLIC: Final = 4
MARKET: Final = 4
ENOUGH: Final = 8  # assignments [pencils.call]

# Which of the streams of chance shuffles what.
DECK_STREAM: Final = 0
BAG_STREAM: Final = 1

# Values that cards change besides those that are printed.
MAXIMUM_WILL: Final = "maximum Will"
JOINS: Final = "is joined to all that it touches"
LINKS_EXHAUSTED: Final = "can be linked while exhausted"

# What a turn is made of, and what comes after the last one.
CHOOSING: Final = 0
ACTIVATED: Final = 1
LINKED: Final = 2
ENDING: Final = 3
SCORING: Final = 4

NO_PRINTS: Final[list[ArcaneCard]] = []


class Table(CardTable):
    """All of a table of Arcane Academy."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.prints: list[ArcaneCard] = NO_PRINTS  # the same as `cards`: what this game prints on them
        self.first = 0  # who began
        self.active = 0  # whose turn it is
        self.turn = 0  # 1 is the first turn of the game
        self.phase = CHOOSING
        self.is_extra = False  # whether this turn was earned by an assignment
        self.will: list[int] = []
        self.shards: list[int] = []
        self.prestige: list[int] = []  # of abilities; what cards and tokens are worth is counted when it is wanted
        self.extra: list[int] = []  # turns that are still to be taken after the present one
        self.owed: list[int] = []  # private assignments to be replaced at the end of the turn
        self.finals: list[bool] = []  # who has begun the final turn
        self.pencils = NOBODY  # who has the Pencils Down card
        self.emptied = NOBODY  # who has drawn the last assignment
        self.zone: list[int] = []
        self.holder: list[int] = []  # in front of whom a piece lies, or who holds it
        self.below: list[int] = []  # the piece that a tile on a slate covers
        self.spot: list[int] = []  # the space of a piece on a slate
        self.turns: list[int] = []  # the quarter turns of a tile, clockwise
        self.tokens: list[int] = []  # the value of the Prestige tokens on an item
        self.top: list[int] = []  # for each space of all slates the tile that one sees there
        self.exhaustion: list[int] = []  # for each space the exhaustion tokens on top
        self.deck: list[int] = []  # the top card last, as in all piles
        self.discard: list[int] = []
        self.public: list[int] = []
        self.bag: list[int] = []
        self.market: list[int] = []
        self.taken: list[int] = []  # in front of the active player, to be placed
        self.gone: list[int] = []  # tiles that are out of the game
        self.hand: list[list[int]] = []  # private assignments
        self.items: list[list[int]] = []  # completed, as all that follows
        self.spells: list[list[int]] = []
        self.played: list[int] = []  # paid for, while their effects go on
        self.activated = NOTHING
        self.resolved: list[int] = []  # the tiles of this cast that were begun
        self.linked_then: list[int] = []  # the tiles linked to the activated tile when it was activated
        self.fresh_then: list[int] = []  # those of them without exhaustion tokens

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.prints = self.prints
        c.first = self.first
        c.active = self.active
        c.turn = self.turn
        c.phase = self.phase
        c.is_extra = self.is_extra
        c.will = self.will[:]
        c.shards = self.shards[:]
        c.prestige = self.prestige[:]
        c.extra = self.extra[:]
        c.owed = self.owed[:]
        c.finals = self.finals[:]
        c.pencils = self.pencils
        c.emptied = self.emptied
        c.zone = self.zone[:]
        c.holder = self.holder[:]
        c.below = self.below[:]
        c.spot = self.spot[:]
        c.turns = self.turns[:]
        c.tokens = self.tokens[:]
        c.top = self.top[:]
        c.exhaustion = self.exhaustion[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.public = self.public[:]
        c.bag = self.bag[:]
        c.market = self.market[:]
        c.taken = self.taken[:]
        c.gone = self.gone[:]
        c.hand = [pile[:] for pile in self.hand]
        c.items = [pile[:] for pile in self.items]
        c.spells = [pile[:] for pile in self.spells]
        c.played = self.played[:]
        c.activated = self.activated
        c.resolved = self.resolved[:]
        c.linked_then = self.linked_then[:]
        c.fresh_then = self.fresh_then[:]

    def plain_fields(self) -> list[str]:
        numbers = ["first", "active", "turn", "phase", "is_extra", "pencils", "emptied", "activated"]
        seats = ["will", "shards", "prestige", "extra", "owed", "finals"]
        pieces = ["zone", "holder", "below", "spot", "turns", "tokens", "top", "exhaustion"]
        piles = ["deck", "discard", "public", "bag", "market", "taken", "gone", "hand", "items", "spells"]
        cast = ["played", "resolved", "linked_then", "fresh_then"]
        return [*super().plain_fields(), *numbers, *seats, *pieces, *piles, *cast]

    # -- looking: pieces -----------------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        """Corners are a slate's own; all else belongs to the game."""
        return (it - FIRST_CORNER) // CORNERS if FIRST_CORNER <= it < FIRST_ASSIGNMENT else NOBODY

    def controller(self, it: int) -> int:
        """In front of whom it lies, or who holds it; nobody's in the center."""
        return self.holder[it]

    def has(self, it: int) -> bool:
        return it < len(self.faces) and (it < 0 or self.faces[it] >= 0 or it < SPACES)

    def print_of(self, it: int) -> ArcaneCard:
        """What is printed on a piece."""
        return self.prints[self.faces[it]]

    def cost(self, it: int) -> int:
        """What an assignment costs the active player now, in Will or Shards, never below zero."""
        printed = self.prints[self.faces[it]].cost
        if not self.modifiers and "cost" not in self.standing:
            return printed
        return max(0, printed + self.bonus("cost", it))

    def worth(self, it: int) -> int:
        """The Prestige value of a completed assignment, with its tokens. [prestige.value] [prestige.tokens]"""
        value = self.prints[self.faces[it]].prestige
        if self.modifiers or "prestige" in self.standing:
            value = max(0, value + self.bonus("prestige", it))
        return value + self.tokens[it]

    # -- looking: seats ------------------------------------------------------------------------------------------------

    def left(self) -> list[int]:
        """All players, from the active one in turn order: nobody is eliminated."""
        return [(self.active + i) % self.seats for i in range(self.seats)]

    def next_seat(self, me: int) -> int:
        """The next player, clockwise."""
        return (me + 1) % self.seats

    def most_will(self, me: int) -> int:
        """As far as the dial goes, or further by a card."""
        if not self.modifiers and MAXIMUM_WILL not in self.standing:
            return MOST_WILL
        return MOST_WILL + self.bonus(MAXIMUM_WILL, of_seat(me))

    def completed(self, me: int) -> int:
        """How many assignments a player has completed, spells and items alike. [pencils.mixed] [E15]"""
        return len(self.items[me]) + len(self.spells[me])

    def score(self, me: int) -> int:
        """All Prestige of a player as things stand. [prestige.total] [win.earn]"""
        return self.prestige[me] + sum([self.worth(it) for it in self.spells[me] + self.items[me]])

    # -- looking: slates -----------------------------------------------------------------------------------------------

    def tiles_of(self, me: int) -> list[int]:
        """The tiles and corners that one sees on a slate, row by row."""
        return [it for it in self.top[me * SPACES : (me + 1) * SPACES] if it >= 0]

    def is_visible(self, it: int) -> bool:
        """Whether it is the top of a stack on a slate. [stack.covered]"""
        return self.zone[it] == ON_SLATE and self.top[self.spot[it]] == it

    def is_printed(self, it: int) -> bool:
        """Whether it is one of a slate's corners."""
        return FIRST_CORNER <= it < FIRST_ASSIGNMENT

    def is_exhausted(self, it: int) -> bool:
        return self.exhaustion[self.spot[it]] > 0

    def edges(self, it: int) -> int:
        """The edges of a tile with half a connector, as it lies. [A14]"""
        printed = self.prints[self.faces[it]]
        if printed.kind == CORNER and self.ruling("corner_links") == "none":
            return 0
        return TURNED[printed.edges * TURNS + self.turns[it]]

    def beside(self, it: int) -> list[int]:
        """The visible tiles that touch it, from the north clockwise. [A15]"""
        spot = self.spot[it]
        start = spot - spot % SPACES
        found: list[int] = []
        for place in TOUCHING[spot % SPACES]:
            if place >= 0 and self.top[start + place] >= 0:
                found.append(self.top[start + place])
        return found

    def joined(self, it: int, other: int) -> bool:
        """Whether half a connector of each meets the other's: a full octagon. [link.octagon] [A16]"""
        spot, there = self.spot[it], self.spot[other]
        if spot // SPACES != there // SPACES:
            return False
        if JOINS in self.standing and (self.bonus(JOINS, it) > 0 or self.bonus(JOINS, other) > 0):
            return other in self.beside(it)
        beside = TOUCHING[spot % SPACES]
        mine, theirs = self.edges(it), self.edges(other)
        for side in range(4):
            if beside[side] == there % SPACES:
                return mine >> side & 1 == 1 and theirs >> (side + 2) % 4 & 1 == 1
        return False

    def links(self, it: int) -> list[int]:
        """The visible tiles joined to it."""
        return [other for other in self.beside(it) if self.joined(it, other)]

    def can_be_linked(self, it: int) -> bool:
        """Whether a joined tile can be resolved: it is un-exhausted, or a card makes that no matter."""
        if self.exhaustion[self.spot[it]] == 0:
            return True
        return LINKS_EXHAUSTED in self.standing and self.bonus(LINKS_EXHAUSTED, it) > 0

    def completers(self, me: int) -> list[int]:
        """The visible tiles of a slate with a Complete Assignment action, exhausted or not. [B6] [B7]"""
        return [it for it in self.tiles_of(me) if self.print_of(it).completes]

    # -- verbs: resources ----------------------------------------------------------------------------------------------

    def gain_will(self, me: int, n: int) -> None:
        """The dial goes up, as far as it goes: what is over is lost. [will.gain] [D1]"""
        n = max(0, min(n, self.most_will(me) - self.will[me]))
        if n > 0:
            self.will[me] += n
            self.happened(GAINS_WILL, me, number=n)

    def lose_will(self, me: int, n: int, kind: str = LOSES_WILL) -> None:
        """The dial goes down, and never below nought. [D5]"""
        n = min(n, self.will[me])
        if n > 0:
            self.will[me] -= n
            self.happened(kind, me, number=n)

    def gain_shards(self, me: int, n: int) -> None:
        """Shards from the center, where there are always enough. [shard.collect] [shard.no-limit] [D2]"""
        if n > 0:
            self.shards[me] += n
            self.happened(GAINS_SHARDS, me, number=n)

    def lose_shards(self, me: int, n: int, kind: str = LOSES_SHARDS) -> None:
        """Shards go back to the center."""
        n = min(n, self.shards[me])
        if n > 0:
            self.shards[me] -= n
            self.happened(kind, me, number=n)

    def gain_prestige(self, me: int, n: int) -> None:
        """Prestige of an ability, which lies on no card; below zero it is lost, as far as there is any."""
        n = max(n, -self.prestige[me])
        if n != 0:
            self.prestige[me] += n
            self.progress()
            self.happened(GAINS_PRESTIGE, me, number=n)

    def add_tokens(self, it: int, n: int) -> None:
        """Prestige tokens on a completed item, without limit. [prestige.put] [prestige.no-limit] [D4]"""
        if n > 0 and self.zone[it] in (CRAFTED, TUCKED):
            self.tokens[it] += n
            self.progress()
            self.happened(GAINS_TOKENS, self.holder[it], it, number=n)

    def earn_turn(self, me: int) -> None:
        """A turn more, after this one. [C15] [E5]"""
        self.extra[me] += 1
        self.happened(EARNS_TURN, me)

    def roll_die(self, me: int) -> int:
        """A six-sided die: none comes with the game, but a card of one's own may ask for one."""
        rolled = self.roll(6)
        self.happened(ROLLS, me, number=rolled)
        return rolled

    def change(self, value: str, it: int, by: int, until: str, me: int, source: int) -> None:
        """A value of a piece changes for a while."""
        self.modify(value, it, by, until, me, source)
        self.happened(CHANGES, me, it, source, by)

    # -- verbs: exhaustion tokens --------------------------------------------------------------------------------------

    def exhaust(self, it: int) -> None:
        """A token more on a visible tile; there are always enough. [token.exhausts] [D3]"""
        self.exhaustion[self.spot[it]] += 1
        self.happened(EXHAUSTS, self.holder[it], it)

    def refresh(self, it: int) -> None:
        """All tokens come off a visible tile."""
        spot = self.spot[it]
        n = self.exhaustion[spot]
        if n > 0:
            self.exhaustion[spot] = 0
            self.happened(REMOVES_TOKENS, self.holder[it], it, number=n)

    # -- verbs: tiles --------------------------------------------------------------------------------------------------

    def take_tile(self, me: int, it: int) -> None:
        """A tile of the center lies in front of a player until the end of the turn. [add.take]"""
        self.market.remove(it)
        self.zone[it] = TAKEN
        self.holder[it] = me
        self.taken.append(it)
        self.happened(TAKES_TILE, me, it)

    def put_on(self, it: int, spot: int, turns: int) -> None:
        """A tile lies on top of whatever is there; exhaustion tokens rise to it by themselves.

        [corner.cover] [stack.tokens] [B10]
        """
        self.below[it] = self.top[spot]
        self.top[spot] = it
        self.spot[it] = spot
        self.turns[it] = turns
        self.zone[it] = ON_SLATE
        self.holder[it] = spot // SPACES

    def place_tile(self, it: int, spot: int, turns: int) -> None:
        """A tile that was taken goes onto a space of a slate, turned so. [add.place] [add.rotate] [add.stack]"""
        self.taken.remove(it)
        self.put_on(it, spot, turns)
        self.progress()
        self.happened(PLACES_TILE, spot // SPACES, it, self.below[it], number=spot % SPACES)

    def lift(self, it: int) -> None:
        """A visible tile leaves its space; what it covered is seen again, with the exhaustion tokens. [B9] [B11]"""
        spot = self.spot[it]
        self.top[spot] = self.below[it]
        self.below[it] = NOTHING
        self.spot[it] = NOTHING

    def discard_tile(self, it: int) -> None:
        """A visible tile leaves the game, or goes back to the bag by a switch. [B8] [B12] [corner.no-discard]"""
        if not self.is_visible(it) or self.is_printed(it):
            return
        spot, me = self.spot[it], self.holder[it]
        self.lift(it)
        if self.top[spot] < 0 or self.ruling("tokens_of_discarded_tile") == "leave":
            self.exhaustion[spot] = 0
        self.throw_out(it)
        self.progress()
        self.happened(DISCARDS_TILE, me, it)

    def throw_out(self, it: int) -> None:
        """A tile that lies nowhere any more is out of the game, or in the bag again. [B12]"""
        self.holder[it] = NOBODY
        self.turns[it] = 0
        if self.ruling("discarded_tiles") == "bag":
            self.zone[it] = IN_BAG
            self.bag.append(it)
            self.hide(self.bag, BAG_STREAM)
        else:
            self.zone[it] = AWAY
            self.gone.append(it)

    def move_tile(self, it: int, spot: int) -> None:
        """A visible tile goes to another space, with the exhaustion tokens on it. [R1]"""
        if not self.is_visible(it) or self.is_printed(it) or self.spot[it] == spot:
            return
        start, turns = self.spot[it], self.turns[it]
        self.lift(it)
        self.exhaustion[spot] += self.exhaustion[start]
        self.exhaustion[start] = 0
        self.put_on(it, spot, turns)
        self.progress()
        self.happened(MOVES_TILE, self.holder[it], it, self.below[it], number=spot % SPACES)

    def rotate_tile(self, it: int, turns: int) -> None:
        """A visible tile is turned where it lies."""
        if self.is_visible(it) and not self.is_printed(it):
            self.turns[it] = turns
            self.happened(ROTATES_TILE, self.holder[it], it)

    def swap_tiles(self, it: int, other: int) -> None:
        """Two visible tiles change places, each with the exhaustion tokens on it and turned as it was. [R1]"""
        if self.is_printed(it) or self.is_printed(other) or not (self.is_visible(it) and self.is_visible(other)):
            return
        a, b = self.spot[it], self.spot[other]
        turns, others = self.turns[it], self.turns[other]
        self.lift(it)
        self.lift(other)
        self.put_on(other, a, others)
        self.put_on(it, b, turns)
        self.exhaustion[a], self.exhaustion[b] = self.exhaustion[b], self.exhaustion[a]
        self.progress()
        self.happened(SWAPS_TILES, self.holder[it], it, other)

    def replace_market_tile(self, it: int) -> None:
        """A tile of the center leaves it, and another one is drawn from the bag."""
        if it in self.market:
            self.market.remove(it)
            self.throw_out(it)
            self.happened(DISCARDS_TILE, self.active, it)
            self.refill_market()

    def refill_market(self) -> None:
        """Four tiles lie in the center, as long as the bag has some. [end.tiles] [B15]"""
        while len(self.market) < MARKET and self.bag:
            it = self.bag.pop()
            self.zone[it] = IN_MARKET
            self.market.append(it)
            self.show(it)
            self.happened(REFILLS_MARKET, self.active, it)

    # -- verbs: assignments --------------------------------------------------------------------------------------------

    def draw_one(self, me: int) -> int:
        """The top card of the deck, which lies nowhere yet; NOTHING where there is none. [E7]"""
        if not self.deck:
            return NOTHING
        it = self.deck.pop()
        if not self.deck and self.emptied < 0:
            self.emptied = me
            self.happened(LAST_CARD, me)
        return it

    def draw(self, me: int, n: int = 1) -> None:
        """Private assignments, or as many as there are. [C12] [E9]"""
        for _ in range(n):
            it = self.draw_one(me)
            if it < 0:
                return
            self.zone[it] = IN_HAND
            self.holder[it] = me
            self.hand[me].append(it)
            self.show(it, 1 << me)
            self.happened(DRAWS, me, it, seen=1 << me)

    def refill_public(self, me: int) -> None:
        """Four assignments lie in the center, as long as the deck has some; me: who draws them. [end.public] [E9]"""
        while len(self.public) < PUBLIC:
            it = self.draw_one(me)
            if it < 0:
                return
            self.zone[it] = IN_PUBLIC
            self.public.append(it)
            self.show(it)
            self.happened(REVEALS, me, it)

    def take_up(self, it: int) -> None:
        """Takes an assignment from where it lies."""
        zone, me = self.zone[it], self.holder[it]
        if zone == IN_HAND:
            self.hand[me].remove(it)
        elif zone == IN_PUBLIC:
            self.public.remove(it)
        elif zone == CRAFTED:
            self.items[me].remove(it)
            self.sleep(it)
        elif zone == TUCKED:
            self.spells[me].remove(it)
        self.zone[it] = AWAY

    def put_off(self, it: int) -> None:
        """Discards an assignment: a private one face down, all others openly. [C11] [E14]"""
        zone, me = self.zone[it], self.holder[it]
        if zone not in (IN_HAND, IN_PUBLIC, CRAFTED, TUCKED):
            return
        self.take_up(it)
        self.zone[it] = DISCARDED
        self.holder[it] = NOBODY
        self.discard.append(it)
        if self.tokens[it]:
            if self.ruling("tokens_of_lost_item") == "stay":
                self.prestige[me] += self.tokens[it]
            self.tokens[it] = 0
        if zone == IN_HAND:
            self.happened(DISCARDS_PRIVATE, me, it, seen=1 << me)
        else:
            self.happened(DISCARDS, me if me >= 0 else self.active, it)

    def replace_public(self, it: int) -> None:
        """A public assignment is discarded, and another one is drawn."""
        if self.zone[it] == IN_PUBLIC:
            self.put_off(it)
            self.refill_public(self.active)

    def play(self, me: int, it: int) -> None:
        """A paid assignment is taken up, and all may see it. [private.secret] [C14]"""
        if self.zone[it] == IN_HAND:
            self.owed[me] += 1
        self.take_up(it)
        self.zone[it] = PLAYED
        self.holder[it] = me
        self.played.append(it)
        self.show(it)
        self.happened(PLAYS, me, it)

    def complete(self, it: int) -> None:
        """It lies where it stays: an item in front of its player, a spell under the slate. [spell.tuck] [item.keep]"""
        me = self.holder[it]
        self.played.remove(it)
        if self.print_of(it).kind == ITEM:
            self.zone[it] = CRAFTED
            self.items[me].append(it)
            self.wake(it)
        else:
            self.zone[it] = TUCKED
            self.spells[me].append(it)
        self.progress()
        self.happened(COMPLETES, me, it)

    def end_loop(self) -> None:
        self.end(list(range(self.seats)), "stalemate", "R2")

    def word(self, word: str, me: int, it: int) -> Part:
        return wording.word(self, word, me, it)


def all_faces(prints: list[ArcaneCard], seats: int) -> list[int]:
    """The faces of all pieces: tiles, corners of each seat, assignments; -1 for what is not in this game.

    [comp.tiles] [comp.assignments]
    """
    tiles = [card.number for card in prints if card.kind == TILE for _ in range(card.copies)]
    corners = [card.number for card in prints if card.kind == CORNER]
    assignments = [card.number for card in prints if card.kind in (SPELL, ITEM)]
    absent = [-1] * (CORNERS * (MOST_SEATS - seats))
    return [*tiles, *[-1] * (MOST_TILES - len(tiles)), *corners * seats, *absent, *assignments]


def lay_out(table: Table, faces: list[int]) -> None:
    """An empty table with these faces: all tiles in the bag, all assignments in the deck, bare slates.

    Tiles are one pool, corners another, assignments a third. [setup.slate] [comp.corners]
    """
    seats, pieces = table.seats, len(faces)
    pools = [0 if it < FIRST_CORNER else 1 if it < FIRST_ASSIGNMENT else 2 for it in range(pieces)]
    table.lay_out(faces, pools)
    table.will = [START_WILL] * seats
    table.shards = [START_SHARDS] * seats
    table.prestige = [0] * seats
    table.extra = [0] * seats
    table.owed = [0] * seats
    table.finals = [False] * seats
    table.zone = [AWAY] * pieces
    table.holder = [NOBODY] * pieces
    table.below = [NOTHING] * pieces
    table.spot = [NOTHING] * pieces
    table.turns = [0] * pieces
    table.tokens = [0] * pieces
    table.top = [NOTHING] * (SPACES * seats)
    table.exhaustion = [0] * (SPACES * seats)
    table.hand = [[] for _ in range(seats)]
    table.items = [[] for _ in range(seats)]
    table.spells = [[] for _ in range(seats)]
    for it in range(FIRST_CORNER, FIRST_CORNER + CORNERS * seats):
        seat = (it - FIRST_CORNER) // CORNERS
        table.put_on(it, seat * SPACES + table.print_of(it).space, 0)
        table.show(it)
