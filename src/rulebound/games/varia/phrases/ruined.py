"""Cards that wait for assets to be ruined: `when an asset of yours is ruined, draw a card`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.varia.events import RUINS
from rulebound.games.varia.state import Table


class IsRuined(Event):
    """`When this is ruined, draw two cards.` Its own ruin is the last that an asset sees."""

    text: ClassVar[str] = "{what:Subject} is/are ruined"
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return found.holds(table, source, it)

        return RUINS, when
