"""Needs: legality, written once. What forbids an action is what explains that it is forbidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from rulebound.kernel.table.cardtable import CardTable
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")


class Need(Generic[T]):
    """A test on (table, me, it), the clause it comes from, and the sentence that says it fails.

    A need also says what a target must be, so filters of targets and needs of actions are the same objects. The words
    in braces of the sentence are filled in by the table: `{it}` is the operand, the rest are the game's own.

    cannot: of a need that only a card can make fail, which says that something `cannot ...`, those words. Where no card
    says so, it is not asked. Empty for other needs.
    parts: of a need that stands for others, those of a card's text; the first of them that fails is what is told.
    """

    def __init__(
        self, clause: str, sentence: str, holds: Callable[[T, int, int], bool], *, cannot: str = "",
        parts: Callable[[T, int], list[Need[T]]] | None = None,
    ) -> None:  # fmt: skip
        self.parts = parts
        self.clause = clause
        self.sentence = sentence
        self.holds = holds
        self.cannot = cannot
        self.lifting = f"lifts {clause}: {sentence}"  # the key of abilities that set it aside


def need(clause: str, sentence: str) -> Callable[[Callable[[T, int, int], bool]], Need[T]]:
    """Makes a need of the function that tests it."""

    def made(holds: Callable[[T, int, int], bool]) -> Need[T]:
        return Need(clause, sentence, holds)

    return made


def prohibition(clause: str, sentence: str, cannot: str) -> Need[Any]:
    """A need that fails only where a card says that one `cannot ...`, in these words."""

    def holds(table: CardTable, me: int, it: int) -> bool:
        return table.forbidder(cannot, me, it) < 0

    return Need(clause, sentence, holds, cannot=cannot)
