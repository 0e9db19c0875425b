"""Abilities that wait for an event: to do something, or to note that it has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.pending import Delayed

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State
    from rulebound.kernel.table.turns import Turns

T = TypeVar("T", bound="State")

SpokenOf: TypeAlias = Callable[[Any, int, int, int], int]  # (table, it, other, seat)
IS_OVER: Final = "is over"  # the key of what waits for no event, but is done as soon as its duration ends
ON_IT: Final = "it"  # the cards of an event on which something is noted
ON_OTHER: Final = "other"


class Triggered(Ability[T]):
    """`When this happens, effect.` `when(table, source, it, other, seat)` tests the event.

    hosts: the pieces to which the card grants it, `hosts(table, source)`; None if the card itself has it.
    once: whether only the first time in each turn counts; silent: whether nothing is done but to note that.
    takes_player: whether its effect speaks of the player of the event.
    spoken_of: who that is, where it is not the one who does it.
    lasts: how long what is counted stays noted.
    """

    def __init__(
        self, text: str, kind: str, when: Callable[[T, int, int, int, int], bool], effect: Effect[T],
        hosts: Callable[[T, int], list[int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, kind)
        self.when = when
        self.effect = effect
        self.hosts = hosts
        self.takes_other = False  # whether its effect needs the event's second piece
        self.takes_player = False
        self.takes_number = False  # whether its effect needs how much the event is about
        self.spoken_of: SpokenOf | None = None
        self.once = False
        self.silent = False
        self.counts = False  # whether its card notes how often it happens in a turn, and no more
        self.sums = False  # whether it notes how much of it happens, and not how often
        self.lasts = END_OF_TURN
        self.marks = ""  # the card of the event on which it is noted, where that is not its own

    def effects(self) -> list[Effect[T]]:
        return [self.effect]

    def for_hosts(self, hosts: Callable[[T, int], list[int]]) -> Triggered[T]:
        """The same, granted to these pieces."""
        more = Triggered(self.text, self.key, self.when, self.effect, hosts)
        more.does, more.once, more.silent = self.does, self.once, self.silent
        more.counts, more.sums, more.lasts = self.counts, self.sums, self.lasts
        more.takes_other, more.takes_player = self.takes_other, self.takes_player
        more.takes_number, more.spoken_of = self.takes_number, self.spoken_of
        return more


class Remembered(Ability[T]):
    """`If you have drawn two cards this turn, ...` Of each player the table counts it, wherever the card is that asks.

    watched: what is counted. Its hosts are the seats, written `of_seat`.
    """

    def __init__(self, text: str, kind: str, when: Callable[[T, int, int, int, int], bool], effect: Effect[T]) -> None:
        super().__init__(text, kind)
        self.keys = []  # it does not wait for the card to come into play
        self.watched: Triggered[T] = Triggered(text, kind, when, effect, all_seats)
        self.watched.silent, self.watched.counts = True, True


def all_seats(table: Any, source: int) -> list[int]:
    """Every seat of the table, as hosts of what it counts; what happens before the first turn is of no turn."""
    turns: Turns = table  # its fields are found sooner
    return [of_seat(seat) for seat in range(turns.seats)] if turns.turn > 0 else []


class Marked(Remembered[T]):
    """`Untap all partners that attacked this turn.` It is noted on each card to which it happens, until that leaves.

    on: ON_IT or ON_OTHER, the card of the event.
    """

    def __init__(self, text: str, kind: str, on: str, effect: Effect[T]) -> None:
        super().__init__(text, kind, always, effect)
        self.watched.hosts = None
        self.watched.marks = on


class Awaited(Triggered[T]):
    """`At the end of the turn, effect.` It happens once, the next time that it is due.

    due(table, delayed, it, other, seat): whether this event is the one that a delayed effect waits for.
    again: whether it happens each time, until it is too late.
    of_cards: whether it does something to the cards that it speaks of and no more, so nothing where none is left.
    then: what is waited for once it is due, in place of an effect: a turn that begins, so that its end can be awaited.
    gives_back: whether the cards that it speaks of go back to the player of whom it does, who had them before.
    """

    def __init__(
        self, text: str, kind: str, due: Callable[[T, Delayed, int, int, int], bool], effect: Effect[T]
    ) -> None:  # fmt: skip
        super().__init__(text, kind, never, effect)
        self.due = due
        self.again = False
        self.of_cards = False
        self.then: Awaited[T] | None = None
        self.gives_back = False
        self.ends = ""  # the value of that player's modifiers that are over as soon as it is due; then nothing is done

    def lends(self) -> list[Ability[T]]:
        return [] if self.then is None else [self.then]


def always(table: Any, source: int, it: int, other: int, seat: int) -> bool:
    return True


def never(table: Any, source: int, it: int, other: int, seat: int) -> bool:
    return False
