"""Abilities that are used: `when you use the ability of another student, gain 1 Merit`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.games.avarium.events import USES
from rulebound.games.avarium.state import Table

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.subjects import Subject
    from rulebound.games.avarium.phrases.events_of_players import Doer


class UsesAbility(Event):
    """As soon as the ability is declared and paid for, whatever becomes of its effect. [ability.activated]"""

    text: ClassVar[str] = "{who:Doer} uses/use the ability of {what:Subject}"
    who: Doer
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def uses(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.does(table, source, seat) and found.holds(table, source, it)

        return USES, uses

    def has_player(self) -> bool:
        return self.who.word != "you"
