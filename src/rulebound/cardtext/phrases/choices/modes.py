"""Targets of one of several effects: which of them it is, is chosen with them, when the text is declared.

    Choose one: Expel target student; or draw two cards.

The first of the targets is then the number of the effect, below all that a target can be; what the other effects would
have for targets is NOTHING.
"""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.phrases.choices.targeting import Aim, can_aim
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need

MODE: Final = -100  # the target that stands for the first effect; each effect after it is one less


def mode_of(target: int) -> int:
    """Which effect this target stands for."""
    return MODE - target


class AimMode(Aim):
    """The choice of one effect. aims: the targets of each of them."""

    def __init__(self, question: Question[Any], choices: list[Action[Any]], clause: str) -> None:
        super().__init__(question, lambda table, source: [], choices, lambda table, source: True)
        self.aims: list[list[Effect[Any]]] = []
        self.kept: Effect[Any] = KeepMode()
        text = "There is nothing that it could target."
        question.needs = [Need(clause, text, self.can)]

    def can(self, table: CardTable, me: int, mode: int) -> bool:
        """Whether there is something for all targets of this effect."""
        return mode < len(self.aims) and can_aim(table, me, table.scopes[-1].source, self.aims[mode])

    def run(self, table: CardTable, scope: Scope) -> None:
        table.agenda.append(self.kept.step)
        table.ask(scope.me, self.question, self.actions)

    def parts(self) -> list[Effect[Any]]:
        return [self.kept]

    def said(self, target: int) -> str:
        """The effect that was chosen, as the text says it."""
        return self.question.choices[mode_of(target)]


class KeepMode(Effect[Any]):
    """The effect that was chosen is the first of the scope's targets."""

    def run(self, table: CardTable, scope: Scope) -> None:
        scope.picks.append(MODE - scope.number)


class AimIf(Aim):
    """A target of one of the effects, which is chosen only if that effect is."""

    def __init__(self, aim: Aim, mode: int, place: int) -> None:
        super().__init__(aim.question, aim.among, aim.actions, aim.has_one)
        self.aim = aim
        self.mode = mode
        self.place = place

    def run(self, table: CardTable, scope: Scope) -> None:
        if mode_of(scope.picks[self.place]) == self.mode:
            table.agenda.append(self.aim.step)
        else:
            scope.picks.append(NOTHING)

    def parts(self) -> list[Effect[Any]]:
        return [self.aim]


class ModeChosen(Effect[Any]):
    """The effect that was chosen when this was declared. place: where it stands among the targets."""

    def __init__(self, effects: list[Effect[Any]], place: int) -> None:
        super().__init__()
        self.effects = effects
        self.place = place

    def run(self, table: Any, scope: Scope) -> None:
        if self.place < len(table.targets):
            table.agenda.append(self.effects[mode_of(table.targets[self.place])].step)

    def parts(self) -> list[Effect[Any]]:
        return self.effects


def can_aim_in_some_way(table: CardTable, me: int, source: int, targets: list[Effect[Any]]) -> bool:
    """Whether there is something for each of these targets, by at least one of the effects to choose from."""
    for mode in targets:
        if isinstance(mode, AimMode):
            rest = [one for one in targets if one is not mode and not isinstance(one, AimIf)]
            return any([can_aim(table, me, source, [*rest, *aims]) for aims in mode.aims])
    return can_aim(table, me, source, targets)
