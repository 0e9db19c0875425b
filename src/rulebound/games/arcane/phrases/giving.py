"""Casting actions that give more or less: `your Collect Shard actions give 1 Shard more`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.paying.prices import DearOrCheap
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Possessive
from rulebound.games.arcane.ability import GIVEN
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds


class GivingAction(Word):
    """The casting actions by which a player gains something."""

    label: ClassVar[str] = "what a casting action gives"
    forms: ClassVar[tuple[str, ...]] = ("Collect Shard", "Gain Will")

    def given(self) -> str:
        """The resource, by its word."""
        return "Shard" if self.word == "Collect Shard" else "Will"


class YoursGive(Standing):
    """`Your Collect Shard actions give 1 Shard more.` Never less than nothing."""

    text: ClassVar[str] = "your {action:GivingAction} actions give {amount} {resource#amount} {way:DearOrCheap}"
    action: GivingAction
    amount: Amount
    resource: Resource
    way: DearOrCheap

    def is_whose(self, table: Any, source: int, it: int) -> bool:
        """Whether it is one of the players whose actions give so much."""
        return bool(it == of_seat(table.controller(source)))

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        given = self.action.given()
        if self.resource.word != given:
            sense.wrong(self.resource, "that action gives {given}", given=given)
        by = self.way.of(int(self.amount.value))
        return [Adds(line, GIVEN[given], lambda table, source, it: by if self.is_whose(table, source, it) else 0)]


class OthersGive(YoursGive):
    """`Other players' Gain Will actions give 1 Will less.`"""

    text: ClassVar[str] = (
        "{whose:Possessive} {action:GivingAction} actions give {amount} {resource#amount} {way:DearOrCheap}"
    )
    whose: Possessive
    action: GivingAction
    amount: Amount
    resource: Resource
    way: DearOrCheap

    def is_whose(self, table: Any, source: int, it: int) -> bool:
        return it < 0 and it != of_seat(table.controller(source))
