"""What is so of partners in a battle alone: `this has +2 power while attacking`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.changes import Change
from rulebound.cardtext.phrases.lines import Standing
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.subjects import Subject
from rulebound.games.courses.state import Table
from rulebound.kernel.table.ability import Ability, Adds


class BattleRole(Word):
    """Which of the two it is."""

    label: ClassVar[str] = "attacking, defending"
    forms: ClassVar[tuple[str, ...]] = ("attacking", "defending")

    def has_it(self, table: Table) -> int:
        """The partner that has this role; NOTHING where powers are not compared just now."""
        return table.attacker if self.word == "attacking" else table.defender


class HasWhileFighting(Standing):
    """`Your partners have +1 power while defending.`"""

    text: ClassVar[str] = "{who:Subject} has/have {change:Change} while {role:BattleRole}"
    who: Subject
    change: Change
    role: BattleRole

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, role, by = self.who.filter(sense), self.role, int(self.change.by.value)
        if self.change.stat.key() != "power":
            sense.wrong(self.change, "in a battle only power matters")

        def added(table: Table, source: int, it: int) -> int:
            return by if it >= 0 and role.has_it(table) == it and found.holds(table, source, it) else 0

        return [Adds(line, "power", added)]
