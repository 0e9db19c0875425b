"""Procedures: rules that belong together and are made for a game, such as its windows or how it orders triggers."""

from __future__ import annotations

from typing import Generic, TypeVar

from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import Rule, Step
from rulebound.kernel.table.state import State

T = TypeVar("T", bound=State)


class Procedure(Generic[T]):
    """Names its rules, steps and questions, for the game to save by."""

    def rules(self) -> list[Rule[T]]:
        """Its rules."""
        return []

    def steps(self) -> list[Step[T]]:
        """Its steps that are no rules of a seat."""
        return []

    def questions(self) -> list[Question[T]]:
        """Its questions that are not the game's own, each with its name."""
        return []
