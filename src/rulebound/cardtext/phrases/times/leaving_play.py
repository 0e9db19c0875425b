"""Cards that leave play, in games that have no word of their own for it: `when a partner leaves play, draw a card`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.table.triggers import LEAVES_PLAY

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.subjects import Subject


class LeavesPlay(Event):
    """Wherever it goes, and whatever makes it go."""

    text: ClassVar[str] = "{who:Subject} leaves/leave play"
    who: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)
        return LEAVES_PLAY, lambda table, source, it, other, seat: found.holds(table, source, it)

    def ends_it(self) -> bool:
        return str(self.who).lower() == "this"
