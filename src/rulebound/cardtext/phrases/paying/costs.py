"""Costs that are no instructions of cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need
from rulebound.language import worded


class LoseToUse(Phrase, Cost):
    """So much of a resource, which must be had."""

    text: ClassVar[str] = "lose {amount} {resource#amount}"
    amount: Amount
    resource: Resource

    def takes(self) -> tuple[str, int]:
        return self.resource.word, int(self.amount.value)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        amount, resource = int(self.amount.value), self.resource
        text = worded("You have too few {resources}.", resources=resource.plural())
        if resource.plural() == resource.word:
            text = worded("You have too little {resource}.", resource=resource.word)
        return [Need(sense.words.clause, text, lambda table, me, it: resource.had(table, me) >= amount)]

    def pay(self, sense: Sense) -> Effect[Any]:
        amount, resource = int(self.amount.value), self.resource

        def lose(table: Any, scope: Scope, seat: int) -> None:
            resource.give(table, seat, -amount)

        return DoForSeats(just_me, lose)
