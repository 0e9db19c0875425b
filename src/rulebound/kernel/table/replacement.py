"""Abilities that replace an event, or change how much of it there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.ability_keys import altering, instead_of
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")


class Instead(Ability[T]):
    """`If this would happen, that instead.` Mandatory: the verb asks for it before it changes anything.

    `instead(table, source, it, number)` carries out the replacement and returns True; False if it does not apply.
    it: what it would happen to, a seat as `of_seat`; number: how much of it.
    hosts: the pieces to which the card grants it, as for a triggered ability; None if the card itself has it.
    """

    def __init__(
        self, text: str, kind: str, instead: Callable[[T, int, int, int], bool],
        hosts: Callable[[T, int], list[int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, instead_of(kind))
        self.kind = kind
        self.instead = instead
        self.hosts = hosts
        self.done: list[Effect[T]] = []  # what is done instead, where that has choices

    def effects(self) -> list[Effect[T]]:
        return self.done


class MayInstead(Instead[T]):
    """`If this would happen, you may do that instead.` The controller of the card is asked first.

    applies(table, source, it, number): whether it can be offered; offer: what asks. What would have happened waits
    until that is answered; `again(table, it, number, other)` does it then, if it is not replaced.
    still: whether it can be done when it is asked, where `applies` notes that it was tested; None if that is the same.
    """

    def __init__(
        self, text: str, kind: str, applies: Callable[[T, int, int, int], bool], offer: Effect[T],
        again: Callable[[T, int, int, int], None], leave: Step[T],
        hosts: Callable[[T, int], list[int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, kind, applies, hosts)
        self.offer = offer
        self.again = again
        self.leave = leave
        self.still: Callable[[T, int, int, int], bool] | None = None

    def effects(self) -> list[Effect[T]]:
        return [self.offer]

    def changed(
        self, text: str, change: Callable[[Callable[[T, int, int, int], bool]], Callable[[T, int, int, int], bool]],
        hosts: Callable[[T, int], list[int]] | None,
    ) -> MayInstead[T]:  # fmt: skip
        """The same offer of other pieces, or not always: `change` makes the tests of that from this one's."""
        found = MayInstead(text, self.kind, change(self.instead), self.offer, self.again, self.leave, hosts)
        if self.still is not None:
            found.still = change(self.still)
        return found


class Alters(Ability[T]):
    """`If this would happen, so much less of it does.` to(table, source, it, number): how much happens then.

    kind: the event; it: what it would happen to, a seat as `of_seat`.
    """

    def __init__(self, text: str, kind: str, to: Callable[[T, int, int, int], int]) -> None:
        super().__init__(text, altering(kind))
        self.to = to
