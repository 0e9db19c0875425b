"""Procedures: groups of rules that are built for a game, such as its windows or its order of triggers."""

from __future__ import annotations

from typing import Generic, TypeVar

from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import Rule, Step
from rulebound.kernel.table.state import State

T = TypeVar("T", bound=State)


class Procedure(Generic[T]):
    """Lists its rules, steps and questions, so that the game can save and load them."""

    def rules(self) -> list[Rule[T]]:
        """Its rules."""
        return []

    def steps(self) -> list[Step[T]]:
        """Its steps that are not rules for a seat."""
        return []

    def questions(self) -> list[Question[T]]:
        """Its own questions, each with its name."""
        return []
