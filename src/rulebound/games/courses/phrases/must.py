"""Partners that must attack if they can: `this must attack each turn if able`. No turn of their player ends before."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, refuse_your, some_can
from rulebound.games.courses.compelled import MUST_ATTACK
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Adds


class MustAttack(Standing):
    """`This must attack each turn if able.`"""

    text: ClassVar[str] = "{who:Subject} must attack each turn if able"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, MUST_ATTACK, lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


class MustAttackUntil(Clause):
    """`A partner of another player must attack each turn if able until the start of your next turn.`"""

    text: ClassVar[str] = "{what:Bearer} must attack each turn if able {until}"
    what: Bearer
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.zone[it] == AT_COURSE)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        lasts, until = self.until.lasts(), self.until

        def change(table: Table, scope: Scope, it: int) -> None:
            table.change(MUST_ATTACK, it, 1, lasts, until.whose(table, scope), scope.source)

        return Sequence(self.what.take(sense), DoToEach(change))
