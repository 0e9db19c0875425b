"""What happens in most games, for cards that wait for it: somebody plays a card."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardgame.table import Table
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.cardtext.phrases.times.history import DidPlay

PLAYS: Final = "plays"


class PlaysIt(Event):
    text: ClassVar[str] = "{who:Acting} plays/play {what:Subject}"
    who: Acting
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.acts(table, source, seat) and found.holds(table, source, it)

        return PLAYS, when

    def has_player(self) -> bool:
        return self.who.word != "you"


class PlayedCards(DidPlay):
    forms: ClassVar[tuple[str, ...]] = ("played",)
    kinds: ClassVar[tuple[str, ...]] = (PLAYS,)
