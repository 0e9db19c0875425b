"""Characters that are destroyed while they attack or block. [attack.destroys]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.proelium.events import DESTROYED
from rulebound.games.proelium.phrases.nouns import is_blocking
from rulebound.games.proelium.state import Table

ATTACKER: Final = dict.fromkeys(("the attacker", "the attacking character", "the blocked character"), OTHER)


class Fighting(Word):
    label: ClassVar[str] = "attacking, blocking"
    forms: ClassVar[tuple[str, ...]] = ("attacking", "blocking")


class SlainInCombat(Event):
    """`When this is destroyed while blocking, draw a card.`"""

    text: ClassVar[str] = "{what:Subject} is/are destroyed while {fighting:Fighting}"
    what: Subject
    fighting: Fighting

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, attacks = self.what.filter(sense), self.fighting.word == "attacking"

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            fights = it in table.attackers if attacks else is_blocking(table, source, it)
            return fights and found.holds(table, source, it)

        return DESTROYED, when

    def parts(self) -> dict[str, str]:
        return {} if self.fighting.word == "attacking" else ATTACKER

    def it_is(self) -> str:
        return IT

    def subject_is(self) -> str:
        return IT

    def ends_it(self) -> bool:
        return True
