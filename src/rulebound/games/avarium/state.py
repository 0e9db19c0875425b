"""What lies on the table of Avarium Academy, and the verbs that change it.

Pieces are numbered: students, then schemes, then idols. Verbs change one thing, say so once, never ask, and never play
out what they trigger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.games.avarium import wording
from rulebound.games.avarium.ability import WIN, Declared, WinCon
from rulebound.games.avarium.card import AvariumCard
from rulebound.kernel.ability import FORBIDDEN
from rulebound.kernel.action import NOBODY, NOTHING
from rulebound.kernel.cardtable import NO_FLAGS, NO_NUMBERS, NO_PILES, CardTable
from rulebound.kernel.event import EVERYBODY
from rulebound.kernel.need import Need
from rulebound.kernel.setup import Setup
from rulebound.kernel.words import Part

if TYPE_CHECKING:
    from rulebound.kernel.game import Game

MOST_STUDENTS: Final = 72  # the box has 60, 40 and 8; own cards may come on top
MOST_SCHEMES: Final = 48
MOST_IDOLS: Final = 12
FIRST_SCHEME: Final = MOST_STUDENTS
FIRST_IDOL: Final = MOST_STUDENTS + MOST_SCHEMES
PIECES: Final = FIRST_IDOL + MOST_IDOLS
COURTYARD_SIZE: Final = 6  # [setup.courtyard]

SCHOOL_STREAM: Final = 0  # of chance
LIBRARY_STREAM: Final = 1

# Where a piece is.
AWAY: Final = 0  # in the box
SCHOOL: Final = 1
COURTYARD: Final = 2
HALLWAY: Final = 3
CLASS: Final = 4
EXPEL_PILE: Final = 5
LIBRARY: Final = 6
HAND: Final = 7
TRASH_PILE: Final = 8
DECLARED: Final = 9  # a scheme that was revealed and not trashed yet

# What happens: the kinds of events.
TURN_STARTS: Final = "turn starts"
TURN_ENDS: Final = "turn ends"
FLIPS: Final = "flips"
RECRUITS: Final = "recruits"
ARRIVES: Final = "arrives in a hallway"
JOINS: Final = "joins"
EXPELLED: Final = "expelled"
EXHAUSTED: Final = "exhausted"
READIED: Final = "readied"
GAINS_MERIT: Final = "gains merit"
LOSES_MERIT: Final = "loses merit"
GAINS_REPUTATION: Final = "gains reputation"
LOSES_REPUTATION: Final = "loses reputation"
SPENDS: Final = "spends"
DRAWS: Final = "draws"
RESHUFFLES: Final = "reshuffles"
TRASHES: Final = "trashes"
TAKES: Final = "takes"
LOOKS: Final = "looks"
PLAYS: Final = "plays"
AIMS_AT: Final = "aims at"
AIMS_AT_PLAYER: Final = "aims at a player"
USES: Final = "uses"
TRIGGERS: Final = "triggers"
TAKES_EFFECT: Final = "takes effect"
CANCELLED: Final = "cancelled"
ATTACKS: Final = "attacks"
SUPPORTS: Final = "supports"
DEALS: Final = "deals"
DAMAGED: Final = "damaged"
LEAVES_FIGHT: Final = "leaves fight"
FIGHT_ENDS: Final = "fight ends"
CHANGES: Final = "changes"
CHANGES_COMBAT: Final = "changes combat"
CHANGES_DEFENSE: Final = "changes defense"
ROLLS: Final = "rolls"
OUT: Final = "out"

# Values that cards change: keys of statics and modifiers.
COMBAT: Final = "combat"
DEFENSE: Final = "defense"
RECRUIT_PRICE: Final = "recruit price"  # what the active player pays for a student of the Courtyard
SCHEME_PRICE: Final = "scheme price"  # what whoever holds a scheme pays for it
INCOME: Final = "income"  # of an idol, in the Start Phase
DAMAGE_TAKEN: Final = "fight damage"  # added to what a character takes in a fight
CHANGE_OF: Final = {COMBAT: CHANGES_COMBAT, DEFENSE: CHANGES_DEFENSE}  # what is said to have happened

CANNOT: Final = "D20"  # the clause of needs that only a prohibition makes fail
FOR_FIGHT: Final = "for that fight"  # a duration

# The steps of a turn. [turn.phases]
BEFORE: Final = 0
WIN_CHECK: Final = 1
READY: Final = 2
REPUTATION: Final = 3
DRAW: Final = 4
PLAN: Final = 5
PLAN_ENDED: Final = 6
HALLWAYS: Final = 7
EXCESS_STUDENTS: Final = 8
EXCESS_CARDS: Final = 9
TOKENS: Final = 10

# The steps of a fight.
NO_FIGHT: Final = 0
SET: Final = 1
PARTY_UP: Final = 2
FIGHT: Final = 3
ATTACKING: Final = 0  # the sides
DEFENDING: Final = 1

UNCOUNTED: Final = -1

NO_PRINTS: Final[list[AvariumCard]] = []


class Table(CardTable):
    """All of the table of Avarium Academy."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.prints: list[AvariumCard] = NO_PRINTS  # the same as `cards`: what this game prints on them
        self.first = 0  # who began
        self.active = 0  # whose turn it is
        self.turn = 0  # 1 is the first turn of the game
        self.step = BEFORE
        self.turns = NO_NUMBERS  # how many each player has begun
        self.merit = NO_NUMBERS
        self.reputation = NO_NUMBERS
        self.out = NO_FLAGS  # no longer in the school
        self.zone = NO_NUMBERS
        self.holder = NO_NUMBERS  # in whose Class, Hallway or Hand; NOBODY elsewhere
        self.last_in = NO_NUMBERS  # in whose Class or Hallway it was last
        self.exhausted = NO_FLAGS
        self.token = NO_FLAGS  # has an Attack Token
        self.used = NO_FLAGS  # its ability was activated this turn
        self.school: list[int] = []  # the top card last, as in all piles
        self.courtyard = NO_NUMBERS  # six places; NOTHING where one is being filled
        self.expel_pile: list[int] = []
        self.library: list[int] = []
        self.trash_pile: list[int] = []
        self.idol = NO_NUMBERS
        self.classes = NO_PILES  # students; the idol is there too, but not listed
        self.hallways = NO_PILES
        self.hand = NO_PILES
        self.schemes_played = NO_NUMBERS  # by each player in this game
        self.targets: list[int] = []  # of the effect that is being declared or played out
        self.done = UNCOUNTED  # how much the present part of an effect has done, where that matters [D14]
        self.base = 0  # where in the list of effects those are put that were triggered together
        self.stuck: list[int] = []  # players who have tried in vain to expel down to five
        self.responded = False  # whether somebody has responded since the active player ended the turn
        self.fight = NO_FIGHT
        self.fight_seats: list[int] = [NOBODY, NOBODY]
        self.leaders: list[int] = [NOTHING, NOTHING]
        self.parties: list[list[int]] = [[], []]
        self.attackers: list[int] = []  # all that were declared as attackers, wherever they are by now
        self.shares: list[int] = []  # still to be divided: side, seat, damage, and so on
        self.dealt: list[int] = []  # assigned: piece, damage, and so on

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.prints = self.prints
        c.first = self.first
        c.active = self.active
        c.turn = self.turn
        c.step = self.step
        c.turns = self.turns[:]
        c.merit = self.merit[:]
        c.reputation = self.reputation[:]
        c.out = self.out[:]
        c.zone = self.zone[:]
        c.holder = self.holder[:]
        c.last_in = self.last_in[:]
        c.exhausted = self.exhausted[:]
        c.token = self.token[:]
        c.used = self.used[:]
        c.school = self.school[:]
        c.courtyard = self.courtyard[:]
        c.expel_pile = self.expel_pile[:]
        c.library = self.library[:]
        c.trash_pile = self.trash_pile[:]
        c.idol = self.idol[:]
        c.classes = [pieces[:] for pieces in self.classes]
        c.hallways = [pieces[:] for pieces in self.hallways]
        c.hand = [pieces[:] for pieces in self.hand]
        c.schemes_played = self.schemes_played[:]
        if self.targets:
            c.targets = self.targets[:]
        c.done = self.done
        c.base = self.base
        if self.stuck:
            c.stuck = self.stuck[:]
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
        numbers = ["first", "active", "turn", "step", "turns", "merit", "reputation", "out", "schemes_played"]
        pieces = [
            "zone",
            "holder",
            "last_in",
            "exhausted",
            "token",
            "used",
            "targets",
            "done",
            "base",
            "stuck",
            "responded",
        ]
        piles = ["school", "courtyard", "expel_pile", "library", "trash_pile", "idol", "classes", "hallways", "hand"]
        fight = ["fight", "fight_seats", "leaders", "parties", "attackers", "shares", "dealt"]
        return [*super().plain_fields(), *numbers, *pieces, *piles, *fight]

    # -- looking: players ----------------------------------------------------------------------------------------------

    def next_seat(self, me: int) -> int:
        """The next player, clockwise, who is still in the school; me if there is no other."""
        for i in range(1, self.seats):
            seat = (me + i) % self.seats
            if not self.out[seat]:
                return seat
        return me

    def left(self) -> list[int]:
        """The players still in the school, from the active one in turn order."""
        found: list[int] = []
        for i in range(self.seats):
            seat = (self.active + i) % self.seats
            if not self.out[seat]:
                found.append(seat)
        return found

    def left_count(self) -> int:
        """How many players are still in the school."""
        return self.out.count(False)

    def first_of_round(self, seat: int) -> bool:
        """Whether a full round is over when the turn passes from the active player to this seat."""
        return (seat - self.first) % self.seats <= (self.active - self.first) % self.seats

    # -- looking: pieces -----------------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        """Who controls it: in whose Class, Hallway or Hand it is. NOBODY for what belongs to none. [C11]"""
        return self.holder[it]

    def last_of(self, it: int) -> int:
        """In whose Class or Hallway it is, or was last."""
        return self.last_in[it]

    def print_of(self, it: int) -> AvariumCard:
        """What is printed on a piece."""
        return self.prints[self.faces[it]]

    def is_idol(self, it: int) -> bool:
        return it >= FIRST_IDOL

    def is_student(self, it: int) -> bool:
        return it < FIRST_SCHEME

    def is_scheme(self, it: int) -> bool:
        return FIRST_SCHEME <= it < FIRST_IDOL

    def characters(self) -> list[int]:
        """Idols and students in all Classes, from the active player's on."""
        found: list[int] = []
        for seat in self.left():
            found.append(self.idol[seat])
            found += self.classes[seat]
        return found

    def characters_of(self, seat: int) -> list[int]:
        """The idol and the students in a Class."""
        return [] if self.out[seat] else [self.idol[seat], *self.classes[seat]]

    def students(self) -> list[int]:
        """Students in all Classes."""
        found: list[int] = []
        for seat in self.left():
            found += self.classes[seat]
        return found

    def idols(self) -> list[int]:
        """The idols of those still in the school."""
        return [self.idol[seat] for seat in self.left()]

    def now(self, value: str, it: int, printed: int) -> int:
        """A printed value with what cards in play and modifiers add to it."""
        if not self.modifiers and value not in self.standing:
            return printed
        return printed + self.bonus(value, it)

    def combat(self, it: int) -> int:
        """Current Combat; below zero it counts as zero. [D21]"""
        now = self.now(COMBAT, it, self.prints[self.faces[it]].combat)
        return max(0, now)

    def defense(self, it: int) -> int:
        """A student's current Defense; may be below zero."""
        return self.now(DEFENSE, it, self.prints[self.faces[it]].defense)

    def cost(self, it: int) -> int:
        """The cost that a card says: what it counts as when it pays for a scheme or is compared."""
        return self.prints[self.faces[it]].cost

    def recruit_price(self, it: int) -> int:
        """What the active player pays now to recruit this student, never below zero. [recruit.cost]"""
        return max(0, self.now(RECRUIT_PRICE, it, self.prints[self.faces[it]].cost))

    def scheme_price(self, it: int) -> int:
        """What its holder pays now to play this scheme, never below zero. [scheme.cost]"""
        return max(0, self.now(SCHEME_PRICE, it, self.prints[self.faces[it]].cost))

    def income(self, seat: int) -> int:
        """The Reputation that a player's idol brings, never below zero. [start.reputation]"""
        idol = self.idol[seat]
        return max(0, self.now(INCOME, idol, self.prints[self.faces[idol]].reputation))

    def toughness(self, it: int) -> int:
        """The damage that a fighter can be assigned: its Defense, or its player's Merit. [fight.over] [F13] [F15]"""
        whole = self.merit[self.holder[it]] if it >= FIRST_IDOL else self.defense(it)
        return max(0, whole - self.now(DAMAGE_TAKEN, it, 0))

    def ability_of(self, it: int) -> Declared | None:
        """What a scheme does, or the activated ability of a character; None where there is none."""
        return self.prints[self.faces[it]].declared

    def used_this_turn(self, it: int) -> bool:
        """Whether its ability was activated this turn."""
        return self.used[it]

    def schemes_waiting(self) -> list[int]:
        """The schemes that were declared and not played out yet, the last one first."""
        return [waits.source for waits in reversed(self.declared) if self.zone[waits.source] == DECLARED]

    @property
    def fighting(self) -> bool:
        """Whether a fight is on."""
        return self.fight != NO_FIGHT

    def side_of(self, it: int) -> int:
        """On which side of the fight it is; -1 for none."""
        if self.fight == NO_FIGHT:
            return -1
        if it in self.parties[ATTACKING]:
            return ATTACKING
        return DEFENDING if it in self.parties[DEFENDING] else -1

    def guard_of(self, idol: int) -> int:
        """A ready student that stands before an idol, and can be attacked itself; NOTHING if there is none. [F1]"""
        seat = self.holder[idol]
        for it in self.classes[seat]:
            if not self.exhausted[it] and self.forbidder("be attacked", seat, it) < 0:
                return it
        return NOTHING

    def lifted(self, me: int, need: Need[Self], it: int) -> bool:
        """A card wins over a rule; but a card that says cannot wins over one that says can. [card.wins] [D20]"""
        if need.lifting not in self.standing or (need.clause == CANNOT and self.ruling("cannot") == "wins"):
            return False
        return super().lifted(me, need, it)

    def forbidder(self, deed: str, me: int, it: int) -> int:
        """The piece that forbids this deed, by what it says or by what it once did; NOTHING if none does."""
        for modifier in self.modifiers:
            if modifier.it == it and modifier.value == f"cannot {deed}":
                return modifier.source
        return super().forbidder(deed, me, it) if FORBIDDEN in self.standing else NOTHING

    def happened(
        self, kind: str, seat: int, it: int = NOTHING, other: int = NOTHING, number: int = 0, seen: int = EVERYBODY
    ) -> None:
        """A verb has done something; what comes after `then` may hang on it. [D14]"""
        self.has_done_something()
        super().happened(kind, seat, it, other, number, seen)

    def has_done_something(self) -> None:
        """The present part of an effect has."""
        if self.done != UNCOUNTED:
            self.done += 1

    # -- where pieces go -----------------------------------------------------------------------------------------------

    # [class.stays] [D17]
    def take_up(self, it: int) -> None:
        """Takes a piece from where it lies."""
        zone, seat = self.zone[it], self.holder[it]
        if zone == CLASS:
            if it < FIRST_SCHEME:
                self.classes[seat].remove(it)
            self.leave_fight(it)
            if it in self.attackers:
                self.attackers.remove(it)
            self.sleep(it)
            self.exhausted[it] = False
            self.used[it] = False
            if self.token[it] and self.ruling("token_memory") == "lost":
                self.token[it] = False
        elif zone == HALLWAY:
            self.hallways[seat].remove(it)
        elif zone == HAND:
            self.hand[seat].remove(it)
        elif zone == COURTYARD:
            self.courtyard[self.courtyard.index(it)] = NOTHING
        elif zone == SCHOOL:
            self.school.remove(it)
        elif zone == LIBRARY:
            self.library.remove(it)
        elif zone == EXPEL_PILE:
            self.expel_pile.remove(it)
        elif zone == TRASH_PILE:
            self.trash_pile.remove(it)
        self.zone[it] = AWAY
        self.holder[it] = NOBODY

    # [hand.hidden] [courtyard.nobody] [ability.always] [C4] [C6] [C7]
    def lay(self, it: int, zone: int, seat: int = NOBODY) -> None:
        """Lays a piece that was taken up somewhere. All but hands and decks is open. [G1]"""
        self.zone[it] = zone
        self.holder[it] = seat
        if zone == HAND:
            self.hand[seat].append(it)
            self.show(it, 1 << seat)
            return
        if zone == LIBRARY:
            self.library.append(it)
            return
        if zone == SCHOOL:
            self.school.append(it)
            return
        self.show(it)
        if zone == CLASS:
            self.last_in[it] = seat
            if it < FIRST_SCHEME:
                self.classes[seat].append(it)
            self.wake(it)
        elif zone == HALLWAY:
            self.last_in[it] = seat
            self.hallways[seat].append(it)
        elif zone == COURTYARD:
            self.courtyard[self.courtyard.index(NOTHING)] = it
        elif zone == EXPEL_PILE:
            self.expel_pile.append(it)
        elif zone == TRASH_PILE:
            self.trash_pile.append(it)

    def move(self, it: int, zone: int, seat: int = NOBODY) -> None:
        """Moves a piece; the Courtyard is filled up at once. [recruit.refill]"""
        was = self.zone[it]
        self.take_up(it)
        self.lay(it, zone, seat)
        if was == COURTYARD:
            self.refill()
        elif was == SCHOOL and not self.school:
            self.school_is_empty()

    def refill(self) -> None:
        """A gap in the Courtyard is filled from the School, before anything else happens. [recruit.refill] [C3]"""
        while NOTHING in self.courtyard and self.school and not self.over:
            it = self.school.pop()
            self.zone[it] = AWAY
            self.lay(it, COURTYARD)
            self.happened(FLIPS, NOBODY, it)
            if not self.school:
                self.school_is_empty()

    # -- verbs: cards --------------------------------------------------------------------------------------------------

    def recruit(self, it: int, seat: int) -> None:
        """A student of the Courtyard goes on top of a Hallway. [recruit.hallway]"""
        self.progress()
        self.happened(RECRUITS, seat, it)
        self.move(it, HALLWAY, seat)

    def to_hallway(self, it: int, seat: int) -> None:
        """A card puts a student into a Hallway, wherever it was. [scheme.sample]"""
        if self.over or self.out[seat]:
            return
        self.progress()
        self.move(it, HALLWAY, seat)
        self.happened(ARRIVES, seat, it)

    def join(self, it: int, seat: int) -> None:
        """A student enters a Class, ready. [ready.enter]"""
        if self.over or self.out[seat]:
            return
        self.progress()
        stays = self.zone[it] == CLASS and self.fight != NO_FIGHT and self.ruling("defectors") == "stay"
        side = self.side_of(it) if stays else NOTHING
        self.move(it, CLASS, seat)
        if side >= 0:
            self.join_fight(it, side)
        self.happened(JOINS, seat, it)

    def expel(self, it: int, by: int = NOTHING) -> None:
        """A student goes to the common Expel Pile, unless a card forbids it or does something else instead."""
        if self.is_expelled(it):
            self.happened(EXPELLED, self.holder[it], it, by)
            self.move(it, EXPEL_PILE)

    def is_expelled(self, it: int) -> bool:
        """Whether a student that is to be expelled now really is. [card.wins] [D20]"""
        if self.over or it >= FIRST_SCHEME or self.zone[it] not in (CLASS, HALLWAY, COURTYARD):
            return False
        if self.zone[it] == CLASS:
            if self.forbidder("be expelled", self.holder[it], it) >= 0:
                return False
            if self.instead(EXPELLED, it):
                return False
        self.progress()
        return True

    # [exhaust.effect] [exhaust.in-fight] [D9] [D19]
    def exhaust(self, it: int) -> None:
        """Turns a character sideways; what is exhausted already stays so. [exhaust.once]"""
        if self.over or self.exhausted[it] or self.zone[it] != CLASS:
            return
        if self.forbidder("be exhausted", self.holder[it], it) < 0:
            self.exhausted[it] = True
            self.happened(EXHAUSTED, self.holder[it], it)

    def ready(self, it: int) -> None:
        """Turns a character upright."""
        if not self.over and self.exhausted[it] and self.forbidder("be readied", self.holder[it], it) < 0:
            self.exhausted[it] = False
            self.happened(READIED, self.holder[it], it)

    def draw(self, seat: int, n: int = 1) -> None:
        """Draws schemes; an empty Library is made anew of the Trash Pile. [library.empty] [C8]"""
        for _ in range(n):
            if self.over or self.out[seat] or not self.reshuffled():
                return
            it = self.library.pop()
            self.zone[it] = AWAY
            self.lay(it, HAND, seat)
            self.happened(DRAWS, seat, it, seen=1 << seat)

    # [C10]
    def reshuffled(self) -> bool:
        """Whether there is a card in the Library, if need be after the Trash Pile was shuffled. [library.empty]"""
        if self.library:
            return True
        if not self.trash_pile:
            return False
        for it in self.trash_pile[:]:
            self.move(it, LIBRARY)
        self.hide(self.library, LIBRARY_STREAM)
        self.happened(RESHUFFLES, NOBODY)
        return True

    def trash(self, it: int) -> None:
        """A scheme goes to the common Trash Pile. [scheme.trash]"""
        if self.zone[it] == HAND:
            self.happened(TRASHES, self.holder[it], it)
        self.move(it, TRASH_PILE)

    def put_off(self, it: int) -> None:
        """The same, in the word that all games share."""
        self.trash(it)

    def take_scheme(self, it: int, seat: int) -> None:
        """A scheme of the Trash Pile, for all to see, or of the Library goes into a Hand."""
        if self.over or self.zone[it] not in (TRASH_PILE, LIBRARY):
            return
        seen = 1 << seat if self.zone[it] == LIBRARY else EVERYBODY
        self.move(it, HAND, seat)
        self.happened(TAKES, seat, it, seen=seen)

    def look(self, seat: int, n: int) -> list[int]:
        """The top cards of the Library, which this player sees; the top one first."""
        if len(self.library) < n and self.trash_pile:
            below = self.library
            self.library = []
            self.reshuffled()
            self.library += below
        found = self.library[-n:][::-1]
        for it in found:
            self.show(it, 1 << seat)
        self.happened(LOOKS, seat, number=len(found))
        return found

    def cancel_effect(self, it: int) -> None:
        """A scheme that waits on the list of effects does nothing, and goes to the Trash Pile."""
        for waits in self.declared:
            if waits.source == it and self.zone[it] == DECLARED:
                self.declared = [other for other in self.declared if other is not waits]
                self.happened(CANCELLED, waits.me, it)
                self.trash(it)
                return

    # -- verbs: Merit, Reputation, values ------------------------------------------------------------------------------

    def gain_merit(self, seat: int, n: int) -> None:
        """Up to the ceiling, if this table has one. [A11]"""
        ceiling = self.ruling("merit_ceiling")
        if ceiling != "none":
            n = min(n, max(0, int(ceiling) - self.merit[seat]))
        if n > 0 and not self.over and not self.out[seat]:
            self.merit[seat] += n
            self.progress()
            self.happened(GAINS_MERIT, seat, number=n)

    def lose_merit(self, seat: int, n: int) -> None:
        """Never below zero. [A11]"""
        n = min(n, self.merit[seat])
        if n > 0 and not self.over and not self.out[seat]:
            self.merit[seat] -= n
            self.progress()
            self.happened(LOSES_MERIT, seat, number=n)

    def gain_reputation(self, seat: int, n: int) -> None:
        """As much as there is: the tokens only keep count. [C12]"""
        if n > 0 and not self.over and not self.out[seat]:
            self.reputation[seat] += n
            self.happened(GAINS_REPUTATION, seat, number=n)

    def lose_reputation(self, seat: int, n: int) -> None:
        """Never below zero. [C13]"""
        n = min(n, self.reputation[seat])
        if n > 0 and not self.over and not self.out[seat]:
            self.reputation[seat] -= n
            self.happened(LOSES_REPUTATION, seat, number=n)

    def spend(self, seat: int, n: int) -> None:
        """Reputation that a player has and pays. [C13]"""
        if n > 0:
            self.reputation[seat] -= n
            self.happened(SPENDS, seat, number=n)

    def damage(self, it: int, n: int, by: int) -> None:
        """Damage by an effect, outside a fight: a student is expelled by it, or nothing of it stays. [D22]"""
        if n <= 0 or self.over or self.zone[it] != CLASS:
            return
        if it >= FIRST_IDOL:
            self.lose_merit(self.holder[it], n)
        elif n >= self.defense(it):
            self.expel(it, by)
        elif self.ruling("effect_damage") == "exhausts":
            self.exhaust(it)

    def change(self, value: str, it: int, by: int, until: str, me: int, source: int) -> None:
        """A value of a piece changes for a while."""
        self.modify(value, it, by, until, me, source)
        self.happened(CHANGE_OF.get(value, CHANGES), me, it, source, by)

    def roll_die(self, me: int) -> int:
        """A six-sided die."""
        rolled = self.roll(6)
        self.happened(ROLLS, me, number=rolled)
        return rolled

    # -- verbs: fights -------------------------------------------------------------------------------------------------

    def join_fight(self, it: int, side: int) -> None:
        """It fights on this side from now on."""
        if self.fight != NO_FIGHT and self.side_of(it) < 0:
            self.parties[side].append(it)
            if side == ATTACKING:
                self.attackers.append(it)

    def leave_fight(self, it: int) -> None:
        """It fights no longer. [F21]"""
        side = self.side_of(it)
        if side >= 0:
            self.parties[side].remove(it)
            self.happened(LEAVES_FIGHT, self.holder[it], it)

    def give_token(self, it: int) -> None:
        """It has attacked this turn. [fight.tokens]"""
        if self.zone[it] == CLASS:
            self.token[it] = True

    def take_token(self, it: int) -> None:
        self.token[it] = False

    # -- the end -------------------------------------------------------------------------------------------------------

    def has_won(self, seat: int, *, at_start: bool) -> bool:
        """Whether the win-con of this player's idol is met. at_start: of those that are checked in the Start Phase."""
        if WIN not in self.standing:
            return False
        for found in self.standing[WIN]:
            ability = found.ability
            if found.source == self.idol[seat] and isinstance(ability, WinCon) and ability.at_start == at_start:
                return ability.so(self, seat)
        return False

    def nearness(self, seat: int) -> float:
        """How near the win-con of this player's idol is, 0 to 1, for bots."""
        if WIN in self.standing:
            for found in self.standing[WIN]:
                ability = found.ability
                if found.source == self.idol[seat] and isinstance(ability, WinCon):
                    return ability.near(self, seat)
        return 0.0

    # [win.con.instant] [A10]
    def instant_winner(self) -> int:
        """The player whose idol's win-con is met now, the active one first; NOBODY if there is none. [win.con] [A6]"""
        if WIN not in self.standing:
            return NOBODY
        met: list[int] = []
        for found in self.standing[WIN]:
            ability = found.ability
            if isinstance(ability, WinCon) and not ability.at_start:
                seat = self.holder[found.source]
                if self.idol[seat] == found.source and ability.so(self, seat):
                    met.append(seat)
        if not met:
            return NOBODY
        return next(seat for seat in self.left() if seat in met)

    # [school.empty] [win.school.tie]
    def school_is_empty(self) -> None:
        """The last card has left the School: the game ends on the spot. [win.school] [A1] [A2] [A3] [A7]"""
        if self.over:
            return
        staying = [seat for seat in self.left() if self.merit[seat] > 0]
        if len(staying) < 2:
            self.end_by_merit(staying)
            return
        if self.ruling("at_once") == "win-con":
            winner = self.instant_winner()
            if winner in staying:
                self.end([winner], "win-con", "win.con")
                return
        order = sorted(staying, key=lambda seat: (seat - self.first) % self.seats)
        most = max([self.merit[seat] for seat in order])
        self.end([next(seat for seat in order if self.merit[seat] == most)], "school", "win.school")

    def end_by_merit(self, staying: list[int]) -> None:
        """All but one, or all, have lost their Merit. [win.expel] [A5] [A15]"""
        if staying:
            self.end(staying, "last-in-school", "win.expel")
        else:
            self.end(self.left(), "all-expelled", "A5")

    def leave_school(self, me: int) -> None:
        """A player without Merit is expelled, and with the player all that was theirs. [A13]"""
        self.progress()
        self.happened(OUT, me)
        boxed = self.ruling("left_behind") == "box"
        for waits in self.declared:
            if waits.me == me and self.zone[waits.source] == DECLARED:
                self.move(waits.source, AWAY if boxed else TRASH_PILE)
        self.declared = [waits for waits in self.declared if waits.me != me]
        self.raised = [pending for pending in self.raised if pending.me != me]
        self.modifiers = [m for m in self.modifiers if m.seat != me or self.holder[m.it] not in (NOBODY, me)]
        for it in [*self.classes[me], *self.hallways[me]]:
            self.move(it, AWAY if boxed else EXPEL_PILE)
        for it in self.hand[me][:]:
            self.move(it, AWAY if boxed else TRASH_PILE)
        self.move(self.idol[me], AWAY)
        self.reputation[me] = 0
        self.out[me] = True

    def end_loop(self) -> None:
        self.end(self.left(), "stalemate", "S1")

    def word(self, word: str, me: int, it: int) -> Part:
        return wording.word(self, word, me, it)


def lay_out(table: Table, faces: list[int]) -> None:
    """An empty table with these faces: three pools, everything in its deck, idols in the box."""
    seats = table.seats
    table.lay_out(faces, [0 if it < FIRST_SCHEME else 1 if it < FIRST_IDOL else 2 for it in range(PIECES)])
    table.zone = [AWAY] * PIECES
    table.holder = [NOBODY] * PIECES
    table.last_in = [NOBODY] * PIECES
    table.exhausted = [False] * PIECES
    table.token = [False] * PIECES
    table.used = [False] * PIECES
    table.courtyard = [NOTHING] * COURTYARD_SIZE
    table.turns = [0] * seats
    table.merit = [0] * seats
    table.reputation = [0] * seats
    table.out = [False] * seats
    table.schemes_played = [0] * seats
    table.idol = [NOTHING] * seats
    table.classes = [[] for _ in range(seats)]
    table.hallways = [[] for _ in range(seats)]
    table.hand = [[] for _ in range(seats)]
    for it in range(FIRST_IDOL, PIECES):
        table.show(it)
