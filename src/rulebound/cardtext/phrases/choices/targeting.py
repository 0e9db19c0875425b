"""Targets: what is chosen when an effect is declared, so that others can respond knowing it.

A table keeps the `targets` of the effect that is being played out, in the order in which they were chosen. One that is
no longer what the text says is passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.choices.choosing import or_no, prompt_of
from rulebound.cardtext.phrases.structure.effects import Take
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, No, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord

CHOSEN_BEFORE: Final = N_("targets are chosen before this is known: write 'a' or 'an' in place of 'target'")


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


class Aimed(Phrase, Object):
    """Cards that are chosen when the effect is declared."""

    is_aimed: ClassVar[bool] = True

    def among(self, noun: Noun, sense: Sense) -> Filter:
        """Those that can be chosen; which they are must not hang on what happens or is done only later."""
        faults = len(sense.faults)
        found = sense.before_all_else(noun.filter)
        if len(sense.faults) > faults:
            del sense.faults[faults:]
            noun.filter(sense)
            if len(sense.faults) == faults:
                sense.correct(self, CHOSEN_BEFORE)
        return self.aimed(found)

    def aimed(self, found: Filter) -> Filter:
        """Those of these cards that can be targets; a game may have some that cannot."""
        return found


class Target(Aimed):
    """`target enemy student`: each time these words stand in a text, another card is chosen."""

    text: ClassVar[str] = "target {noun}"
    noun: Noun

    def take(self, sense: Sense) -> Effect[Any]:
        found = self.among(self.noun, sense)
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


class Targets(Aimed):
    """`two target students`: there must be so many."""

    text: ClassVar[str] = "{count:CountWord} target {noun#count}"
    count: CountWord
    noun: Noun

    def number(self) -> str:
        return "many"

    def take(self, sense: Sense) -> Effect[Any]:
        if self.count.count() < 2:
            sense.correct(self, "write '{word}' here", word="target")
        return aimed_at_several(self, self.among(self.noun, sense), self.count.count(), sense, optional=False)


class UpToTargets(Aimed):
    """So many at most, or none."""

    text: ClassVar[str] = "up to {count:CountWord} target {noun#count}"
    count: CountWord
    noun: Noun

    def number(self) -> str:
        return self.count.number()

    def take(self, sense: Sense) -> Effect[Any]:
        return aimed_at_several(self, self.among(self.noun, sense), self.count.count(), sense, optional=True)


def aimed_at_several(what: Phrase, found: Filter, count: int, sense: Sense, *, optional: bool) -> Effect[Any]:
    """So many targets, each another; optional: as many of them as the player likes."""
    first = len(sense.targets)
    clause = sense.words.clause
    prompt = prompt_of(sense, what)

    def among(table: Any, source: int) -> list[int]:
        return found.among(table)

    for i in range(count):
        if optional:
            question = sense.question(worded("{question} Say no when it is enough.", question=prompt), Pick, [])
            question.takes.append(No)
            question.given = [or_no(need) for need in found.given_needs(clause)]
            question.needs = [or_no(need) for need in found.needs(clause)]
            question.needs.append(or_no(Need(clause, "{it} is a target already.", not_aimed_at)))
        else:
            question = sense.which(prompt, found, Need[Any](clause, "{it} is a target already.", not_aimed_at))
        actions = sense.words.pick
        aim = Aim(question, among, actions, lambda table, source: found.has(table, source, 1))
        if optional:
            aim = AimUpTo(question, among, actions, aim.has_one, sense.words.no, first + i, again=i > 0)
        sense.targets.append(aim)
    sense.antecedent = "taken"
    numbers = range(first, first + count)
    return Take(lambda table, scope: [it for n in numbers for it in still(table, scope, found, n)])


class AimUpTo(Aim):
    """A target that need not be chosen: then it is NOTHING, and so are those after it.

    number: its place; again: whether it is not the first of them.
    """

    def __init__(
        self, question: Question[Any], among: Callable[[Any, int], list[int]], actions: list[Action[Any]],
        has_one: Callable[[Any, int], bool], no: Action[Any], number: int, *, again: bool,
    ) -> None:  # fmt: skip
        super().__init__(question, among, actions, has_one)
        self.no = no
        self.again = again
        self.chosen: Effect[Any] = Sequence()
        self.after: Effect[Any] = FillUp(number + 1)

    def run(self, table: CardTable, scope: Scope) -> None:
        if self.again and scope.picks[-1] == NOTHING:
            scope.picks.append(NOTHING)
            return
        table.agenda.append(self.after.step)
        table.agenda.append(self.chosen.step)  # which `No` takes away
        table.ask(scope.me, self.question, [*[self.actions[it] for it in self.among(table, scope.source)], self.no])

    def parts(self) -> list[Effect[Any]]:
        return [self.chosen, self.after]


class FillUp(Effect[Any]):
    """Where no target was chosen, there is NOTHING in its place."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, table: CardTable, scope: Scope) -> None:
        if len(scope.picks) < self.count:
            scope.picks.append(NOTHING)


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
        else:
            if isinstance(aim, AimUpTo) and aim.again:
                scope.picks.append(NOTHING)
    table.scopes.pop()
    return len(scope.picks) == len(targets)
