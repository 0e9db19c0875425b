"""A position: the agenda, the decision, chance, the outcome; copied as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.basics.chance import Chances
from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.modifier import Modifier
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.setup import NONE, Setup
from rulebound.kernel.table.action import NO_SEAT, Action, Question
from rulebound.kernel.table.agenda import Step

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


class Outcome:
    """How a game ended.

    winners: the seats that won or share the win; in a draw of all, all or none.
    reason: a key of `game.reasons`.
    clause: the id of its clause.
    loop: the names of the cards or actions that repeated, if the game was stopped because of an endless loop.
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
    """The fields of a state in any game. `State` changes them."""

    __slots__ = (  # a dictionary of so many attributes would be slow
        "action_start",
        "action_start_before",
        "agenda",
        "candidates",
        "cause",
        "chances",
        "chances_shared",
        "clause",
        "decisions",
        "forbids",
        "game",
        "idle_rounds",
        "last_asked",
        "last_seen",
        "legal",
        "lifts",
        "log",
        "loop",
        "modifiers",
        "observed",
        "over",
        "passed",
        "passes_alone",
        "question",
        "reason",
        "scopes",
        "seat",
        "seats",
        "setup",
        "turn_began",
        "unchecked",
        "undo_limit",
        "undo_limit_reason",
        "unusual",
        "winners",
    )  # fmt: skip

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.agenda: list[Step[Any]] = []
        self.scopes: list[Scope] = []
        self.seat = NO_SEAT
        self.legal: list[Action[Any]] = NO_ACTIONS  # the legal ones among the tested candidates
        self.candidates: list[Action[Any]] = NO_ACTIONS
        self.unchecked = 0  # how many candidates, the last ones, are untested
        self.question: list[Question[Any]] = NO_QUESTION  # empty or one; not None, which mypyc narrows wrongly
        self.over = False
        self.winners: list[int] = []
        self.reason = ""
        self.loop = NO_LOOP  # what repeats, recorded near the end of a very long turn; replaced, never changed
        self.chances: Chances = NO_CHANCES
        self.chances_shared = True
        self.modifiers: list[Modifier] = []
        self.forbids = NO_WORDS  # the words after `cannot` of cards in play; replaced, never changed
        self.lifts = False  # whether any card in play overrides a need
        self.unusual = False  # whether any card in play has an ability of a kind that few cards have
        self.decisions = 0
        self.turn_began = 0  # the number of decisions before this turn
        self.action_start = 0  # the number of decisions before the current action; of a finished game, before the last
        self.action_start_before = 0  # the same for the action before that
        self.undo_limit = 0  # undo is free back to this number of decisions
        self.undo_limit_reason = ""
        self.last_seen = 0  # the same, but for others who had to decide: after this nothing new was seen; not saved
        self.last_asked = NO_SEAT
        self.passed = 0  # seats that have passed in a row, in a window
        self.idle_rounds = 0  # full rounds without progress
        self.passes_alone = setup.options["windows"] == NONE
        self.clause = ""
        self.cause = -1
        self.observed = False
        self.log: list[Event] = []

    # -- copies --------------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy, chance included: it will draw and roll the same."""
        c = type(self)(self.game, self.setup)
        self.copy_to(c)
        return c

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()  # the game is shared, and its actions belong to all its tables

    def copy_to(self, c: Self) -> None:
        """Copies the fields that change; each subclass adds its own."""
        c.agenda = self.agenda[:]
        if self.scopes:
            c.scopes = [scope.clone() for scope in self.scopes]
        c.seat = self.seat
        c.legal = self.legal  # these two are replaced, never changed
        c.candidates = self.candidates
        c.unchecked = self.unchecked
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
        c.unusual = self.unusual
        c.decisions = self.decisions
        c.turn_began = self.turn_began
        c.action_start = self.action_start
        c.action_start_before = self.action_start_before
        c.undo_limit = self.undo_limit
        c.last_seen = self.last_seen
        c.undo_limit_reason = self.undo_limit_reason
        c.last_asked = self.last_asked
        c.passed = self.passed
        c.idle_rounds = self.idle_rounds
        c.clause = self.clause
        c.cause = self.cause
        c.observed = self.observed
        if self.observed:
            c.log = self.log[:]

    def plain_fields(self) -> list[str]:
        """The fields that hold numbers, words or lists of them: saved, loaded and fingerprinted by name."""
        return [
            "seat",
            "over",
            "winners",
            "reason",
            "loop",
            "decisions",
            "turn_began",
            "action_start",
            "action_start_before",
            "undo_limit",
            "undo_limit_reason",
            "last_asked",
            "passed",
            "idle_rounds",
            "clause",
        ]

    # -- what programs ask ---------------------------------------------------------------------------------------------

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.over

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before the end."""
        return Outcome(self.winners, self.reason, self.clause, self.loop) if self.over else None

    def returns(self) -> list[float]:
        """For each seat a number from -1 to 1: losers -1, k winners 2/k - 1 each; 0 in a draw and before the end."""
        if not self.over:
            return [0.0] * self.seats
        k = len(self.winners)
        if k in (0, self.seats):
            return [0.0] * self.seats
        share = min(1.0, 2.0 / k - 1.0)
        return [share if seat in self.winners else -1.0 for seat in range(self.seats)]

    def ruling(self, name: str) -> str:
        """The value of a ruling at this table."""
        return self.setup.rulings[name]

    # -- how far the game has come -------------------------------------------------------------------------------------

    def end(self, winners: list[int], reason: str, clause: str) -> None:
        """Ends the game."""
        self.over = True
        self.winners = winners
        self.reason = reason
        self.clause = clause
        self.loop = NO_LOOP
        self.seat = NO_SEAT
        self.legal = NO_ACTIONS
        self.candidates = NO_ACTIONS
        self.unchecked = 0
        self.question = NO_QUESTION
        self.agenda = []
        self.scopes = []

    def progress(self) -> None:
        """Marks progress: a score, life, money or the pieces on the table have changed."""
        self.idle_rounds = -1  # this round does not count as one without progress

    def round_passed(self, most: int) -> bool:
        """Ends a full round. Returns whether `most` rounds have passed without progress."""
        self.idle_rounds += 1
        return 0 < most <= self.idle_rounds

    # -- chance and what may be taken back -----------------------------------------------------------------------------

    def chance(self) -> Chances:
        """The random numbers of this table, no longer shared with copies."""
        if self.chances_shared:
            self.chances = self.chances.clone()
            self.chances_shared = False
        return self.chances

    def roll(self, sides: int) -> int:
        """Rolls a die that all see: 1 to sides."""
        self.limit_undo("dice were rolled")
        return self.chance().roll(sides)

    def roll_together(self, count: int, sides: int) -> list[int]:
        """Rolls so many dice that all see."""
        if count == 0:
            return []
        self.limit_undo("dice were rolled")
        return self.chance().roll_together(count, sides)

    def limit_undo(self, why: str) -> None:
        """Ends free undo: what was decided so far can be undone only with the others' consent."""
        self.undo_limit = self.decisions
        self.undo_limit_reason = why
        self.last_seen = self.decisions

    def another_seat_decides(self) -> None:
        """Another seat has to decide: so far nothing can be taken back without it, though nothing new was seen."""
        self.undo_limit = self.decisions
        self.undo_limit_reason = "another player has had to decide since"


NO_CHANCES: Final = Chances.of_seed(0, 0)
NO_LOOP: Final[list[str]] = []
NO_WORDS: Final[set[str]] = set()
NO_ACTIONS: Final[list[Action[Any]]] = []  # these two are replaced, never changed
NO_QUESTION: Final[list[Question[Any]]] = []
