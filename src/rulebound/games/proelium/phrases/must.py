"""What characters must do if they can: `this must attack each turn if able`. [R60]"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, refuse_your, some_can
from rulebound.games.proelium.compelled import ATTACKS_TWICE, MUST_ATTACK, MUST_BE_BLOCKED, MUST_BLOCK
from rulebound.games.proelium.phrases.fighting import faced
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Adds


class Compelled(Word):
    """What must be done."""

    label: ClassVar[str] = "what must be done"
    keys: ClassVar[dict[str, str]] = {"attack": MUST_ATTACK, "block": MUST_BLOCK, "be blocked": MUST_BE_BLOCKED}
    forms: ClassVar[tuple[str, ...]] = tuple(keys)

    def key(self) -> str:
        return type(self).keys[self.word]


def compelling(line: str, key: str, found: Filter) -> Ability[Any]:
    """All that are found must do it."""
    return Adds(line, key, lambda table, source, it: 1 if found.holds(table, source, it) else 0)


class MustDo(Standing):
    """`This must attack if able.`, in every combat."""

    text: ClassVar[str] = "{who:Subject} must {does:Compelled} if able"
    who: Subject
    does: Compelled

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [compelling(line, self.does.key(), self.who.filter(sense))]


class MustDoUntil(Clause):
    """`A character of your opponent must attack if able until the end of your opponent's next turn.`"""

    text: ClassVar[str] = "{what:Bearer} must {does:Compelled} if able {until}"
    what: Bearer
    does: Compelled
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_character(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        return lasting(self.what, self.does.key(), self.until, sense)


class MustBlockThese(Standing):
    """`Characters of your opponent must block this if able.`"""

    text: ClassVar[str] = "{who:Subject} must block {what:Subject} if able"
    who: Subject
    what: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, attackers = self.who.filter(sense), self.what.filter(sense)

        def added(table: Table, source: int, it: int) -> int:
            attacker = faced(table)
            if attacker < 0 or not who.holds(table, source, it):
                return 0
            return 1 if attackers.holds(table, source, attacker) else 0

        return [Adds(line, MUST_BLOCK, added)]


class AttacksTwice(Standing):
    """`This can attack twice each turn.` [R61]"""

    text: ClassVar[str] = "{who:Subject} can attack twice each turn"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [compelling(line, ATTACKS_TWICE, self.who.filter(sense))]


class AttacksTwiceUntil(Clause):
    """`A character of yours can attack twice until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} can attack twice {until}"
    what: Bearer
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_character(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        return lasting(self.what, ATTACKS_TWICE, self.until, sense)


def lasting(what: Bearer, key: str, until: Until, sense: Sense) -> Effect[Any]:
    """These characters have it for a while."""
    refuse_your(what, sense)
    lasts = until.lasts()

    def change(table: Table, scope: Scope, it: int) -> None:
        table.change(key, it, 1, lasts, until.whose(table, scope), scope.source)

    return Sequence(what.take(sense), DoToEach(change))
