"""Conditions: whether something is so, one fact or several that are joined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.meaning import Near, Sense, So
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.triggered import Triggered

AtOnce: TypeAlias = Callable[[Any, int], bool]


class Condition(Phrase):
    """What must be so: a fact, or several of them. of_itself: it speaks of the card that says so without naming it."""

    label: ClassVar[str] = "a condition"
    of_itself: ClassVar[bool] = False

    def so(self, sense: Sense) -> So:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def near(self, sense: Sense) -> Near:
        """How near it is, 0 to 1, for bots; where nothing better is known, whether it is so."""
        so = self.so(sense)
        return lambda table, scope: 1.0 if so(table, scope) else 0.0

    def at_once(self) -> AtOnce | None:
        """Whether it is so as an event happens, `so(table, source)`; None if it is only known when it is played out."""
        return None


def only_if(condition: Condition, ability: Ability[Any]) -> Ability[Any]:
    """The ability, which is not triggered where it is known at once that this is not so."""
    so = condition.at_once()
    if so is None or not isinstance(ability, Triggered):
        return ability
    holds, when = so, ability.when
    ability.when = lambda table, source, it, other, seat: holds(table, source) and when(table, source, it, other, seat)
    return ability


class Fact(Condition):
    """One condition."""


class AllSo(Condition):
    text: ClassVar[str] = "{first:Fact} and {more:Fact*and}"
    first: Fact
    more: tuple[Fact, ...]

    def so(self, sense: Sense) -> So:
        facts = [fact.so(sense) for fact in (self.first, *self.more)]
        return lambda table, scope: all([so(table, scope) for so in facts])

    def near(self, sense: Sense) -> Near:
        facts = [fact.near(sense) for fact in (self.first, *self.more)]
        return lambda table, scope: sum([near(table, scope) for near in facts]) / len(facts)


class AnySo(Condition):
    text: ClassVar[str] = "{first:Fact} or {more:Fact*or}"
    first: Fact
    more: tuple[Fact, ...]

    def so(self, sense: Sense) -> So:
        facts = [fact.so(sense) for fact in (self.first, *self.more)]
        return lambda table, scope: any([so(table, scope) for so in facts])

    def near(self, sense: Sense) -> Near:
        facts = [fact.near(sense) for fact in (self.first, *self.more)]
        return lambda table, scope: max([near(table, scope) for near in facts])
