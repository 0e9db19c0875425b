"""The effects that all instructions of card texts are made of.

An instruction on cards is done in two steps. First the cards are *taken*: chosen by a player, or all that fit, or the
card itself. They lie in the scope's picks. Then the verb is done to each of them. So `it` and `them` later in a text
are what was taken last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Sequence

Candidates = Callable[[Any, Scope], list[int]]
Seats = Callable[[Any, Scope], list[int]]


# -- Taking cards ------------------------------------------------------------------------------------------------------


class Take(Effect[Any]):
    """These cards, without a choice."""

    def __init__(self, among: Callable[[Any, Scope], list[int]]) -> None:
        super().__init__()
        self.among = among

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = self.among(table, scope)


class Forget(Effect[Any]):
    """Nothing is taken, so that the next cards can be."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = []


class Remember(Effect[Any]):
    """What was taken becomes `it`, and the next cards can be taken."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.it = scope.picks[0] if scope.picks else NOTHING
        scope.picks = []


def beside_the_first(first: Effect[Any], second: Effect[Any]) -> list[Effect[Any]]:
    """How a card is taken beside another one, which is remembered meanwhile; once, where the second does it itself."""
    parts = second.parts()
    if parts and isinstance(parts[0], Remember):
        return [first, second]
    return [first, Remember(), second]


class Recall(Effect[Any]):
    """What was remembered is what is taken: the sentences that follow can speak of it."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = [scope.it] if scope.it >= 0 else []


class TakeOne(Effect[Any]):
    """One more card that a player chooses; nothing where there is none."""

    def __init__(self, question: Question[Any], wanted: Filter, actions: list[Action[Any]]) -> None:
        super().__init__()
        self.question = question
        self.wanted = wanted
        self.actions = actions

    def run(self, table: CardTable, scope: Scope) -> None:
        table.ask(scope.me, self.question, [self.actions[it] for it in self.wanted.among(table)])

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class TakeUpTo(Effect[Any]):
    """More cards that a player chooses, so many at most, until the player says no."""

    def __init__(
        self, question: Question[Any], wanted: Filter, actions: list[Action[Any]], no: Action[Any], most: int
    ) -> None:
        super().__init__()
        self.question = question
        self.wanted = wanted
        self.actions = actions
        self.no = no
        self.most = most

    def run(self, table: CardTable, scope: Scope) -> None:
        left = [it for it in self.wanted.found(table, scope.source) if it not in scope.picks]
        if left and len(scope.picks) < self.most:
            table.agenda.append(self.step)
            table.ask(scope.me, self.question, [*[self.actions[it] for it in self.wanted.among(table)], self.no])

    def asks(self) -> list[Question[Any]]:
        return [self.question]


def not_taken_yet(table: CardTable, me: int, it: int) -> bool:
    """A card is chosen once."""
    return it not in table.scopes[-1].picks


# -- Doing -------------------------------------------------------------------------------------------------------------


class DoToEach(Effect[Any]):
    """A verb, done to each card that was taken: `does(table, scope, it)`."""

    def __init__(self, does: Callable[[Any, Scope, int], None]) -> None:
        super().__init__()
        self.does = does

    def run(self, table: CardTable, scope: Scope) -> None:
        for it in scope.picks:
            if it != NOTHING:
                self.does(table, scope, it)


class DoTogether(Effect[Any]):
    """A verb, done at once to all cards that were taken: `does(table, scope, cards)`."""

    def __init__(self, does: Callable[[Any, Scope, list[int]], None]) -> None:
        super().__init__()
        self.does = does

    def run(self, table: CardTable, scope: Scope) -> None:
        self.does(table, scope, [it for it in scope.picks if it != NOTHING])


class DoForSeats(Effect[Any]):
    """A verb that needs no choice, done for each of these players: `does(table, scope, seat)`."""

    def __init__(self, seats: Seats, does: Callable[[Any, Scope, int], None]) -> None:
        super().__init__()
        self.seats = seats
        self.does = does

    def run(self, table: CardTable, scope: Scope) -> None:
        for seat in self.seats(table, scope):
            self.does(table, scope, seat)


