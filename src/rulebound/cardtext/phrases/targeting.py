"""Targets: what is chosen when an effect is declared, so that others can respond knowing it.

A table keeps the `targets` of the effect that is being played out, in the order in which they were chosen. One that is
no longer what the text says is passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.choosing import prompt_of
from rulebound.cardtext.phrases.effects import Take
from rulebound.cardtext.phrases.filters import Filter
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.nouns import Noun
from rulebound.cardtext.phrases.subjects import Object
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need


class Aim(Effect[Any]):
    """The choice of one target: it becomes the next of the scope's picks, NOTHING where there is none.

    among(table, source): all that comes into question; has_one(table, source): whether any of it can be the target,
    as long as there is no other.
    """

    def __init__(
        self,
        question: Question[Any],
        among: Callable[[Any, int], list[int]],
        actions: list[Action[Any]],
        has_one: Callable[[Any, int], bool],
    ) -> None:
        super().__init__()
        self.question = question
        self.among = among
        self.actions = actions
        self.has_one = has_one

    def run(self, table: CardTable, scope: Scope) -> None:
        if not table.ask(scope.me, self.question, [self.actions[it] for it in self.among(table, scope.source)]):
            scope.picks.append(NOTHING)

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class Target(Phrase, Object):
    """`target enemy student`: each time these words stand in a text, another card is chosen."""

    text: ClassVar[str] = "target {noun}"
    is_aimed: ClassVar[bool] = True
    noun: Noun

    def take(self, sense: Sense) -> Effect[Any]:
        found = self.noun.filter(sense)
        another = Need[Any](sense.words.clause, "{it} is a target already.", not_aimed_at)
        question = sense.which(prompt_of(sense, self), found, another)
        number = len(sense.targets)
        aim = Aim(
            question,
            lambda table, source: found.among(table),
            sense.words.pick,
            lambda table, source: found.has(table, source, 1),
        )
        sense.targets.append(aim)
        sense.antecedent = "taken"
        return Take(lambda table, scope: still(table, scope, found, number))


def not_aimed_at(table: CardTable, me: int, it: int) -> bool:
    return it not in table.scopes[-1].picks


def still(table: Any, scope: Scope, found: Filter, number: int) -> list[int]:
    """The target of this number, if it is still what the text says."""
    it = table.targets[number] if number < len(table.targets) else NOTHING
    return [it] if it >= 0 and found.holds(table, scope.source, it) else []


def can_aim(table: CardTable, me: int, source: int, targets: list[Effect[Any]]) -> bool:
    """Whether there is something for each of these targets, each another."""
    if len(targets) == 1:
        only = targets[0]
        assert isinstance(only, Aim)
        return only.has_one(table, source)
    scope = Scope(me, source, [])
    table.scopes.append(scope)  # a trial: a target must be another than those before it
    for aim in targets:
        assert isinstance(aim, Aim)
        for it in aim.among(table, source):
            if table.fulfils(me, aim.question.needs, it):
                scope.picks.append(it)
                break
    table.scopes.pop()
    return len(scope.picks) == len(targets)
