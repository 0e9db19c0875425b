"""The conditions that most games share."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.acts.one_die import number_rolled
from rulebound.cardtext.phrases.structure.counts import Amount, CountWay, CountWord, Way, bound_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Near, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun, another_one, refuse_an_other
from rulebound.kernel.basics.scope import Scope


class Fewest(Fact):
    text: ClassVar[str] = "you have fewer {resource+} than each other player"
    resource: Resource

    def so(self, sense: Sense) -> So:
        resource = self.resource

        def fewest(table: Any, scope: Scope) -> bool:
            mine = resource.had(table, scope.me)
            return all([resource.had(table, seat) > mine for seat in table.left() if seat != scope.me])

        return fewest


class Most(Fact):
    text: ClassVar[str] = "you have more {resource+} than each other player"
    resource: Resource

    def so(self, sense: Sense) -> So:
        resource = self.resource

        def most(table: Any, scope: Scope) -> bool:
            mine = resource.had(table, scope.me)
            return all([resource.had(table, seat) < mine for seat in table.left() if seat != scope.me])

        return most


class MoreThanAll(Fact):
    """More than the others have in sum."""

    text: ClassVar[str] = "you have more {resource+} than all other players combined"
    resource: Resource

    def so(self, sense: Sense) -> So:
        resource = self.resource

        def more(table: Any, scope: Scope) -> bool:
            others = [resource.had(table, seat) for seat in table.left() if seat != scope.me]
            return bool(resource.had(table, scope.me) > sum(others))

        return more


class YouHaveExactly(Fact):
    text: ClassVar[str] = "you have exactly {amount} {resource#amount}"
    amount: Amount
    resource: Resource

    def so(self, sense: Sense) -> So:
        wanted, resource = int(self.amount.value), self.resource
        return lambda table, scope: bool(resource.had(table, scope.me) == wanted)


class YouHaveNone(Fact):
    text: ClassVar[str] = "you have no {resource+}"
    resource: Resource

    def so(self, sense: Sense) -> So:
        return has_nothing(self.resource)


class YouHaveCards(Fact):
    text: ClassVar[str] = "you have {count:CountWord} or {way:CountWay} {noun+}"
    count: CountWord
    way: CountWay
    noun: Noun

    def so(self, sense: Sense) -> So:
        return has_so_many(self.noun.filter(sense), bound_of(sense, self.count), self.way)


class YouHaveA(Fact):
    text: ClassVar[str] = "you have a {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        return has_some(self.noun.filter(sense))


class YouHaveAnother(Fact):
    """One besides the card itself."""

    text: ClassVar[str] = "you have another {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense).but(another_one(self.noun, self, sense))
        return lambda table, scope: len(owned(table, scope, found)) > 0


class YouHaveNoCards(Fact):
    text: ClassVar[str] = "you have no {noun+}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        return has_none(self.noun.filter(sense))


def owned(table: Any, scope: Scope, found: Filter) -> list[int]:
    """Those of these cards that the player of the scope has."""
    return [it for it in found.found(table, scope.source) if table.controller(it) == scope.me]


def has_so_many(found: Filter, bound: int, way: CountWay) -> So:
    """Whether the player of the scope has so many of these cards, or more or fewer."""
    return lambda table, scope: way.compares(len(owned(table, scope, found)), bound)


def has_some(found: Filter) -> So:
    return lambda table, scope: len(owned(table, scope, found)) > 0


def has_none(found: Filter) -> So:
    return lambda table, scope: not owned(table, scope, found)


def has_so_much(resource: Resource, bound: int, way: Way) -> So:
    """Whether the player of the scope has so much of a resource, or more or less."""
    return lambda table, scope: way.compares(resource.had(table, scope.me), bound)


def has_nothing(resource: Resource) -> So:
    return lambda table, scope: resource.had(table, scope.me) == 0


class YouHave(Fact):
    text: ClassVar[str] = "you have {amount} or {way} {resource+}"
    amount: Amount
    way: Way
    resource: Resource

    def so(self, sense: Sense) -> So:
        return has_so_much(self.resource, int(self.amount.value), self.way)


class YouHaveOrMore(YouHave):
    text: ClassVar[str] = "you have {amount} {resource#amount} or {way}"
    amount: Amount
    resource: Resource
    way: Way


class ThereIs(Fact):
    text: ClassVar[str] = "there is a {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense)
        return lambda table, scope: found.has(table, scope.source, 1)


class ThereIsAnother(Fact):
    text: ClassVar[str] = "there is another {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense).but(another_one(self.noun, self, sense))
        return lambda table, scope: found.has(table, scope.source, 1)


class ThereIsNo(Fact):
    text: ClassVar[str] = "there is no {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        found = self.noun.filter(sense)
        return lambda table, scope: not found.has(table, scope.source, 1)


class ThereAre(Fact):
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


class Rolled(Fact):
    text: ClassVar[str] = "you roll {amount} or {way}"
    amount: Amount
    way: Way

    def so(self, sense: Sense) -> So:
        bound, way, rolled = int(self.amount.value), self.way, number_rolled(self, sense)
        return lambda table, scope: way.compares(rolled(table, scope), bound)


class RolledExactly(Fact):
    text: ClassVar[str] = "you roll {amount}"
    amount: Amount

    def so(self, sense: Sense) -> So:
        wanted, rolled = int(self.amount.value), number_rolled(self, sense)
        return lambda table, scope: bool(rolled(table, scope) == wanted)
