"""What lies on the toy's table, and the verbs that change it.

The toy is a card game made up for the tests of the kernel: small, and with each difficulty of the real games once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.ability_keys import USE, cannot
from rulebound.kernel.table.action import NOTHING, Action, Actions, Question
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.instead import replaced_by_card
from rulebound.kernel.table.look_up import NO_ABILITIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulebound.kernel.basics.scope import Scope
    from rulebound.kernel.game.game import Game
    from rulebound.kernel.table.effect import Effect

EACH: Final = 12  # pieces of a seat
PIECES: Final = EACH * MOST_SEATS
COLUMNS: Final = 3  # of the grid, which has two rows
GRID: Final = 2 * COLUMNS
LIFE: Final = 10

AWAY: Final = 0
DECK: Final = 1
HAND: Final = 2
PILE: Final = 3  # declared and not played out yet
PLAY: Final = 4
DISCARD: Final = 5

BEGINS: Final = "begins"
DRAWS: Final = "draws"
GAINS: Final = "gains"
LOSES: Final = "loses"
PAYS: Final = "pays"
EXHAUSTS: Final = "exhausts"
ENTERS: Final = "enters"
DESTROYED: Final = "destroyed"
DISCARDS: Final = "discards"
DECLARES: Final = "declares"
COUNTERED: Final = "countered"
STRIKES: Final = "strikes"
ROLLS: Final = "rolls"
CARRIES_OUT: Final = "carries out"
PUSHED: Final = "pushed"
LEAVES: Final = "leaves"

STEADY: Final = "steady"  # the key of abilities that take 3 instead of a roll
POWER: Final = "power"
INCOME: Final = "income"


class Target:
    """What is chosen when a card is declared: the question, and where to look for it."""

    def __init__(self, question: Question[Table], among: Callable[[Table, Scope], list[Action[Table]]]) -> None:
        self.question = question
        self.among = among


class ToyCard(Card):
    """A creature, which stays in play, or a spell, which is discarded once it was played out."""

    def __init__(
        self,
        name: str,
        *abilities: Ability[Table],
        cost: int = 1,
        power: int = 0,
        life_cost: int = 0,
        quick: bool = False,
        targets: list[Target] | None = None,
    ) -> None:
        kind = "creature" if power else "spell"
        super().__init__(name, kind, "\n".join([ability.text for ability in abilities]), ["name"])
        self.abilities = list(abilities)
        self.cost = cost
        self.power = power
        self.life_cost = life_cost
        self.quick = quick
        self.targets: list[Target] = targets or []

    def values(self) -> dict[str, int]:
        return {"cost": self.cost, "power": self.power}


class Table(CardTable):
    """All of the toy's table. Everybody's deck, and nothing else, is a pool."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.prints: list[ToyCard] = []
        self.tiles: list[Effect[Table]] = []
        self.life = [LIFE] * setup.seats
        self.coins = [0] * setup.seats
        self.zone: list[int] = []
        self.exhausted: list[bool] = []
        self.deck: list[list[int]] = [[] for _ in range(setup.seats)]
        self.hand: list[list[int]] = [[] for _ in range(setup.seats)]
        self.discards: list[list[int]] = [[] for _ in range(setup.seats)]
        self.play: list[int] = []  # of all seats, as they came
        self.pile: list[list[int]] = []  # seat, source, number of the ability or NOTHING, targets; the last one first
        self.used: list[bool] = [False] * GRID
        self.rows: list[list[int]] = [[] for _ in range(setup.seats)]  # tiles by moments, NOTHING where there is none
        self.moment = 0
        self.moments = 0

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.prints = self.prints
        c.tiles = self.tiles
        c.life = self.life[:]
        c.coins = self.coins[:]
        c.zone = self.zone[:]
        c.exhausted = self.exhausted[:]
        c.deck = [zone[:] for zone in self.deck]
        c.hand = [zone[:] for zone in self.hand]
        c.discards = [zone[:] for zone in self.discards]
        c.play = self.play[:]
        c.pile = self.pile[:]  # what is on it does not change
        c.used = self.used[:]
        c.rows = [row[:] for row in self.rows]
        c.moment = self.moment
        c.moments = self.moments

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "life", "coins", "zone", "exhausted", "deck", "hand",
                "discards", "play", "pile", "used", "rows", "moment", "moments"]  # fmt: skip

    # -- looking -------------------------------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        return it // EACH

    def print_of(self, it: int) -> ToyCard:
        return self.prints[self.faces[it]]

    def power(self, it: int) -> int:
        return max(0, self.print_of(it).power + self.bonus(POWER, it))

    def income(self, me: int) -> int:
        return 2 + self.bonus(INCOME, of_seat(me))

    def creatures(self, me: int) -> list[int]:
        return [it for it in self.play if self.owner(it) == me]

    def uses(self, it: int) -> list[Activated[Table]]:
        """What it can be used for, while it is in play."""
        found = [standing.ability for standing in self.standing.get(USE, NO_ABILITIES) if standing.source == it]
        return [ability for ability in found if isinstance(ability, Activated)]

    def guard(self, me: int) -> int:
        """A creature that stands before this seat; NOTHING where none is ready."""
        return next((it for it in self.creatures(me) if not self.exhausted[it]), NOTHING)

    def on_pile(self, it: int) -> list[list[int]]:
        return [entry for entry in self.pile if entry[1] == it]

    # -- verbs ---------------------------------------------------------------------------------------------------------

    def move(self, it: int, zone: int) -> None:
        """From where it lies to another zone."""
        me = self.owner(it)
        for piles in (self.deck, self.hand, self.discards):
            if it in piles[me]:
                piles[me].remove(it)
        if it in self.play:
            self.play.remove(it)
            self.disable(it)
        self.zone[it], self.exhausted[it] = zone, False
        if zone == DECK:
            self.deck[me].append(it)
        elif zone == HAND:
            self.hand[me].append(it)
            self.show(it, 1 << me)
        else:
            self.show(it)
        if zone == DISCARD:
            self.discards[me].append(it)
        elif zone == PLAY:
            self.play.append(it)
            self.enable(it)

    def draw(self, me: int) -> None:
        if self.deck[me]:
            it = self.deck[me][-1]
            self.move(it, HAND)
            self.emit(DRAWS, me, it, seen=1 << me)

    def gain(self, me: int, coins: int) -> None:
        self.coins[me] += coins
        self.emit(GAINS, me, number=coins)

    def pay(self, me: int, coins: int) -> None:
        self.coins[me] -= coins
        self.emit(PAYS, me, number=coins)

    def lose_life(self, me: int, life: int) -> None:
        self.life[me] -= life
        self.progress()
        self.emit(LOSES, me, number=life)

    def exhaust(self, it: int) -> None:
        self.exhausted[it] = True
        self.emit(EXHAUSTS, self.owner(it), it)

    def enter(self, it: int) -> None:
        self.move(it, PLAY)
        self.progress()
        self.emit(ENTERS, self.owner(it), it)

    def destroy(self, it: int) -> None:
        if not replaced_by_card(self, DESTROYED, it):
            self.progress()
            self.emit(DESTROYED, self.owner(it), it)
            self.move(it, DISCARD)

    def discard(self, it: int) -> None:
        self.move(it, DISCARD)
        self.emit(DISCARDS, self.owner(it), it)

    def counter(self, it: int) -> None:
        self.pile = [entry for entry in self.pile if entry[1] != it]
        self.emit(COUNTERED, self.owner(it), it)
        self.move(it, DISCARD)

    def roll_die(self, me: int) -> int:
        rolled = self.roll(6)
        self.emit(ROLLS, me, number=rolled)
        return rolled

    def leave_game(self, me: int) -> None:
        self.set_out(replaced(self.out, me, True))
        self.progress()
        self.emit(LEAVES, me)
        self.pile = [entry for entry in self.pile if entry[0] != me]
        for it in range(me * EACH, (me + 1) * EACH):
            if self.zone[it] != AWAY:
                self.move(it, AWAY)
        self.rows[me] = []

    def end_loop(self) -> None:
        self.end(self.left(), "stalemate", "end.stalemate")

    # -- words ---------------------------------------------------------------------------------------------------------

    def named(self, it: int, me: int) -> Part:
        return Part(self.name_of(it, me), it if self.knows(me, it) else NOTHING)

    def worded(self, word: str, me: int, it: int) -> Part:
        """What a word in braces stands for."""
        if word == "it":
            return self.named(it, me)
        if word == "seat":
            return Part(self.setup.names[it])
        if word == "guard":
            return self.named(self.guard(it), me)
        if word == "forbidder":
            return self.named(self.forbidder(cannot(STRIKES), me, it), me)
        if word == "source":
            return self.named(self.scopes[-1].source, me)
        if word == "n":
            return Part(str(it))
        raise KeyError(word)


ACTIONS: Final[Actions[Table]] = Actions()  # each module adds its own
