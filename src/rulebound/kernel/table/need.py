"""Needs: legality, written once. The test that forbids an action also explains why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from rulebound.kernel.table.cardtable import CardTable
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")


class Need(Generic[T]):
    """A requirement: a test of (table, me, it), its clause, and the sentence that is said when it fails.

    Filters of targets and needs of actions are the same objects. The table fills in the words in braces of the
    sentence: `{it}` is the operand, the others are the game's own.

    cannot: for a need that only a card can make fail, the words after `cannot` on that card. It is not tested while no
    card in play has them. Empty for other needs.
    parts: for a need that combines others, those of a card's text; the reason is the first that fails.
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
        self.is_prohibition = len(cannot) > 0
        self.lifting = f"lifts {clause}: {sentence}"  # the key of abilities that override it


def need(clause: str, sentence: str) -> Callable[[Callable[[T, int, int], bool]], Need[T]]:
    """Makes a need from the function that tests it."""

    def made(holds: Callable[[T, int, int], bool]) -> Need[T]:
        return Need(clause, sentence, holds)

    return made


def prohibition(clause: str, sentence: str, cannot: str) -> Need[Any]:
    """A need that fails only if a card in play says `cannot ...` in these words."""

    def holds(table: CardTable, me: int, it: int) -> bool:
        return table.forbidder(cannot, me, it) < 0

    return Need(clause, sentence, holds, cannot=cannot)
