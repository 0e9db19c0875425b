"""What lies on the table of the course game, and the verbs that change it.

Pieces are numbered seat by seat: ten courses, then sixty cards. Verbs change one thing, say so once, never ask, and
never play out what they trigger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.games.courses import wording
from rulebound.games.courses.ability import BARS, Bars
from rulebound.games.courses.card import CourseCard
from rulebound.kernel.ability import Ability, Activated
from rulebound.kernel.action import NOTHING
from rulebound.kernel.agenda import MOST_SEATS
from rulebound.kernel.cardtable import NO_ABILITIES, NO_FLAGS, NO_NUMBERS, NO_PILES, CardTable
from rulebound.kernel.modifier import END_OF_TURN, NEXT_TURN, NEXT_UNTAP
from rulebound.kernel.setup import Setup
from rulebound.kernel.words import Part

if TYPE_CHECKING:
    from rulebound.kernel.game import Game

COURSES: Final = 10  # in a course deck [deck.courses]
DRAW_CARDS: Final = 60  # in a draw deck [deck.draw]
EACH: Final = COURSES + DRAW_CARDS
PIECES: Final = EACH * MOST_SEATS
FEW_CARDS: Final = 3  # everybody is told [R8]

# Where a piece is.
AWAY: Final = 0  # not in this game, or out of it
COURSE_DECK: Final = 1
DECK: Final = 2
HAND: Final = 3
WORLD_MAP: Final = 4
HOME: Final = 5
AT_COURSE: Final = 6
ATTACHED: Final = 7
DISCARD: Final = 8

# What happens: the kinds of events.
DRAWS: Final = "draws"
FAILS_TO_DRAW: Final = "fails to draw"
FEW_LEFT: Final = "few left"
MULLIGANS: Final = "mulligans"
KEEPS: Final = "keeps"
BEGINS: Final = "begins"
ENDS: Final = "ends"
TURNS_OVER: Final = "turns over"
TAPS: Final = "taps"
SPENDS: Final = "spends"  # taps as a part of a deed, which tells it
UNTAPS: Final = "untaps"
PAYS_FOR: Final = "pays for"
PAYS: Final = "pays"
ENTERS: Final = "enters"
EXITS: Final = "exits"
MOVES: Final = "moves"
PLAYS: Final = "plays"
ATTACHES: Final = "attaches"
CLEARS: Final = "clears"
GAINS: Final = "gains"
LOSES: Final = "loses"
BATTLES: Final = "battles"
WITHSTANDS: Final = "withstands"
DEFEATED: Final = "defeated"
DISCARDS: Final = "discards"
RETURNS: Final = "returns"
USES: Final = "uses"
TRIGGERS: Final = "triggers"
ROLLS: Final = "rolls"
CHANGES: Final = "changes"
CHANGES_LONG: Final = "changes for long"
CHANGES_UNTAPPING: Final = "changes how it untaps"
CHANGES_FOR: Final = {END_OF_TURN: CHANGES, NEXT_TURN: CHANGES_LONG, NEXT_UNTAP: CHANGES_UNTAPPING}
LOOKS: Final = "looks"
TAKES_SEEN: Final = "takes one of them"
PUTS_UNDER: Final = "puts under"
TAKES_BACK: Final = "takes back"
STRANDED: Final = "stranded"
ELIMINATED: Final = "eliminated"

# Values that cards change besides those that are printed.
ARRIVES_TAPPED: Final = "arrives tapped"
STAYS_TAPPED: Final = "stays tapped"

# The phases of a turn, and what comes before the first.
MULLIGAN: Final = 0
DRAW: Final = 1
UNTAP: Final = 2
MAP: Final = 3
MAIN: Final = 4
END: Final = 5


NO_PRINTS: Final[list[CourseCard]] = []


class Table(CardTable):
    """All of a course game's table."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.prints: list[CourseCard] = NO_PRINTS  # the same as `cards`: what this game prints on them
        self.first = 0  # who began
        self.active = 0  # whose turn it is
        self.turn = 0  # 1 is the first turn of the game
        self.phase = MULLIGAN
        self.points = NO_NUMBERS
        self.out = NO_FLAGS
        self.failed = NO_FLAGS  # had to draw from an empty deck
        self.zone = NO_NUMBERS
        self.tapped = NO_FLAGS
        self.at = NO_NUMBERS  # what a partner or an attached card is attached to
        self.course_deck = NO_PILES  # the top card last, as in all piles
        self.deck = NO_PILES
        self.hand = NO_PILES
        self.world_map = NO_PILES
        self.home = NO_PILES
        self.discard = NO_PILES
        self.purse = 0  # the stars that the active player can still pay, counted before each question
        self.partners: list[int] = []  # of all players, as they entered
        self.attached: list[int] = []

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.prints = self.prints
        c.first = self.first
        c.active = self.active
        c.turn = self.turn
        c.phase = self.phase
        c.points = self.points[:]
        c.out = self.out[:]
        c.failed = self.failed[:]
        c.zone = self.zone[:]
        c.tapped = self.tapped[:]
        c.at = self.at[:]
        c.course_deck = [pile[:] for pile in self.course_deck]
        c.deck = [pile[:] for pile in self.deck]
        c.hand = [pile[:] for pile in self.hand]
        c.world_map = [pile[:] for pile in self.world_map]
        c.home = [pile[:] for pile in self.home]
        c.discard = [pile[:] for pile in self.discard]
        c.purse = self.purse
        c.partners = self.partners[:]
        c.attached = self.attached[:]

    def plain_fields(self) -> list[str]:
        numbers = ["first", "active", "turn", "phase", "purse", "points", "out", "failed"]
        pieces = ["zone", "tapped", "at", "partners", "attached"]
        piles = ["course_deck", "deck", "hand", "world_map", "home", "discard"]
        return [*super().plain_fields(), *numbers, *pieces, *piles]

    # -- looking -------------------------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        return it // EACH

    def print_of(self, it: int) -> CourseCard:
        """What is printed on a piece."""
        return self.prints[self.faces[it]]

    def now(self, value: str, it: int, printed: int) -> int:
        """A printed value with what cards in play and modifiers add to it, never below zero."""
        if not self.modifiers and value not in self.standing:
            return printed
        return max(0, printed + self.bonus(value, it))

    def power(self, it: int) -> int:
        """A partner's current power, never below zero."""
        return self.now("power", it, self.prints[self.faces[it]].power)

    def point_value(self, it: int) -> int:
        """A partner's current point value, never below zero."""
        return self.now("points", it, self.prints[self.faces[it]].points)

    def cost(self, it: int) -> int:
        """A card's current star cost, never below zero."""
        return self.now("cost", it, self.prints[self.faces[it]].cost)

    def stars(self, it: int) -> int:
        """How many stars a course, or another card, provides when it is tapped. [R10]"""
        return self.now("stars", it, self.prints[self.faces[it]].stars)

    def sources(self, me: int) -> list[int]:
        """My untapped cards that provide stars. [R11]"""
        return [it for it in self.world_map[me] + self.home[me] if not self.tapped[it] and self.stars(it) > 0]

    def stars_left(self, me: int) -> int:
        """How many stars I can still pay."""
        total = 0
        for it in self.world_map[me]:
            if not self.tapped[it]:
                total += self.stars(it)
        for it in self.home[me]:
            if not self.tapped[it]:
                total += self.stars(it)
        return total

    def course_count(self) -> int:
        """How many courses there are in all world maps."""
        total = 0
        for courses in self.world_map:
            total += len(courses)
        return total

    def courses(self) -> list[int]:
        """All courses in all world maps, in turn order from the active player's."""
        found: list[int] = []
        for i in range(self.seats):
            found += self.world_map[(self.active + i) % self.seats]
        return found

    def partners_of(self, me: int) -> list[int]:
        """My partners in play, as they entered."""
        return [it for it in self.partners if it // EACH == me]

    def bar(self, it: int, course: int) -> int:
        """The piece that keeps a partner of a hand from entering at a course; NOTHING if none does."""
        for found in self.standing.get(BARS, NO_ABILITIES):
            ability = found.ability
            assert isinstance(ability, Bars)
            if self.course_of(found.source) == course and ability.keeps_out(self, found.source, it):
                return found.source
        return NOTHING

    def has_entrance(self, it: int) -> bool:
        """Whether there is a course at which this partner may enter."""
        if self.course_count() > len(self.standing.get(BARS, NO_ABILITIES)):
            return True  # each of these bars one course at most
        return any([self.bar(it, course) < 0 for course in self.courses()])

    def attached_of(self, me: int) -> list[int]:
        """My attached cards, as they came."""
        return [it for it in self.attached if it // EACH == me] if self.attached else []

    def in_play(self, me: int) -> list[int]:
        """My cards that can be tapped: courses, supporters, partners and what is attached, wherever they are."""
        return self.world_map[me] + self.home[me] + self.partners_of(me) + self.attached_of(me)

    def course_of(self, it: int) -> int:
        """The course that a piece is, or stands at, or whose partner it is attached to; NOTHING for others."""
        zone = self.zone[it]
        if zone == WORLD_MAP:
            return it
        if zone == AT_COURSE:
            return self.at[it]
        return self.at[self.at[it]] if zone == ATTACHED else NOTHING

    def use_of(self, it: int) -> str:
        """What using it does, in its own words."""
        return " or ".join([use.ability.does.rstrip(".") for use in self.usable(it)]) or "nothing"

    def unpaid(self, me: int, it: int) -> str:
        """Why no cost of using it can be paid; empty where one can."""
        unpaid = [self.cost_unpaid(me, it, use.ability) for use in self.usable(it)]
        return unpaid[0] if all(unpaid) and unpaid else ""

    def cost_unpaid(self, me: int, it: int, ability: Ability[Any]) -> str:
        """Why this cost cannot be paid; empty where it can."""
        assert isinstance(ability, Activated)
        for need in ability.needs:
            if not need.holds(self, me, it):
                return self.sentence(need.sentence, me, it)
        return ""

    def stays(self, it: int) -> bool:
        return self.zone[it] in (WORLD_MAP, HOME, AT_COURSE, ATTACHED)

    def attachments(self, it: int) -> list[int]:
        """The cards attached to a partner."""
        return [card for card in self.attached if self.at[card] == it]

    def rivals_at(self, me: int, course: int) -> list[int]:
        """Other players' partners at a course."""
        return [it for it in self.partners if self.at[it] == course and it // EACH != me]

    def guard(self, me: int, course: int) -> int:
        """Another player's untapped partner at a course; NOTHING where there is none."""
        for it in self.partners:
            if self.at[it] == course and not self.tapped[it] and it // EACH != me:
                return it
        return NOTHING

    def next_seat(self, me: int) -> int:
        """The next player, clockwise, who is still in the game; me if there is no other."""
        for i in range(1, self.seats):
            seat = (me + i) % self.seats
            if not self.out[seat]:
                return seat
        return me

    def first_of_round(self, seat: int) -> bool:
        """Whether a full round is over when the turn passes from the active player to this seat."""
        return (seat - self.first) % self.seats <= (self.active - self.first) % self.seats

    def left(self) -> list[int]:
        """The players still in the game, from the active one in turn order."""
        seats = [(self.active + i) % self.seats for i in range(self.seats)]
        return [seat for seat in seats if not self.out[seat]]

    # -- where pieces go -----------------------------------------------------------------------------------------------

    def take_up(self, it: int) -> None:
        """Takes a piece from where it lies."""
        zone, me = self.zone[it], it // EACH
        if zone == HAND:
            self.hand[me].remove(it)
        elif zone == DECK:
            self.deck[me].remove(it)
        elif zone == DISCARD:
            self.discard[me].remove(it)
        elif zone == COURSE_DECK:
            self.course_deck[me].remove(it)
        elif zone == WORLD_MAP:
            self.world_map[me].remove(it)
            self.sleep(it)
        elif zone == HOME:
            self.home[me].remove(it)
            self.sleep(it)
        elif zone == AT_COURSE:
            self.partners.remove(it)
            self.sleep(it)
        elif zone == ATTACHED:
            self.attached.remove(it)
            self.sleep(it)
        self.at[it] = NOTHING
        self.tapped[it] = False
        self.zone[it] = AWAY

    def lay(self, it: int, zone: int, at: int = NOTHING) -> None:
        """Lays a piece that was taken up into a zone of its owner, or attaches it. Open cards all may see. [R41]"""
        me = it // EACH
        self.zone[it] = zone
        self.at[it] = at
        if zone == HAND:
            self.hand[me].append(it)
            self.show(it, 1 << me)
            return
        if zone == DECK:
            self.deck[me].append(it)
            return
        self.show(it)
        if zone == DISCARD:
            self.discard[me].append(it)
            return
        if zone == WORLD_MAP:
            self.world_map[me].append(it)
        elif zone == HOME:
            self.home[me].append(it)
        elif zone == AT_COURSE:
            self.partners.append(it)
        elif zone == ATTACHED:
            self.attached.append(it)
        self.wake(it)

    # -- verbs ---------------------------------------------------------------------------------------------------------

    def draw(self, me: int, n: int = 1) -> None:
        """Draws cards, or as many as there are. [R9]"""
        for _ in range(n):
            if not self.deck[me]:
                self.failed[me] = True
                self.happened(FAILS_TO_DRAW, me)
                return
            it = self.deck[me].pop()
            self.lay(it, HAND)
            self.happened(DRAWS, me, it, seen=1 << me)
            if len(self.deck[me]) == FEW_CARDS:
                self.happened(FEW_LEFT, me, number=FEW_CARDS)

    def tap(self, it: int, kind: str = TAPS) -> None:
        self.tapped[it] = True
        self.happened(kind, it // EACH, it)

    def untap(self, it: int) -> None:
        if self.tapped[it]:
            self.tapped[it] = False
            self.happened(UNTAPS, it // EACH, it)

    def turn_over(self, me: int) -> None:
        """The top card of the course deck, if there is one, goes into the world map. [R7]"""
        if self.course_deck[me]:
            it = self.course_deck[me].pop()
            self.lay(it, WORLD_MAP)
            self.tapped[it] = self.bonus(ARRIVES_TAPPED, it) > 0
            self.happened(TURNS_OVER, me, it)

    def enter(self, it: int, course: int) -> None:
        """A partner of a hand is attached to a course; it is untapped. [R16]"""
        self.take_up(it)
        self.lay(it, AT_COURSE, course)
        self.tapped[it] = self.bonus(ARRIVES_TAPPED, it) > 0
        self.progress()
        self.happened(ENTERS, it // EACH, it, course)

    def move(self, it: int, course: int) -> None:
        """A partner is attached to another course; what is attached to it comes along. [move.attached]"""
        self.at[it] = course
        self.progress()
        self.happened(MOVES, it // EACH, it, course)

    def attach(self, it: int, partner: int) -> None:
        """An item stays on a partner. [R21]"""
        if self.zone[it] != ATTACHED:
            self.take_up(it)
            self.lay(it, ATTACHED, partner)
        self.at[it] = partner
        self.happened(ATTACHES, it // EACH, it, partner)

    def put_off(self, it: int) -> None:
        """Discards a piece, after all that is attached to it, to its owner's pile. [R20]"""
        for card in self.attachments(it):
            self.put_off(card)
        self.take_up(it)
        self.lay(it, DISCARD)
        self.happened(DISCARDS, it // EACH, it)

    def look(self, me: int, n: int) -> list[int]:
        """The top cards of a player's deck, which that player sees; the top one first."""
        found = self.deck[me][-n:][::-1]
        for it in found:
            self.show(it, 1 << me)
        self.happened(LOOKS, me, number=len(found))
        return found

    def take_seen(self, it: int) -> None:
        """A card of a deck that its owner looked at comes into the hand; it is not drawn."""
        me = it // EACH
        self.take_up(it)
        self.lay(it, HAND)
        self.happened(TAKES_SEEN, me, it, seen=1 << me)
        if len(self.deck[me]) == FEW_CARDS:
            self.happened(FEW_LEFT, me, number=FEW_CARDS)

    def put_under(self, it: int) -> None:
        """A card of a deck goes to its bottom."""
        deck = self.deck[it // EACH]
        deck.remove(it)
        deck.insert(0, it)
        self.happened(PUTS_UNDER, it // EACH, it, seen=1 << it // EACH)

    def take_back(self, it: int) -> None:
        """A card of a discard pile returns to its owner's hand, for all to see."""
        self.take_up(it)
        self.lay(it, HAND)
        self.progress()
        self.happened(TAKES_BACK, it // EACH, it)

    def change(self, value: str, it: int, by: int, until: str, me: int, source: int) -> None:
        """A value of a piece changes for a while."""
        self.modify(value, it, by, until, me, source)
        self.happened(CHANGES_FOR[until], me, it, source, by)

    def put_back(self, it: int) -> None:
        """Returns a partner to its owner's hand; what is attached to it is discarded."""
        for card in self.attachments(it):
            self.put_off(card)
        self.take_up(it)
        self.lay(it, HAND)
        self.progress()
        self.happened(RETURNS, it // EACH, it)

    def exit(self, it: int) -> None:
        """A partner leaves, with all that is attached to it. [exit.attached]"""
        self.progress()
        self.happened(EXITS, it // EACH, it, self.at[it])
        self.put_off(it)

    def defeat(self, it: int, by: int) -> None:
        """A partner is defeated and discarded with all that is attached to it. [battle.attached] [R43]"""
        self.progress()
        if not self.instead(DEFEATED, it):
            self.happened(DEFEATED, it // EACH, it, by)
            self.put_off(it)

    def gain(self, me: int, points: int) -> None:
        """Points, for all to see; below zero they are lost. [points.count]"""
        points = max(points, -self.points[me])
        if points != 0:
            self.points[me] += points
            self.progress()
            self.happened(GAINS if points > 0 else LOSES, me, number=abs(points))

    def roll_die(self, me: int) -> int:
        """A six-sided die."""
        rolled = self.roll(6)
        self.happened(ROLLS, me, number=rolled)
        return rolled

    def second_of(self, kind: str, other: int) -> int:
        """Who is defeated by what a card does has no attacker."""
        return NOTHING if kind == DEFEATED and self.clause != "battle.damage" else other

    def leave_game(self, me: int) -> None:
        """A player's cards leave the game; other players' partners at those courses are discarded. [R35] [R47] [R50]"""
        self.out[me] = True
        self.end_modifiers(NEXT_TURN, me)
        self.progress()
        self.happened(ELIMINATED, me)
        for course in self.world_map[me]:
            for partner in self.rivals_at(me, course):
                self.happened(STRANDED, partner // EACH, partner, course)
                if self.ruling("stranded") == "hand":
                    self.put_back(partner)
                else:
                    self.put_off(partner)
        for partner in self.partners_of(me):
            for card in self.attachments(partner):
                if card // EACH != me:
                    self.put_off(card)
        for it in range(me * EACH, (me + 1) * EACH):
            if self.zone[it] != AWAY:
                self.take_up(it)
                self.show(it)

    def end_loop(self) -> None:
        self.end(self.left(), "stalemate", "R45")

    def word(self, word: str, me: int, it: int) -> Part:
        return wording.word(self, word, me, it)


def lay_out(table: Table, faces: list[int]) -> None:
    """An empty table with these faces, seat by seat, all courses and cards in their decks.

    A seat's courses are one pool, its other cards another.
    """
    seats = table.seats
    pools = [it // EACH * 2 + (0 if it % EACH < COURSES else 1) for it in range(len(faces))]
    table.lay_out(faces, pools)
    table.points = [0] * seats
    table.out = [False] * seats
    table.failed = [False] * seats
    table.zone = [COURSE_DECK if it % EACH < COURSES else DECK for it in range(len(faces))]
    table.tapped = [False] * len(faces)
    table.at = [NOTHING] * len(faces)
    table.course_deck = [list(range(seat * EACH, seat * EACH + COURSES)) for seat in range(seats)]
    table.deck = [list(range(seat * EACH + COURSES, (seat + 1) * EACH)) for seat in range(seats)]
    table.hand = [[] for _ in range(seats)]
    table.world_map = [[] for _ in range(seats)]
    table.home = [[] for _ in range(seats)]
    table.discard = [[] for _ in range(seats)]
