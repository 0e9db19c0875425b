"""Moments: positions in which nothing is half carried out, so that a scene can describe them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import Rule, Step


@dataclass(frozen=True)
class Moment:
    """question: what is asked. rules: what waits for the active player, the rule that asks first. phase: of the turn.

    again: the rules that this one puts back before it asks.
    steps: what waits, where that is not the active player's alone; the step that asks first.
    """

    question: Question[Any]
    rules: Sequence[Rule[Any]] = ()
    phase: int = 0
    again: Sequence[Rule[Any]] = ()
    steps: Callable[[Any], list[Step[Any]]] | None = None

    def begins(self, table: Any) -> list[Step[Any]]:
        """What is to be done for somebody to be asked, and then."""
        return self.steps(table) if self.steps else [rule.by(table.active) for rule in self.rules]

    def is_now(self, table: Any) -> bool:
        """Whether this is asked now, and what waits is what would wait then."""
        if self.question is not table.question[0]:
            return False
        waiting = [*[rule.by(table.active) for rule in self.again], *self.begins(table)[1:]]
        return bool(table.agenda == waiting[::-1])
