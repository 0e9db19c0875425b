"""Cards that are played: a supporter or an item by its player, or a partner that enters."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.happenings import Acting
from rulebound.cardtext.phrases.history import DidPlay
from rulebound.cardtext.phrases.lines import Event, OfNoCard
from rulebound.cardtext.phrases.meaning import IT, Sense
from rulebound.cardtext.phrases.nouns import Kind
from rulebound.games.courses.card import PARTNER
from rulebound.games.courses.events import COMES_HOME, ENTERS, PLAYS
from rulebound.games.courses.state import Table


class YouPlayThis(OfNoCard):
    """Of a supporter, as soon as it lies before its player; of a partner, when it enters. [play.supporter]"""

    text: ClassVar[str] = "you play this"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        kind = ENTERS if sense.kind == PARTNER else COMES_HOME
        return kind, lambda table, source, it, other, seat: it == source


class PlaysACard(Event):
    """A supporter or an item is played, or a partner enters."""

    text: ClassVar[str] = "{who:Acting} plays/play a card"
    who: Acting

    def each(self) -> list[Event]:
        return [PlaysBy(self.who, kind) for kind in (PLAYS, ENTERS)]

    def parts(self) -> dict[str, str]:
        return {"that card": IT}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.each()[0].trigger(sense)

    def has_player(self) -> bool:
        return self.who.word != "you"


class PlaysBy(Event):
    """The same by one kind of event."""

    def __init__(self, who: Acting, kind: str) -> None:
        super().__init__()
        self.who = who
        self.kind = kind

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return self.kind, lambda table, source, it, other, seat: it != source and who.acts(table, source, seat)

    def parts(self) -> dict[str, str]:
        return {"that card": IT}

    def has_player(self) -> bool:
        return self.who.word != "you"


class PlaysA(Event):
    text: ClassVar[str] = "{who:Acting} plays/play a {kind}"
    who: Acting
    kind: Kind

    def parts(self) -> dict[str, str]:
        return {f"that {self.kind.word}": IT}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, kind = self.who, self.kind.word
        if kind == "partner":
            sense.wrong(self.kind, "partners enter and are not played: write 'a partner of yours enters'")
        if kind == "course":
            sense.wrong(self.kind, "courses are turned over and not played: write 'you turn over a course'")

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return it != source and table.print_of(it).kind == kind and who.acts(table, source, seat)

        return PLAYS, when

    def has_player(self) -> bool:
        return self.who.word != "you"


class PlayedOrEnteredCards(DidPlay):
    forms: ClassVar[tuple[str, ...]] = ("played",)
    kinds: ClassVar[tuple[str, ...]] = (ENTERS, PLAYS)
