"""Several of some effects that are chosen one after the other, where there are too many ways for one choice."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.phrases.choices.choosing import or_no
from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import PlainInstructions
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, No, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

ONE_OF_THEM: Final = N_("{source}: choose one of these.")
ONE_OR_NONE: Final = N_("{source}: choose one of these. Say no when it is enough.")


def one_by_one(sense: Sense, options: tuple[PlainInstructions, ...], least: int, most: int) -> Effect[Any]:
    """What is chosen is done in the order in which the card has it, each as if it stood alone."""
    question = sense.question(ONE_OF_THEM if least == most else ONE_OR_NONE, Choice, [])
    question.choices = [f"{option}." for option in options]
    count, clause = len(options), sense.words.clause
    question.given = [Need(clause, "There are fewer choices.", lambda table, me, it: it < count)]
    question.needs = [Need(clause, "That is chosen already.", is_not_chosen)]
    if least < most:
        question.takes.append(No)
        question.given = [or_no(need) for need in question.given]
        question.needs = [or_no(need) for need in question.needs]
    antecedent, effects = sense.antecedent, []
    for option in options:
        sense.antecedent = antecedent
        effects.append(option.effect(sense))
    sense.antecedent = antecedent
    asking = AskForOne(question, [*sense.words.choices[:count], sense.words.no], least, most)
    return InItsScope(Sequence(asking, DoChosen(effects)), sense.words.leave)


def is_not_chosen(table: CardTable, me: int, it: int) -> bool:
    return it not in table.scopes[-1].queue


class InItsScope(Effect[Any]):
    """What is chosen waits in a scope of its own, which knows what was taken before."""

    def __init__(self, body: Effect[Any], leave: Step[Any]) -> None:
        super().__init__()
        self.body = body
        self.leave = leave

    def run(self, table: CardTable, scope: Scope) -> None:
        table.play_out(self.body, scope.inner(scope.me), self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]


class AskForOne(Effect[Any]):
    """The next one, until there are enough. actions: to choose each, and to say no."""

    def __init__(self, question: Question[Any], actions: list[Action[Any]], least: int, most: int) -> None:
        super().__init__()
        self.question = question
        self.actions = actions
        self.least = least
        self.most = most
        self.kept: Effect[Any] = KeepChosen(self)

    def run(self, table: CardTable, scope: Scope) -> None:
        chosen = scope.queue
        if len(chosen) >= self.most:
            return
        left: list[Action[Any]] = [one for n, one in enumerate(self.actions[:-1]) if n not in chosen]
        if len(chosen) >= self.least:
            left.append(self.actions[-1])
        table.agenda.append(self.kept.step)
        table.ask(scope.me, self.question, left)

    def parts(self) -> list[Effect[Any]]:
        return [self.kept]

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class KeepChosen(Effect[Any]):
    """What was chosen waits with the others."""

    def __init__(self, asking: Effect[Any]) -> None:
        super().__init__()
        self.asking = asking

    def run(self, table: CardTable, scope: Scope) -> None:
        scope.queue = [*scope.queue, scope.number]
        table.agenda.append(self.asking.step)


class DoChosen(Effect[Any]):
    """All that were chosen, in the order of the card."""

    def __init__(self, options: list[Effect[Any]]) -> None:
        super().__init__()
        self.options = options

    def run(self, table: CardTable, scope: Scope) -> None:
        chosen = sorted(scope.queue)[::-1]
        scope.queue = NO_QUEUE
        for n in chosen:
            table.agenda.append(self.options[n].step)

    def parts(self) -> list[Effect[Any]]:
        return self.options
