"""What lies on the table of Proelium, who attacks and blocks, and what has been spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

from rulebound.cardgame import table as cardgame_table
from rulebound.games.proelium.card import ProeliumCard
from rulebound.games.proelium.counters import WEARY
from rulebound.games.proelium.zones import ATTACHED, LABORATORY
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.pieces import NO_FLAGS, NO_NUMBERS, NO_PILES

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

NO_WINDOW: Final = -1
NO_CARDS: Final[list[ProeliumCard]] = []


class Table(cardgame_table.Table):
    """spent: for each seat the tokens spent in this turn. stock: how many lie in the stock pile.

    ruined: for each seat whether an effect of the opponent took the last token. [R10]
    attackers: the pieces that attack; blockers: for each of them what blocks it; stopped: whether it was blocked.
    facing: the place of the attacker that blockers are named for.
    least: for each counter and seat the least of it that there ever was: only less than that brings the end nearer.
    wounds: for each piece the damage on it. came: the turn in which it came into play, 0 for others.
    attached: the enhancements in play, as they came; host: for each of them the piece that it enhances.
    researched: pieces whose free research was made.
    window: what the window that is open follows; NO_WINDOW where none is. mover: who did that.
    acted: whether somebody has played, used or researched something that was not answered yet. [R25]
    """

    overrides: ClassVar[tuple[str, ...]] = ("in_play", "lay_out_faces", "open_turn", "value")
    __slots__ = (
        "acted", "attached", "attackers", "blockers", "came", "cards_of", "cheapest", "facing", "host", "least",
        "mover", "researched", "ruined", "spent", "stock", "stopped", "window", "wounds",
    )  # fmt: skip

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.cards_of: list[ProeliumCard] = NO_CARDS  # the same as `prints`
        self.cheapest = 0  # what the cheapest card costs that can be played in answer
        self.spent = NO_NUMBERS  # all lists are replaced, never changed
        self.stock = 0
        self.ruined = NO_FLAGS
        self.least = NO_PILES
        self.attackers = NO_NUMBERS
        self.blockers = NO_PILES
        self.stopped = NO_FLAGS
        self.facing = 0
        self.wounds = NO_NUMBERS
        self.came = NO_NUMBERS
        self.attached = NO_NUMBERS
        self.host = NO_NUMBERS
        self.researched = NO_NUMBERS
        self.window = NO_WINDOW
        self.mover = 0
        self.acted = False

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.cards_of = self.cards_of
        c.cheapest = self.cheapest
        c.spent = self.spent
        c.stock = self.stock
        c.ruined = self.ruined
        c.least = self.least
        c.attackers = self.attackers
        c.blockers = self.blockers
        c.stopped = self.stopped
        c.facing = self.facing
        c.wounds = self.wounds
        c.came = self.came
        c.attached = self.attached
        c.host = self.host
        c.researched = self.researched
        c.window = self.window
        c.mover = self.mover
        c.acted = self.acted

    def plain_fields(self) -> list[str]:
        return [
            *super().plain_fields(), "spent", "stock", "ruined", "least", "attackers", "blockers", "stopped", "facing",
            "wounds", "came", "attached", "host", "researched", "window", "mover", "acted",
        ]  # fmt: skip

    def lay_out_faces(self, faces: list[int]) -> None:
        super().lay_out_faces(faces)
        self.spent = [0] * self.seats
        self.ruined = [False] * self.seats
        self.least = [amounts[:] for amounts in self.amounts]
        self.wounds = [0] * len(faces)
        self.came = [0] * len(faces)
        self.host = [NOTHING] * len(faces)

    # -- looking -------------------------------------------------------------------------------------------------------

    def rival(self, seat: int) -> int:
        """The opponent."""
        return 1 - seat

    def print_of(self, it: int) -> ProeliumCard:
        """What is printed on a card."""
        return self.cards_of[self.faces[it]]

    def value(self, key: str, it: int) -> int:
        """A value of a card now. Only costs are never below zero. [R16] [R48]"""
        found = self.now(key, it, self.prints[self.faces[it]].numbers.get(key, 0))
        if key == "D":
            return found - self.wounds[it]
        if key != "cost":
            return found
        if self.unusual:
            found += self.price_of_player(self.holder[it], it)
        if self.game.has_prices:
            found += self.own_price(it)
        return max(0, found)

    def is_character(self, it: int) -> bool:
        """Whether it has Battle Stats. [card.stats]"""
        return self.prints[self.faces[it]].kind == "character"

    def takes_damage(self, it: int) -> bool:
        """Characters in play do. [R68]"""
        return self.zone[it] == LABORATORY and self.is_character(it)

    def block_defense(self, it: int) -> int:
        """The D with which it blocks: half of it after it has attacked. [attack.half] [R36] [R38]"""
        defense = self.value("D", it)
        return defense // 2 if self.marks[WEARY][it] else defense

    def enhancements(self, it: int) -> list[int]:
        """What enhances this piece, as it came."""
        return [other for other in self.attached if self.host[other] == it]

    def in_play(self, seat: int) -> list[int]:
        found = self.piles[LABORATORY + seat]
        if self.attached:
            found = found + [it for it in self.attached if self.holder[it] == seat]
        return found

    def stays(self, it: int) -> bool:
        return self.zone[it] in (LABORATORY, ATTACHED)

    # -- what comes and goes -------------------------------------------------------------------------------------------

    def comes(self, it: int, zone: int) -> None:
        if zone == LABORATORY:
            self.came = replaced(self.came, it, self.turn)
        elif zone == ATTACHED:
            self.attached = [*self.attached, it]

    def leaves(self, it: int, zone: int) -> None:
        """Nothing of what was on it is left, and it has not been researched when it is played again. [R33] [R42]"""
        super().leaves(it, zone)
        if it in self.researched:
            self.researched = without(self.researched, it)
        if zone == LABORATORY:
            self.came = replaced(self.came, it, 0)
            self.wounds = replaced(self.wounds, it, 0)
        elif zone == ATTACHED:
            self.attached = without(self.attached, it)
            self.host = replaced(self.host, it, NOTHING)

    def open_turn(self, me: int) -> None:
        """The limit begins anew for both. [money.limit] [R6]"""
        super().open_turn(me)
        self.spent = [0] * self.seats
        self.researched = NO_NUMBERS

    def note_amount(self, counter: int, seat: int, n: int) -> None:
        """A player has so much of it from now on; less than ever before counts as a change. [R53]"""
        self.amounts[counter] = replaced(self.amounts[counter], seat, n)
        if n < self.least[counter][seat]:
            self.least = replaced(self.least, counter, replaced(self.least[counter], seat, n))
            self.progress()
