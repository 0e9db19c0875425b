"""What lies on the table of Avarium Academy, what one sees there, and what all verbs share.

Verbs make one change, report it once, never ask, and never play out what they trigger. They are functions on the table:
those that move any piece in `pieces`, those of students and idols in `characters`, of schemes in `schemes`, of Merit
and Reputation in `resources`, of a fight's parties in `parties`. Who is in which Class is in `classes`, who wins in
`winning`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

from rulebound.games.avarium.ability import (
    BY_DEFENSE,
    COMBAT,
    DEALS_NONE,
    DEFENSE,
    RECRUIT_PRICE,
    SCHEME_PRICE,
    Declared,
    Response,
)
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME, PIECES
from rulebound.games.avarium.card import AvariumCard
from rulebound.games.avarium.events import CHANGE_OF, CHANGES
from rulebound.games.avarium.timing import BEFORE, FOR_FIGHT, NO_FIGHT
from rulebound.games.avarium.zones import CLASS, HALLWAY
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.ability import Standing
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.decktable import DeckTable
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.pieces import NO_FLAGS, NO_NUMBERS, NO_PILES

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

CANNOT: Final = "card.wins"  # the clause of needs that only a prohibition makes fail
NOBODYS: Final = [False] * PIECES  # a mark that no piece has
NO_PRINTS: Final[list[AvariumCard]] = []
NOTHING_STANDS: Final[dict[str, list[Standing]]] = {}


class Table(DeckTable):
    """All of the table of Avarium Academy."""

    overrides: ClassVar[tuple[str, ...]] = ("is_too_late", "stays")
    __slots__ = (
        "at_hand", "at_hand_by", "at_hand_in", "at_hand_with", "attackers", "base", "dealt", "enrolled",
        "enrolled_from", "enrolled_in", "exhausted", "fight", "fight_seats", "idol", "last_in", "leaders", "merit",
        "mixed", "mixed_by", "parties", "prints", "reputation", "responded", "schemes_played", "shares", "spared",
        "step", "targets", "token", "turns", "used",
    )  # fmt: skip

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.prints: list[AvariumCard] = NO_PRINTS  # the same as `cards`: what this game prints on them
        self.step = BEFORE
        self.turns = NO_NUMBERS  # how many each player has begun
        self.merit = NO_NUMBERS
        self.reputation = NO_NUMBERS
        self.last_in = NO_NUMBERS  # in whose Class or Hallway it was last
        self.exhausted = NO_FLAGS
        self.token = NO_FLAGS  # has an Attack Token
        self.used = NO_FLAGS  # its ability was activated this turn
        self.idol = NO_NUMBERS
        self.enrolled = NO_NUMBERS  # the students in all Classes, as they were listed last ...
        self.enrolled_in = NO_PILES  # ... of these Classes ...
        self.enrolled_from = NO_SEAT  # ... from this player's on
        self.at_hand: list[list[Response]] = []  # what each player could respond with, as it was listed last ...
        self.at_hand_in = NO_PILES  # ... of these Hands ...
        self.at_hand_with: list[list[Standing]] = []  # ... and these abilities ...
        self.at_hand_by = NO_NUMBERS  # ... by these faces
        self.mixed = False  # whether students may be of more than is printed on them ...
        self.mixed_by = NOTHING_STANDS  # ... among these abilities
        self.schemes_played = NO_NUMBERS  # by each player in this game
        self.targets: list[int] = []  # of the effect that is being declared or played out
        self.base = 0  # where in the list of effects those are put that were triggered together
        self.spared: list[int] = []  # students that a card spared when they were too many: chosen in vain
        self.responded = False  # whether somebody has responded since the active player ended the turn
        self.fight = NO_FIGHT
        self.fight_seats: list[int] = [NO_SEAT, NO_SEAT]
        self.leaders: list[int] = [NOTHING, NOTHING]
        self.parties: list[list[int]] = [[], []]
        self.attackers: list[int] = []  # all that were declared as attackers, wherever they are by now
        self.shares: list[int] = []  # still to be divided: side, seat, damage, and so on; then: whom it expels
        self.dealt: list[int] = []  # assigned, and then taken: piece, damage, and so on

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.prints = self.prints
        c.step = self.step
        c.last_in = self.last_in[:]
        c.exhausted = self.exhausted[:]
        c.token = self.token  # these are replaced, never changed
        c.used = self.used
        c.turns = self.turns
        c.merit = self.merit
        c.reputation = self.reputation
        c.idol = self.idol
        c.schemes_played = self.schemes_played
        c.enrolled = self.enrolled
        c.enrolled_in = self.enrolled_in
        c.enrolled_from = self.enrolled_from
        c.at_hand = self.at_hand
        c.at_hand_in = self.at_hand_in
        c.at_hand_with = self.at_hand_with
        c.at_hand_by = self.at_hand_by
        c.mixed = self.mixed
        c.mixed_by = self.mixed_by
        if self.targets:
            c.targets = self.targets[:]
        c.base = self.base
        c.spared = self.spared  # replaced, never changed
        c.responded = self.responded
        c.fight = self.fight
        c.fight_seats = self.fight_seats[:]
        c.leaders = self.leaders[:]
        c.parties = [party[:] for party in self.parties]
        if self.attackers:
            c.attackers = self.attackers[:]
        if self.shares:
            c.shares = self.shares[:]
        if self.dealt:
            c.dealt = self.dealt[:]

    def plain_fields(self) -> list[str]:
        numbers = ["step", "turns", "merit", "reputation", "schemes_played", "idol"]
        marks = ["last_in", "exhausted", "token", "used"]
        effects = ["targets", "done", "base", "spared", "responded"]
        fight = ["fight", "fight_seats", "leaders", "parties", "attackers", "shares", "dealt"]
        return [*super().plain_fields(), *numbers, *marks, *effects, *fight]

    # -- looking: pieces -----------------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        """Who controls it: in whose Class, Hallway or Hand it is. NO_SEAT for what belongs to none. [C11]"""
        return self.holder[it]

    def comes(self, it: int, zone: int) -> None:
        if zone in (CLASS, HALLWAY):
            self.last_in[it] = self.holder[it]

    def controller(self, it: int) -> int:
        return self.holder[it] if it >= 0 else seat_meant(it)

    def last_of(self, it: int) -> int:
        """In whose Class or Hallway it is, or was last."""
        return self.last_in[it]

    def player_of_scheme(self, it: int) -> int:
        """Whose effect it is that a scheme has: also of one that was played from a pile, was copied, or has gone."""
        if it == self.speaking:
            return self.speaker
        for scope in self.scopes:
            if scope.source == it:
                return scope.me
        return self.holder[it]

    def stays(self, it: int) -> bool:
        """Whether it is in a Class, so that texts can change it. [class.stays]"""
        return self.zone[it] == CLASS

    def print_of(self, it: int) -> AvariumCard:
        """What is printed on a piece."""
        return self.prints[self.faces[it]]

    def is_idol(self, it: int) -> bool:
        return it >= FIRST_IDOL

    def is_student(self, it: int) -> bool:
        return it < FIRST_SCHEME

    def is_scheme(self, it: int) -> bool:
        return FIRST_SCHEME <= it < FIRST_IDOL

    def combat(self, it: int) -> int:
        """Current Combat; below zero it counts as zero. [D21] [S5]"""
        now = self.now(COMBAT, it, self.prints[self.faces[it]].combat)
        return max(0, now)

    def defense(self, it: int) -> int:
        """A student's current Defense; may be below zero."""
        return self.now(DEFENSE, it, self.prints[self.faces[it]].defense)

    def strike(self, it: int) -> int:
        """The damage that a fighter deals: its Combat, or its Defense or nothing by a card that says so."""
        if self.modifiers or (self.unusual and (BY_DEFENSE in self.standing or DEALS_NONE in self.standing)):
            if self.now(DEALS_NONE, it, 0) > 0:
                return 0
            if self.now(BY_DEFENSE, it, 0) > 0:
                return max(0, self.defense(it))
        return self.combat(it)

    def cost(self, it: int) -> int:
        """The cost that a card says: what it counts as when it pays for a scheme or is compared."""
        return self.prints[self.faces[it]].cost

    def recruit_price(self, it: int) -> int:
        """What the active player pays now to recruit this student, never below zero. [recruit.cost]"""
        return self.cost_now(RECRUIT_PRICE, it, self.prints[self.faces[it]].cost)

    def scheme_price(self, it: int) -> int:
        """What its holder pays now to play this scheme, never below zero. [scheme.cost]"""
        return self.cost_now(SCHEME_PRICE, it, self.prints[self.faces[it]].cost)

    def payer(self, it: int) -> int:
        """Who recruits a student of the Courtyard, or holds a scheme."""
        return self.active if self.is_student(it) else self.holder[it]

    def beside(self, it: int) -> int:
        """An idol of the active player, who recruits what no player holds."""
        return it if self.holder[it] != NO_SEAT else self.idol[self.active]

    def ability_of(self, it: int) -> Declared | None:
        """What a scheme does, or the activated ability of a character; None where there is none."""
        return self.prints[self.faces[it]].declared

    @property
    def fighting(self) -> bool:
        """Whether a fight is on."""
        return self.fight != NO_FIGHT

    def lifted(self, me: int, need: Need[Self], it: int) -> bool:
        """A card wins over a rule; but a card that says cannot wins over one that says can. [card.wins] [D20]"""
        if need.lifting not in self.standing or (need.cannot and self.ruling("cannot") == "wins"):
            return False
        return super().lifted(me, need, it)

    # -- verbs ---------------------------------------------------------------------------------------------------------

    def is_too_late(self, until: str, source: int) -> bool:
        """What lasts for a fight is nothing where there is none. [B14]"""
        return (until == FOR_FIGHT and self.fight == NO_FIGHT) or super().is_too_late(until, source)

    def change(self, value: str, it: int, by: int, until: str, me: int, source: int) -> None:
        """A value of a piece changes for a while."""
        if self.modify(value, it, by, until, me, source):
            self.emit(CHANGE_OF.get(value, CHANGES), me, it, source, by)

    def declare(self) -> None:
        """An action is declared: where the table is strict, it cannot be taken back. [priority.final] [E10]"""
        if self.ruling("take_back") == "never":
            self.limit_undo("what is declared at this table is final")

    # -- what card texts of all games say ------------------------------------------------------------------------------

    def end_loop(self) -> None:
        self.end(self.left(), "stalemate", "S1")
