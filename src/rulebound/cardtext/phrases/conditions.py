"""The conditions that most games share."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.deeds import Resource
from rulebound.cardtext.phrases.meaning import Near, Sense, So
from rulebound.cardtext.phrases.nouns import Amount, CountWay, CountWord, Noun, Way, bound_of, refuse_an_other
from rulebound.cardtext.phrases.sentences import Condition
from rulebound.kernel.basics.scope import Scope


class Fewest(Condition):
    text: ClassVar[str] = "you have fewer {resource+} than each other player"
    resource: Resource

    def so(self, sense: Sense) -> So:
        resource = self.resource

        def fewest(table: Any, scope: Scope) -> bool:
            mine = resource.had(table, scope.me)
            return all([resource.had(table, seat) > mine for seat in table.left() if seat != scope.me])

        return fewest


class YouHave(Condition):
    text: ClassVar[str] = "you have {amount} or {way} {resource+}"
    amount: Amount
    way: Way
    resource: Resource

    def so(self, sense: Sense) -> So:
        bound, way, resource = int(self.amount.value), self.way, self.resource
        return lambda table, scope: way.compares(resource.had(table, scope.me), bound)


class ThereIs(Condition):
    text: ClassVar[str] = "there is a {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense)
        return lambda table, scope: found.has(table, scope.source, 1)


class ThereIsAnother(Condition):
    text: ClassVar[str] = "there is another {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense)

        def others(table: Any, scope: Scope) -> bool:
            return any([it != scope.source for it in found.found(table, scope.source)])

        return others


class ThereIsNo(Condition):
    text: ClassVar[str] = "there is no {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        found = self.noun.filter(sense)
        return lambda table, scope: not found.has(table, scope.source, 1)


class ThereAre(Condition):
    text: ClassVar[str] = "there are {count:CountWord} or {way:CountWay} {noun+}"
    count: CountWord
    way: CountWay
    noun: Noun

    def so(self, sense: Sense) -> So:
        found, bound = self.noun.filter(sense), bound_of(sense, self.count)
        if self.way.word == "more":
            return lambda table, scope: found.has(table, scope.source, bound)
        return lambda table, scope: not found.has(table, scope.source, bound + 1)

    def near(self, sense: Sense) -> Near:
        if self.way.word == "fewer":
            return super().near(sense)
        found, bound = self.noun.filter(sense), self.count.count()
        return lambda table, scope: min(1.0, len(found.found(table, scope.source)) / bound)


class Rolled(Condition):
    text: ClassVar[str] = "you roll {amount} or {way}"
    amount: Amount
    way: Way

    def so(self, sense: Sense) -> So:
        bound, way = int(self.amount.value), self.way
        return lambda table, scope: way.compares(scope.number, bound)
