"""A hand limit: a player with too many cards discards the surplus, one by one."""

from __future__ import annotations

from typing import Any

from rulebound.cardgame.table import Table
from rulebound.kernel.table.action import Action, Actions, Question
from rulebound.kernel.table.agenda import Rule
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.procedure import Procedure
from rulebound.language import worded


class DiscardOne(Action[Table]):
    """Discard this card of the hand."""

    says = "Discard {it}"

    def perform(self, table: Table, me: int) -> None:
        table.discard_down(self.it)


class HandLimit(Procedure[Any]):
    """rule: for the player who may hold at most so many cards. actions: those of the game; it adds its own.

    A module of the game's `modules` must name it, so that its question is found again in what is saved.
    """

    def __init__(self, clause: str, most: int, actions: Actions[Any], pieces: int) -> None:
        self.most = most
        self.rule: Rule[Any] = Rule(clause, "hand_limit", self.apply)
        self.discard: list[Action[Any]] = actions.each(DiscardOne, pieces)
        in_hand = Need[Table](clause, "{it} is not in your hand.", lambda table, me, it: it in table.hand_of(me))
        self.which: Question[Any] = Question(
            clause,
            worded("You may keep {most} cards. Which one do you discard?", most=str(most)),
            takes=[DiscardOne],
            given=[in_hand],
        )
        self.which.name = "WHICH_TO_DISCARD"

    def rules(self) -> list[Rule[Any]]:
        return [self.rule]

    def questions(self) -> list[Question[Any]]:
        return [self.which]

    def apply(self, table: Table, me: int) -> None:
        """One card too many is discarded, and again, until there are no more than allowed."""
        hand = table.hand_of(me)
        if len(hand) > self.most:
            table.then(me, self.rule)
            table.ask(me, self.which, [self.discard[it] for it in hand])
