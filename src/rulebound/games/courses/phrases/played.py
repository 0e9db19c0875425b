"""Cards that are played: a supporter or an item by its player, or a partner that enters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.cards import any_kind
from rulebound.cardtext.phrases.structure.lines import Event, OfNoCard
from rulebound.cardtext.phrases.structure.meaning import IT, Sense
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.cardtext.phrases.times.history import DidPlay
from rulebound.games.courses.card import COURSE, PARTNER
from rulebound.games.courses.events import COMES_HOME, ENTERS, PLAYS
from rulebound.games.courses.state import Table

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.zones.decks import Wanted


class YouPlayThis(OfNoCard):
    """Of a supporter, as soon as it lies before its player; of a partner, when it enters. [play.supporter]"""

    text: ClassVar[str] = "you play this"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        kind = ENTERS if sense.kind == PARTNER else COMES_HOME
        return kind, lambda table, source, it, other, seat: it == source


class PlaysA(Event):
    """A supporter or an item is played; if it may be any card, a partner that enters is one too."""

    text: ClassVar[str] = "{who:Acting} plays/play a {wanted:Wanted}"
    who: Acting
    wanted: Wanted

    def each(self) -> list[Event]:
        any_card = isinstance(self.wanted, any_kind.AnyCardWanted)
        return [PlaysBy(self.who, kind, self.wanted) for kind in ((PLAYS, ENTERS) if any_card else (PLAYS,))]

    def parts(self) -> dict[str, str]:
        return that_card(self.wanted)

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.each()[0].trigger(sense)

    def has_player(self) -> bool:
        return self.who.word != "you"


class PlaysBy(Event):
    """The same by one kind of event."""

    def __init__(self, who: Acting, kind: str, wanted: Wanted) -> None:
        super().__init__()
        self.who = who
        self.kind = kind
        self.wanted = wanted

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, wanted = self.who, self.wanted.test(sense).holds
        if self.kind == PLAYS:
            refuse_not_played(self.wanted, sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return it != source and who.acts(table, source, seat) and wanted(table, source, it)

        return self.kind, when

    def parts(self) -> dict[str, str]:
        return that_card(self.wanted)

    def has_player(self) -> bool:
        return self.who.word != "you"


def kind_of(wanted: Wanted) -> str:
    """The kind of card that is meant; `card` of any."""
    return "card" if isinstance(wanted, any_kind.AnyCardWanted) else wanted.kind.word


def that_card(wanted: Wanted) -> dict[str, str]:
    return {f"that {kind_of(wanted)}": IT}


def refuse_not_played(wanted: Wanted, sense: Sense) -> None:
    """Partners and courses come into play in other ways."""
    if kind_of(wanted) == PARTNER:
        sense.wrong(wanted, "partners enter and are not played: write 'a partner of yours enters'")
    if kind_of(wanted) == COURSE:
        sense.wrong(wanted, "courses are turned over and not played: write 'you turn over a course'")


class PlayedOrEnteredCards(DidPlay):
    forms: ClassVar[tuple[str, ...]] = ("played",)
    kinds: ClassVar[tuple[str, ...]] = (ENTERS, PLAYS)
