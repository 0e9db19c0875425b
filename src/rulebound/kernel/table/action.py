"""Actions: what a seat may do, each with one operand and a dense code; and questions, which ask for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from rulebound.kernel.table.need import Need

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")
A = TypeVar("A")

NOTHING: Final = -1  # no piece, no operand
NOBODY: Final = -1  # no seat


class Action(Generic[T]):
    """One thing a seat may do. It has one operand, `it`: what needs a second one asks for that next.

    Actions are made once for a game and shared by all its tables, so they know no table. `says` is the sentence for
    people, with words in braces that the table fills in.

    costs: what must be paid for it, in such words, where `says` does not tell: an amount, or what one does.
    needs: what must be so, in the order in which it is explained.
    given: what is so of every candidate that a rule offers; looked at only when somebody asks why not.
    meanwhile: the same where something else is asked: what must be so for this to be asked at all.
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
        return self  # shared, as by all tables

    def perform(self, table: T, me: int) -> None:
        """What doing it changes."""
        raise NotImplementedError(type(self).__name__)  # each kind of action has its own

    def __str__(self) -> str:
        name = type(self).__name__
        return name if self.it == NOTHING else f"{name}({self.it})"

    def __repr__(self) -> str:
        return f"<{self} code {self.code}>"


class Actions(Generic[T]):
    """All actions of a game in the order of their codes."""

    def __init__(self) -> None:
        self.all: list[Action[T]] = []

    def one(self, kind: Callable[[int, int], A]) -> A:
        """An action without operand."""
        action = kind(len(self.all), NOTHING)
        assert isinstance(action, Action)
        self.all.append(action)
        return action

    def each(self, kind: Callable[[int, int], A], operands: int) -> list[A]:
        """An action for each operand from 0 on; the list finds it by its operand."""
        made: list[A] = []
        for it in range(operands):
            action = kind(len(self.all), it)
            assert isinstance(action, Action)
            self.all.append(action)
            made.append(action)
        return made


class Question(Generic[T]):
    """What a seat is asked. Its needs come on top of the action's own.

    takes: the kinds of actions that answer it.
    says: the sentence of an option, where the question knows better than the action.
    chained: it goes on with the deed begun before, so undo goes back past it.
    offers: makes the candidates, where they depend on what others cannot see; used when such a seat is imagined.
    secret: that there is only one option would tell something hidden, so it is asked all the same.
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
        self.choices: list[str] = []  # what each option says, where they are options of a text
        self.name = ""  # given by the game, to be saved by
        self.alone = [self]  # as tables hold what is asked


class Decision:
    """Who must decide what: the seat, a sentence that asks, and the clause it stands on."""

    def __init__(self, seat: int, prompt: str, clause: str) -> None:
        self.seat = seat
        self.prompt = prompt
        self.clause = clause

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, clause={self.clause!r})"
