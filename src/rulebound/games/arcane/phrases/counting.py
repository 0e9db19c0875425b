"""How often something is."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.deeds import Resource
from rulebound.cardtext.phrases.meaning import Number, Sense
from rulebound.cardtext.phrases.nouns import Amount, CountWord, Noun
from rulebound.cardtext.phrases.players import Per
from rulebound.kernel.basics.scope import Scope


class PerResource(Per):
    text: ClassVar[str] = "for every {amount} {resource#amount} you have"
    amount: Amount
    resource: Resource

    def number_of(self, sense: Sense) -> Number:
        each, resource = max(1, int(self.amount.value)), self.resource

        def count(table: Any, scope: Scope) -> int:
            return int(resource.had(table, scope.me)) // each

        return count


class PerSeveral(Per):
    text: ClassVar[str] = "for every {count:CountWord} {noun+}"
    count: CountWord
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        found, each = self.noun.filter(sense), self.count.count()

        def count(table: Any, scope: Scope) -> int:
            return len(found.found(table, scope.source)) // each

        return count
