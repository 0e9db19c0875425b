"""What lies on the table of the course game, what one sees there, and what all verbs share.

Verbs make one change, report it once, never ask, and never play out what they trigger. They are functions on the table:
those that move or tap any piece in `pieces`, those of decks and discard piles in `piles`, of partners in `partners`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.games.courses import worth
from rulebound.games.courses.ability import BARS, Bars
from rulebound.games.courses.card import CourseCard
from rulebound.games.courses.events import CHANGES_FOR, CHANGES_OF, DEFEATED, GAINS, LOSES
from rulebound.games.courses.timing import MULLIGAN
from rulebound.games.courses.zones import AT_COURSE, ATTACHED, DECK, DISCARD, HAND, HOME, WORLD_MAP
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import END_OF_GAME, of_seat, seat_meant
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.ability_keys import USED
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.decktable import DeckTable
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.pieces import NO_FLAGS, NO_NUMBERS
from rulebound.language import N_, translated

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

OR: Final = N_(" or ")
FROM_CLEARING: Final = "gains points from clearing a course"  # the kind of event of which cards change how much it is
WAS_AT: Final = USED + "was at"  # the value of a note on a course; its amount is the partner
NOTHING_AT_ALL: Final = N_("nothing")
NO_PRINTS: Final[list[CourseCard]] = []


class Table(DeckTable):
    """All of a course game's table."""

    __slots__ = (
        "at",
        "attacker",
        "defender",
        "failed",
        "owners",
        "phase",
        "playing",
        "points",
        "prints",
        "purse",
        "tapped",
    )

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.prints: list[CourseCard] = NO_PRINTS  # the same as `cards`: what this game prints on them
        self.owners = NO_NUMBERS  # by piece, the same at all tables of so many seats
        self.phase = MULLIGAN
        self.playing = NOTHING  # the item that takes effect: it lies in the hand still, and is no card of it any more
        self.points = NO_NUMBERS
        self.failed = NO_FLAGS  # had to draw from an empty deck
        self.tapped = NO_FLAGS
        self.at = NO_NUMBERS  # what a partner or an attached card is attached to
        self.attacker = NOTHING  # while powers are compared in a battle, and so at no decision
        self.defender = NOTHING  # so, too
        self.purse = 0  # the stars that the active player can still pay, counted before each question

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.prints = self.prints
        c.owners = self.owners
        c.phase = self.phase
        c.playing = self.playing
        c.purse = self.purse
        c.tapped = self.tapped[:]
        c.at = self.at[:]
        c.points = self.points  # these are replaced, never changed
        c.failed = self.failed

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "phase", "playing", "purse", "points", "failed", "tapped", "at"]

    # -- looking -------------------------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        return self.owners[it]

    def controller(self, it: int) -> int:
        """Who has it at the moment; of what lies nowhere, the owner."""
        if it < 0:
            return seat_meant(it)
        seat = self.holder[it]
        return seat if seat >= 0 else self.owners[it]

    def leaves(self, it: int, zone: int) -> None:
        if (zone == AT_COURSE or self.modifiers) and self.game.recalls:
            worth.forget(self, it)
            if zone == AT_COURSE:
                self.note_course(it, self.at[it])
        self.at[it] = NOTHING
        self.tapped[it] = False

    def print_of(self, it: int) -> CourseCard:
        """What is printed on a piece."""
        return self.prints[self.faces[it]]

    def power(self, it: int) -> int:
        """A partner's current power, never below zero. [R55]"""
        return max(0, self.now("power", it, self.prints[self.faces[it]].power))

    def point_value(self, it: int) -> int:
        """A partner's current point value, never below zero."""
        return max(0, self.now("points", it, self.prints[self.faces[it]].points))

    def cost(self, it: int) -> int:
        """A card's current star cost, never below zero; in play, where it is not paid for, the printed one. [R58]"""
        if self.zone[it] != HAND and self.stays(it):
            return max(0, self.now("cost", it, self.prints[self.faces[it]].cost))
        return self.cost_now("cost", it, self.prints[self.faces[it]].cost)

    def payer(self, it: int) -> int:
        return self.controller(it)

    def stars(self, it: int) -> int:
        """How many stars a course, or another card, provides when it is tapped. [R10]"""
        return max(0, self.now("stars", it, self.prints[self.faces[it]].stars))

    def sources(self, me: int) -> list[int]:
        """My untapped cards that provide stars. [R11]"""
        return [
            it
            for it in self.cards_in(WORLD_MAP, me) + self.cards_in(HOME, me)
            if not self.tapped[it] and self.stars(it) > 0
        ]

    def stars_left(self, me: int) -> int:
        """How many stars I can still pay."""
        total = 0
        for it in self.cards_in(WORLD_MAP, me):
            if not self.tapped[it]:
                total += self.stars(it)
        for it in self.cards_in(HOME, me):
            if not self.tapped[it]:
                total += self.stars(it)
        return total

    def course_count(self) -> int:
        """How many courses there are in all world maps."""
        total = 0
        for seat in range(self.seats):
            total += len(self.piles[WORLD_MAP + seat])
        return total

    def courses(self) -> list[int]:
        """All courses in all world maps, in turn order from the active player's."""
        return self.cards_of_all(WORLD_MAP)

    def partners_of(self, me: int) -> list[int]:
        """My partners in play, as they entered."""
        return [it for it in self.cards_in(AT_COURSE) if self.holder[it] == me]

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
        return [it for it in self.cards_in(ATTACHED) if self.holder[it] == me] if self.cards_in(ATTACHED) else []

    def in_play(self, me: int) -> list[int]:
        """My cards that can be tapped: courses, supporters, partners and what is attached, wherever they are."""
        return self.cards_in(WORLD_MAP, me) + self.cards_in(HOME, me) + self.partners_of(me) + self.attached_of(me)

    def course_of(self, it: int) -> int:
        """The course that a piece is, or stands at, or whose partner it is attached to; NOTHING for others."""
        zone = self.zone[it]
        if zone == WORLD_MAP:
            return it
        if zone == AT_COURSE:
            return self.at[it]
        return self.at[self.at[it]] if zone == ATTACHED else NOTHING

    def note_course(self, it: int, course: int) -> None:
        """It is noted at which course a partner was last, where a text of the game asks for it."""
        if course >= 0:
            self.keep_modifiers([note for note in self.modifiers if note.value != WAS_AT or note.amount != it])
            self.modify(WAS_AT, course, it, END_OF_GAME, self.owners[course], course)

    def last_course_of(self, it: int) -> int:
        """The course where a piece is, or where a partner was before it left play; NOTHING for others."""
        course = self.course_of(it)
        if course >= 0:
            return course
        found = [note.it for note in self.modifiers if note.value == WAS_AT and note.amount == it]
        return found[0] if found and self.zone[found[0]] == WORLD_MAP else NOTHING

    def use_of(self, it: int) -> str:
        """What using it does, in its own words."""
        return translated(OR).join([use.ability.does.rstrip(".") for use in self.usable(it)]) or translated(
            NOTHING_AT_ALL
        )

    def toll_of(self, it: int) -> str:
        """What using it costs, in its own words."""
        tolls = [use.ability.price for use in self.usable(it) if isinstance(use.ability, Activated)]
        return translated(OR).join(dict.fromkeys(tolls))

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
        return [card for card in self.cards_in(ATTACHED) if self.at[card] == it]

    def rivals_at(self, me: int, course: int) -> list[int]:
        """Other players' partners at a course."""
        return [it for it in self.cards_in(AT_COURSE) if self.at[it] == course and self.holder[it] != me]

    def guard(self, me: int, course: int) -> int:
        """Another player's untapped partner at a course; NOTHING where there is none."""
        for it in self.cards_in(AT_COURSE):
            if self.at[it] == course and not self.tapped[it] and self.holder[it] != me:
                return it
        return NOTHING

    # -- verbs ---------------------------------------------------------------------------------------------------------

    def change(self, value: str, it: int, by: int, until: str, me: int, source: int) -> None:
        """A value of a piece changes for a while."""
        if self.modify(value, it, by, until, me, source):
            kinds = CHANGES_OF.get(until, {})
            self.emit(kinds.get(value, CHANGES_FOR[until]), me, it, source, by)

    def gain(self, me: int, points: int) -> None:
        """Points, for all to see; below zero they are lost. [points.count]"""
        points = max(points, -self.points[me])
        points = altered(self, "gains point", of_seat(me), points) if points > 0 else points
        if points > 0 and replaced_by_card(self, "gains point", of_seat(me), points):
            return
        if points != 0:
            self.points = replaced(self.points, me, bounded(self.points[me] + points))
            self.progress()
            self.emit(GAINS if points > 0 else LOSES, me, number=abs(points))

    # -- what card texts of all games say ------------------------------------------------------------------------------

    def deck_of(self, me: int) -> list[int]:
        return self.cards_in(DECK, me)

    def discard_of(self, me: int) -> list[int]:
        return self.cards_in(DISCARD, me)

    def second_of(self, kind: str, other: int) -> int:
        """Who is defeated by what a card does has no attacker."""
        return NOTHING if kind == DEFEATED and self.clause != "battle.damage" else other

    def end_loop(self) -> None:
        self.end(self.left(), "stalemate", "R45")
