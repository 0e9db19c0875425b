"""What texts of Proelium say of combat: by whom a character cannot be blocked, whom it blocks, who attacks alone."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Event, Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.subjects import Several, Subject
from rulebound.games.proelium.events import ATTACKS
from rulebound.games.proelium.needs import blocks_not_yet
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Forbids, Lifts

ANY_NUMBER = 99


def faced(table: Table) -> int:
    """The attacker that blockers are named for; below zero where there is none."""
    return table.attackers[table.facing] if table.facing < len(table.attackers) else -1


def cannot_meet(line: str, attackers: Filter, blockers: Filter, *, wanted: bool) -> Ability[Any]:
    """These attackers cannot be blocked by these blockers; or by others, if not wanted."""

    def applies(table: Table, source: int, me: int, it: int) -> bool:
        attacker = faced(table)
        if attacker < 0 or not attackers.holds(table, source, attacker):
            return False
        return bool(blockers.holds(table, source, it)) == wanted

    return Forbids(line, "block", applies)


class CannotBeBlockedBy(Standing):
    """[golden.rule]"""

    text: ClassVar[str] = "{who:Subject} cannot be blocked by {by:Several}"
    who: Subject
    by: Several

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        assert isinstance(self.by, Subject), self.by
        return [cannot_meet(line, self.who.filter(sense), self.by.filter(sense), wanted=True)]


class CannotBeBlockedExceptBy(Standing):
    """[golden.rule]"""

    text: ClassVar[str] = "{who:Subject} cannot be blocked except by {by:Several}"
    who: Subject
    by: Several

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        assert isinstance(self.by, Subject), self.by
        return [cannot_meet(line, self.who.filter(sense), self.by.filter(sense), wanted=False)]


class CannotBlockThese(Standing):
    """`Characters with D 2 or less cannot block this.` [golden.rule]"""

    text: ClassVar[str] = "{who:Subject} cannot block {what:Subject}"
    who: Subject
    what: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [cannot_meet(line, self.what.filter(sense), self.who.filter(sense), wanted=True)]


class BlocksOnly(Standing):
    """[golden.rule]"""

    text: ClassVar[str] = "{who:Subject} can block only {what:Several}"
    who: Subject
    what: Several

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        assert isinstance(self.what, Subject), self.what
        who, those = self.who.filter(sense), self.what.filter(sense)

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            attacker = faced(table)
            return attacker >= 0 and who.holds(table, source, it) and not those.holds(table, source, attacker)

        return [Forbids(line, "block", applies)]


class BlocksAny(Standing):
    """Each attacker once. [R29]"""

    text: ClassVar[str] = "{who:Subject} can block any number of attackers"
    who: Subject

    def most(self) -> int:
        """How many attackers."""
        return ANY_NUMBER

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, most = self.who.filter(sense), self.most()

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            if not found.holds(table, source, it) or it in table.blockers[table.facing]:
                return False
            return len([1 for blocking in table.blockers if it in blocking]) < most

        return [Lifts(line, blocks_not_yet, applies)]


class BlocksSeveral(BlocksAny):
    text: ClassVar[str] = "{who:Subject} can block {count:CountWord} attackers"
    who: Subject
    count: CountWord

    def most(self) -> int:
        return self.count.count()


class AttacksAlone(Event):
    """The only attacker of its combat. [attack.declare]"""

    text: ClassVar[str] = "{what:Subject} attacks/attack alone"
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return len(table.attackers) == 1 and found.holds(table, source, it)

        return ATTACKS, when


class IsAlone(Fact):
    """`This has +3 A as long as this attacks alone.`"""

    text: ClassVar[str] = "this attacks alone"
    of_itself: ClassVar[bool] = True

    def so(self, sense: Sense) -> So:
        return lambda table, scope: bool(table.attackers == [scope.source])


class CannotDestroy(Standing):
    """By what its text does itself; damage that a card deals destroys later. [entity.destroyed]"""

    text: ClassVar[str] = "your opponent's actions cannot destroy {what:Subject}"
    what: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.what.filter(sense)

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            if not table.scopes or not found.holds(table, source, it):
                return False
            scope: Scope = table.scopes[-1]
            return table.kind(scope.source) == "action" and table.holder[scope.source] != table.controller(source)

        return [Forbids(line, "be destroyed", applies)]
