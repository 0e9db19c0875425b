"""Actions: what a seat can do, each with one operand and a code; and questions, which ask for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from rulebound.kernel.table.need import Need

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")
A = TypeVar("A")

NOTHING: Final = -1  # no piece, no operand
NO_SEAT: Final = -1


class Action(Generic[T]):
    """An action that a seat can take. Immutable; made once for a game and shared by all its states.

    code: its number, from 0 to `game.num_actions` - 1; `game.action(code)` finds it.
    it: its one operand, a piece or another number; -1 where it has none. A second choice is asked for next.
    clause: the id of its clause.
    says: the sentence for people, with words in braces that the table fills in.
    costs: its price in such words, if `says` does not say it.
    needs: what must hold, in the order in which reasons are given.
    given: what holds for every candidate that a rule offers; tested only to answer `why_not`.
    meanwhile: what must hold for this kind of action to be asked at all; tested if another question is asked.
    """

    clause: str = ""
    says: str = "{it}"
    costs: str = ""
    given: list[Need[T]] = []
    meanwhile: list[Need[T]] = []
    needs: list[Need[T]] = []

    def __init__(self, code: int, it: int) -> None:
        self.code = code
        self.it = it

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # immutable and shared

    def perform(self, table: T, me: int) -> None:
        """Carries it out."""
        raise NotImplementedError(type(self).__name__)  # each kind of action has its own

    def __str__(self) -> str:
        name = type(self).__name__
        return name if self.it == NOTHING else f"{name}({self.it})"

    def __repr__(self) -> str:
        return f"<{self} code {self.code}>"


class Actions(Generic[T]):
    """All actions of a game, in the order of their codes. of_tokens: how many, the last ones, are of tokens."""

    def __init__(self) -> None:
        self.all: list[Action[T]] = []
        self.of_tokens = 0
        self.lists: list[tuple[Callable[[int, int], Any], list[Any]]] = []  # with an action for each operand

    def one(self, kind: Callable[[int, int], A]) -> A:
        """Adds an action without operand."""
        return self._added(kind, NOTHING)

    def each(self, kind: Callable[[int, int], A], operands: int, into: list[A] | None = None) -> list[A]:
        """Adds an action for each operand from 0 on; the list, `into` if it is given, is indexed by the operand."""
        made: list[A] = [] if into is None else into
        made += [self._added(kind, it) for it in range(operands)]
        self.lists.append((kind, made))
        return made

    def with_tokens(self, pieces: int, more: int) -> list[Action[T]]:
        """All actions, with one more for each token of every kind that has one for each of these pieces.

        Their codes come after all others, which keep theirs.
        """
        before = len(self.all)
        for kind, made in self.lists:
            if len(made) == pieces:
                made += [self._added(kind, it) for it in range(pieces, pieces + more)]
        self.of_tokens = len(self.all) - before
        return self.all

    def _added(self, kind: Callable[[int, int], A], it: int) -> A:
        """A new action with the next code."""
        action = kind(len(self.all), it)
        assert isinstance(action, Action)
        self.all.append(action)
        return action


class Question(Generic[T]):
    """A question that a seat is asked. Its needs must hold in addition to those of the action.

    takes: the kinds of actions that answer it.
    says: the sentence of an option, if it differs from that of the action.
    chained: it completes the previous action, so undo goes back past it.
    offers: makes the candidates, if they depend on hidden cards; used to imagine states.
    secret: it is asked even with one option, because skipping it would reveal something hidden.
    """

    def __init__(
        self,
        clause: str,
        prompt: str,
        *needs: Need[T],
        takes: list[type],
        given: list[Need[T]] | None = None,
        says: str = "",
        offers: Callable[[T, int], list[Action[T]]] | None = None,
        chained: bool = False,
        secret: bool = False,
    ) -> None:
        self.clause = clause
        self.prompt = prompt
        self.needs = list(needs)
        self.takes = takes
        self.given: list[Need[T]] = given if given is not None else []
        self.says = says
        self.offers: list[Callable[[T, int], list[Action[T]]]] = [] if offers is None else [offers]
        self.chained = chained
        self.secret = secret
        self.choices: list[str] = []  # the sentence of each option, if they are options of a card text
        self.name = ""  # set by the game, to save it by
        self.alone = [self]  # a list, as tables store a question


class Decision:
    """A decision that must be made.

    seat: the seat that must make it; -1 when the game is over.
    prompt: the question, in a sentence.
    clause: the id of its clause.
    """

    def __init__(self, seat: int, prompt: str, clause: str) -> None:
        self.seat = seat
        self.prompt = prompt
        self.clause = clause

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, clause={self.clause!r})"
