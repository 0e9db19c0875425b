"""What is so of partners in a battle alone, and who comes out of it: `this has +2 power while attacking`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.changes import Change
from rulebound.cardtext.phrases.structure.lines import Event, Standing
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense
from rulebound.cardtext.phrases.structure.subjects import Subject, This
from rulebound.games.courses.events import WITHSTANDS
from rulebound.games.courses.state import Table
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds


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


class Withstands(Event):
    """An attacker that is too weak does nothing to it. [battle.defeat] [R30]"""

    text: ClassVar[str] = "{who:Subject} withstands/withstand an attack"
    who: Subject

    def parts(self) -> dict[str, str]:
        return {"the attacker": OTHER}

    def it_is(self) -> str:
        """The one that the sentence names; where that is the card itself, who attacked it."""
        return OTHER if isinstance(self.who, This) else IT

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)
        return WITHSTANDS, lambda table, source, it, other, seat: found.holds(table, source, it)


class WithstandsOf(Event):
    """`When a partner withstands an attack of this, put a -1 power counter on it.`"""

    text: ClassVar[str] = "{whom:Subject} withstands/withstand an attack of {who:Subject}"
    whom: Subject
    who: Subject

    def parts(self) -> dict[str, str]:
        return {"that partner": IT, "the defender": IT, "the attacker": OTHER}

    def it_is(self) -> str:
        """The one of the two that has no other name."""
        if isinstance(self.whom, This):
            return OTHER
        return IT if isinstance(self.who, This) else ""

    def subject_is(self) -> str:
        return IT

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, attackers = self.whom.filter(sense), self.who.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return found.holds(table, source, it) and other >= 0 and attackers.holds(table, source, other)

        return WITHSTANDS, when