class EachSeatDoes(Effect[Any]):
    """Each of these players, one after the other, plays this out and makes its choices.

    keeps: whether what was taken before is known to them as `it`. for_them: whether it is done for each of them by the
    player who has the text, so that they are only spoken of.
    """

    def __init__(
        self, seats: Seats, body: Effect[Any], leave: Step[Any], *, keeps: bool = False, for_them: bool = False
    ) -> None:  # fmt: skip
        super().__init__()
        self.seats = seats
        self.body = body
        self.leave = leave
        self.keeps = keeps
        self.next: Effect[Any] = NextSeat(body, leave, keeps=keeps, for_them=for_them)

    def run(self, table: CardTable, scope: Scope) -> None:
        inner = scope.inner(scope.me) if self.keeps else Scope(scope.me, scope.source, [])
        inner.queue = self.seats(table, scope)[::-1]
        table.play_out(self.next, inner, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.next]


class NextSeat(Effect[Any]):
    """The next player's turn to do it, or to have it done for."""

    def __init__(self, body: Effect[Any], leave: Step[Any], *, keeps: bool = False, for_them: bool = False) -> None:
        super().__init__()
        self.body = body
        self.leave = leave
        self.keeps = keeps
        self.for_them = for_them

    def run(self, table: CardTable, scope: Scope) -> None:
        if scope.queue:
            seat = scope.queue.pop()
            table.agenda.append(self.step)
            who = scope.me if self.for_them else seat
            inner = scope.inner(who) if self.keeps else Scope(who, scope.source, [])
            if self.for_them:
                inner.they = seat
            table.play_out(self.body, inner, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]


class Note(Effect[Any]):
    """The scope remembers a number, such as whether something was done."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, table: Any, scope: Scope) -> None:
        scope.number = self.number


def needs_no_choice(effect: Effect[Any]) -> bool:
    """Whether nothing is chosen in it, so that it can be played out at once."""
    if isinstance(effect, Sequence):
        return all([needs_no_choice(part) for part in effect.members])
    return isinstance(effect, Take | DoToEach | DoTogether | DoForSeats)


def run_at_once(table: CardTable, scope: Scope, effect: Effect[Any]) -> None:
    """Plays out an effect in which nothing is chosen. By it the game can end, after which no scope is left."""
    table.scopes.append(scope)
    run_parts(table, scope, effect)
    if scope in table.scopes:
        table.scopes.remove(scope)


def run_parts(table: CardTable, scope: Scope, effect: Effect[Any]) -> None:
    """One part after the other, as long as the game goes on."""
    if isinstance(effect, Sequence):
        for part in effect.members:
            run_parts(table, scope, part)
    elif not table.over:
        effect.run(table, scope)


class ChooseOne(Effect[Any]):
    """One of these, by a player's choice."""

    def __init__(self, question: Question[Any], choices: list[Action[Any]], options: list[Effect[Any]]) -> None:
        super().__init__()
        self.question = question
        self.choices = choices
        self.chosen: Effect[Any] = Chosen(options)

    def run(self, table: CardTable, scope: Scope) -> None:
        table.agenda.append(self.chosen.step)
        table.ask(scope.me, self.question, self.choices)

    def parts(self) -> list[Effect[Any]]:
        return [self.chosen]

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class Chosen(Effect[Any]):
    """The option whose number the scope has."""

    def __init__(self, options: list[Effect[Any]]) -> None:
        super().__init__()
        self.options = options

    def run(self, table: CardTable, scope: Scope) -> None:
        table.agenda.append(self.options[scope.number].step)

    def parts(self) -> list[Effect[Any]]:
        return self.options


class Choice(Action[Any]):
    """The option of this number."""

    says = "{choice}"

    def perform(self, table: CardTable, me: int) -> None:
        table.scopes[-1].number = self.it
