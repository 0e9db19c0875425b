"""A position: what is still to be done, who must decide, chance, how the game ended; copied as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.basics.chance import Chances
from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.modifier import Modifier
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.setup import NONE, Setup
from rulebound.kernel.table.action import NOBODY, Action, Question
from rulebound.kernel.table.agenda import Step

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


class Outcome:
    """How a game ended: the winners (all seats that share it in a draw), the reason, and its clause.

    loop: where it was broken off because something went on for ever, what did: the names of cards, or of actions.
    """

    def __init__(self, winners: list[int], reason: str, clause: str, loop: list[str] | None = None) -> None:
        self.winners = winners
        self.reason = reason
        self.clause = clause
        self.loop = loop or []

    def __repr__(self) -> str:
        loop = f", loop={self.loop}" if self.loop else ""
        return f"Outcome(winners={self.winners}, reason={self.reason!r}, clause={self.clause!r}{loop})"


class Position:
    """What a table keeps, whatever its game. How it changes is in `State`."""

    __slots__ = (  # a dictionary of so many attributes would be slow
        "agenda", "asked", "brisk", "candidates", "cause", "chances", "chances_shared", "clause", "decisions", "deed",
        "deed_before", "floor", "floor_reason", "forbids", "found", "game", "lifts", "log", "loop", "modifiers",
        "observed", "over", "passed", "question", "quiet", "reason", "scopes", "seat", "seats", "setup", "turn_began",
        "untried", "winners",
    )  # fmt: skip

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.agenda: list[Step[Any]] = []
        self.scopes: list[Scope] = []
        self.seat = NOBODY
        self.found: list[Action[Any]] = NO_ACTIONS  # the options among the candidates that have been looked at
        self.candidates: list[Action[Any]] = NO_ACTIONS
        self.untried = 0  # so many of the candidates, the last ones, have not been looked at
        self.question: list[Question[Any]] = NO_QUESTION  # none or one; never None, which mypyc narrows wrongly
        self.over = False
        self.winners: list[int] = []
        self.reason = ""
        self.loop = NO_LOOP  # what goes on for ever, once a turn is nearly too long; replaced, never changed
        self.chances: Chances = NO_CHANCES
        self.chances_shared = True
        self.modifiers: list[Modifier] = []
        self.forbids = NO_WORDS  # what cards forbid, as `cannot ...`; replaced, never changed
        self.lifts = False  # whether any card sets a need aside
        self.decisions = 0
        self.turn_began = 0  # the number of decisions before the present turn
        self.deed = 0  # the number of decisions before the present deed, or before the last one of a finished game
        self.deed_before = 0  # the same for the deed before that
        self.floor = 0  # undo is free back to this number of decisions
        self.floor_reason = ""
        self.asked = NOBODY
        self.passed = 0  # seats that have passed in a row, in a window
        self.quiet = 0  # full rounds since anything counted changed
        self.brisk = setup.options["windows"] == NONE
        self.clause = ""
        self.cause = -1
        self.observed = False
        self.log: list[Event] = []

    # -- copies --------------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        c = type(self)(self.game, self.setup)
        self.copy_to(c)
        return c

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()  # the game is shared: its actions are those of all its tables

    def copy_to(self, c: Self) -> None:
        """Copies what changes; each class of table adds its own."""
        c.agenda = self.agenda[:]
        if self.scopes:
            c.scopes = [scope.clone() for scope in self.scopes]
        c.seat = self.seat
        c.found = self.found  # these two are replaced, never changed
        c.candidates = self.candidates
        c.untried = self.untried
        c.question = self.question
        c.over = self.over
        c.winners = self.winners
        c.reason = self.reason
        c.loop = self.loop
        c.chances = self.chances
        c.chances_shared = self.chances_shared = True
        if self.modifiers:
            c.modifiers = self.modifiers[:]
        c.forbids = self.forbids
        c.lifts = self.lifts
        c.decisions = self.decisions
        c.turn_began = self.turn_began
        c.deed = self.deed
        c.deed_before = self.deed_before
        c.floor = self.floor
        c.floor_reason = self.floor_reason
        c.asked = self.asked
        c.passed = self.passed
        c.quiet = self.quiet
        c.clause = self.clause
        c.cause = self.cause
        c.observed = self.observed
        if self.observed:
            c.log = self.log[:]

    def plain_fields(self) -> list[str]:
        """The fields that are numbers, words and lists of them: saved, restored and fingerprinted by name."""
        return [
            "seat",
            "over",
            "winners",
            "reason",
            "loop",
            "decisions",
            "turn_began",
            "deed",
            "deed_before",
            "floor",
            "floor_reason",
            "asked",
            "passed",
            "quiet",
            "clause",
        ]

    # -- what anybody may ask ------------------------------------------------------------------------------------------

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.over

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before it has."""
        return Outcome(self.winners, self.reason, self.clause, self.loop) if self.over else None

    def returns(self) -> list[float]:
        """For each seat -1 to 1: k winners of n have 2/k - 1 (at most 1), the others -1, all drawing 0."""
        if not self.over:
            return [0.0] * self.seats
        k = len(self.winners)
        if k in (0, self.seats):
            return [0.0] * self.seats
        share = min(1.0, 2.0 / k - 1.0)
        return [share if seat in self.winners else -1.0 for seat in range(self.seats)]

    def ruling(self, name: str) -> str:
        """The value of a switch at this table."""
        return self.setup.rulings[name]

    # -- how far the game has come -------------------------------------------------------------------------------------

    def end(self, winners: list[int], reason: str, clause: str) -> None:
        """The game is over."""
        self.over = True
        self.winners = winners
        self.reason = reason
        self.clause = clause
        self.loop = NO_LOOP
        self.seat = NOBODY
        self.found = NO_ACTIONS
        self.candidates = NO_ACTIONS
        self.untried = 0
        self.question = NO_QUESTION
        self.agenda = []
        self.scopes = []

    def progress(self) -> None:
        """Something that counts has changed: score, life, money, pieces on the table."""
        self.quiet = -1  # the round in which this happens is not a quiet one

    def round_passed(self, most: int) -> bool:
        """A full round is over; True when it was the last of `most` rounds in which nothing counted changed."""
        self.quiet += 1
        return 0 < most <= self.quiet

    # -- chance and what may be taken back -----------------------------------------------------------------------------

    def chance(self) -> Chances:
        """This table's chance, to be used now: copies stop sharing it."""
        if self.chances_shared:
            self.chances = self.chances.clone()
            self.chances_shared = False
        return self.chances

    def roll(self, sides: int) -> int:
        """A die for everybody to see: 1 to sides."""
        self.no_way_back("dice were rolled")
        return self.chance().roll(sides)

    def no_way_back(self, why: str) -> None:
        """What has been decided so far cannot be taken back without the others: chance, a secret, another mind."""
        self.floor = self.decisions
        self.floor_reason = why


NO_CHANCES: Final = Chances.of_seed(0, 0)
NO_LOOP: Final[list[str]] = []
NO_WORDS: Final[set[str]] = set()
NO_ACTIONS: Final[list[Action[Any]]] = []  # these two are replaced, never changed
NO_QUESTION: Final[list[Question[Any]]] = []
