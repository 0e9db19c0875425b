"""Effects: nodes of card text. Immutable trees, shared by all tables; their memory is the scope."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NO_SEAT, NOTHING, Action, Question
from rulebound.kernel.table.agenda import Step

if TYPE_CHECKING:
    from rulebound.kernel.table.ability import Ability
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")


class Effect(Generic[T]):
    """A node of card text. It uses verbs, adds steps to the agenda, or asks a question."""

    def __init__(self) -> None:
        self.step: Step[T] = Step("", "", self.carry_out, NO_SEAT)  # named by the game after its text and place there

    def carry_out(self, table: T, no_seat: int) -> None:
        """The step of the effect; by now its scope is the innermost one."""
        self.run(table, table.scopes[-1])

    def run(self, table: T, scope: Scope) -> None:
        """Carries it out once."""
        raise NotImplementedError(type(self).__name__)  # each kind of effect has its own

    def is_idle(self, table: T, scope: Scope) -> bool:
        """Whether it is known in advance that it will change nothing."""
        return False

    def prepare(self, names: list[str]) -> None:
        """The game has these cards, by their numbers: what hangs on that is made now, before its steps are named."""

    def parts(self) -> list[Effect[T]]:
        """The effects that it consists of."""
        return []

    def asks(self) -> list[Question[T]]:
        """The questions that it may ask."""
        return []

    def lends(self) -> list[Ability[T]]:
        """The abilities that it grants."""
        return []


class Leave(Step[T]):
    """The end of an effect: removes its scope."""

    def __init__(self, clause: str, name: str) -> None:
        super().__init__(clause, name, self.forget, NO_SEAT)

    def forget(self, table: T, no_seat: int) -> None:
        table.scopes.pop()
        if not table.scopes:
            table.is_of_the_action()


class Sequence(Effect[T]):
    """First this. Then, that."""

    def __init__(self, *parts: Effect[T]) -> None:
        super().__init__()
        self.members = list(parts)

    def run(self, table: T, scope: Scope) -> None:
        for part in reversed(self.members):
            table.agenda.append(part.step)

    def parts(self) -> list[Effect[T]]:
        return self.members


class Choose(Effect[T]):
    """Choose one of these. The scope's picks remember it; NOTHING if there was none."""

    def __init__(self, question: Question[T], among: Callable[[T, Scope], list[Action[T]]]) -> None:
        super().__init__()
        self.question = question
        self.among = among

    def run(self, table: T, scope: Scope) -> None:
        if not table.ask(scope.me, self.question, self.among(table, scope)):
            scope.picks.append(NOTHING)

    def asks(self) -> list[Question[T]]:
        return [self.question]


class Pick(Action[T]):
    """Choose this."""

    def perform(self, table: T, me: int) -> None:
        table.scopes[-1].picks.append(self.it)


class Yes(Action[T]):
    """Accept the offer, which waits on top of the agenda."""

    says = "Yes"

    def perform(self, table: T, me: int) -> None:
        pass


class No(Action[T]):
    """Decline the offer, which waits on top of the agenda."""

    says = "No"

    def perform(self, table: T, me: int) -> None:
        table.agenda.pop()


class May(Effect[T]):
    """You may do this."""

    def __init__(self, question: Question[T], yes_no: list[Action[T]], body: Effect[T]) -> None:
        super().__init__()
        self.question = question
        self.yes_no = yes_no
        self.body = body

    def run(self, table: T, scope: Scope) -> None:
        table.agenda.append(self.body.step)
        if not table.ask(scope.me, self.question, self.yes_no):
            table.agenda.pop()

    def parts(self) -> list[Effect[T]]:
        return [self.body]

    def asks(self) -> list[Question[T]]:
        return [self.question]


class If(Effect[T]):
    """If a condition holds, one effect; otherwise the other one, if there is one."""

    def __init__(self, so: Callable[[T, Scope], bool], body: Effect[T], otherwise: Effect[T] | None = None) -> None:
        super().__init__()
        self.so = so
        self.body = body
        self.otherwise: list[Effect[T]] = [] if otherwise is None else [otherwise]

    def run(self, table: T, scope: Scope) -> None:
        if self.so(table, scope):
            table.agenda.append(self.body.step)
        elif self.otherwise:
            table.agenda.append(self.otherwise[0].step)

    def is_idle(self, table: T, scope: Scope) -> bool:
        return not self.otherwise and not self.so(table, scope)

    def parts(self) -> list[Effect[T]]:
        return [self.body, *self.otherwise]


class ForEach(Effect[T]):
    """For each of these, in order: the body has it as `it` in a scope of its own."""

    def __init__(self, among: Callable[[T, Scope], list[int]], body: Effect[T], leave: Step[T]) -> None:
        super().__init__()
        self.among = among
        self.next: Effect[T] = NextOf(body)
        self.leave = leave

    def run(self, table: T, scope: Scope) -> None:
        inner = Scope(scope.me, scope.source, scope.picks[:], number=scope.number)
        inner.queue = self.among(table, scope)[::-1]  # a copy: it may be a zone of the table
        table.play_out(self.next, inner, self.leave)

    def parts(self) -> list[Effect[T]]:
        return [self.next]


class By(Effect[T]):
    """A seat carries this out: it decides, and is `me` in a scope of its own."""

    def __init__(self, who: Callable[[T, Scope], int], body: Effect[T], leave: Step[T]) -> None:
        super().__init__()
        self.who = who
        self.body = body
        self.leave = leave

    def run(self, table: T, scope: Scope) -> None:
        inner = Scope(self.who(table, scope), scope.source, scope.picks[:], scope.it, scope.number, scope.other)
        table.play_out(self.body, inner, self.leave)

    def parts(self) -> list[Effect[T]]:
        return [self.body]


class NextOf(Effect[T]):
    """The body of a `for each`, and again, until the queue is empty."""

    def __init__(self, body: Effect[T]) -> None:
        super().__init__()
        self.body = body

    def run(self, table: T, scope: Scope) -> None:
        if scope.queue:
            scope.it = scope.queue.pop()
            table.agenda.append(self.step)
            table.agenda.append(self.body.step)

    def parts(self) -> list[Effect[T]]:
        return [self.body]


class Repeat(Effect[T]):
    """An effect several times; the number is computed once, before the first time."""

    def __init__(self, times: Callable[[T, Scope], int], body: Effect[T]) -> None:
        super().__init__()
        self.times = times
        self.body = body

    def run(self, table: T, scope: Scope) -> None:
        for _ in range(self.times(table, scope)):
            table.agenda.append(self.body.step)

    def parts(self) -> list[Effect[T]]:
        return [self.body]
