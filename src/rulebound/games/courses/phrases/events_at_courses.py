"""What happens at courses: they are cleared and turned over, and become tapped."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import GAINED, IT, Sense, So
from rulebound.cardtext.phrases.structure.players import they_of
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.cardtext.phrases.times.moments import WhoseTurns
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.events import CLEARS, SPENDS, TAPS, TURNS_OVER, UNTAPS

# What the cards of an event are called in the sentences after it.
from rulebound.games.courses.phrases.events import ONE_PARTNER
from rulebound.games.courses.phrases.nouns import attached_to
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import ATTACHED
from rulebound.kernel.basics.scope import Scope


class ClearsThis(Event):
    text: ClassVar[str] = "{who:Acting} clears/clear this"
    who: Acting

    def parts(self) -> dict[str, str]:
        return ONE_PARTNER

    def or_itself(self) -> str:
        return "that partner"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return CLEARS, lambda table, source, it, other, seat: other == source and who.acts(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class PartnerClearsThis(Event):
    """`When a partner of yours clears this, draw a card.`"""

    text: ClassVar[str] = "{who:Subject} clears/clear this"
    who: Subject

    def parts(self) -> dict[str, str]:
        return ONE_PARTNER

    def or_itself(self) -> str:
        return "that partner"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        if sense.kind not in (GAINED, COURSE):
            sense.wrong(self, "only courses are cleared")
        found = self.who.filter(sense)
        return CLEARS, lambda table, source, it, other, seat: other == source and found.holds(table, source, it)


class TurnsOver(Event):
    text: ClassVar[str] = "{who:Acting} turns/turn over a course"
    who: Acting

    def parts(self) -> dict[str, str]:
        return {"that course": IT}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return TURNS_OVER, lambda table, source, it, other, seat: it != source and who.acts(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class TurnsThisOver(Event):
    text: ClassVar[str] = "{who:Acting} turns/turn this over"
    who: Acting

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return TURNS_OVER, lambda table, source, it, other, seat: it == source and who.acts(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class IsTurnedOver(Event):
    text: ClassVar[str] = "this is turned over"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return TURNS_OVER, lambda table, source, it, other, seat: it == source


class BecomesTapped(Event):
    """`When this becomes tapped, draw a card.` For whatever reason."""

    text: ClassVar[str] = "{who:Subject} becomes {tapped:TappedOrNot}"
    who: Subject
    tapped: TappedOrNot

    def each(self) -> list[Event]:
        return [Becomes(self.who, kind) for kind in self.tapped.kinds()]

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.each()[0].trigger(sense)


class TappedOrNot(Word):
    forms: ClassVar[tuple[str, ...]] = ("tapped", "untapped")

    def kinds(self) -> tuple[str, ...]:
        """The kinds of events by which cards become so."""
        return (TAPS, SPENDS) if self.word == "tapped" else (UNTAPS,)


class Becomes(Event):
    """The same by one kind of event."""

    def __init__(self, who: Subject, kind: str) -> None:
        super().__init__()
        self.who = who
        self.kind = kind

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)
        return self.kind, lambda table, source, it, other, seat: found.holds(table, source, it)


class HostsTurns(WhoseTurns):
    """Of the player who has the partner that an item is attached to."""

    forms: ClassVar[tuple[str, ...]] = ("the attached partner's owner's",)

    def is_it(self, table: Any, source: int, seat: int) -> bool:
        return table.zone[source] == ATTACHED and bool(table.controller(table.at[source]) == seat)


class HostIsTheirs(Fact):
    """`If the attached partner is theirs`: of the player who is spoken of."""

    text: ClassVar[str] = "the attached partner is {whose:WhoseHost}"
    whose: WhoseHost

    def so(self, sense: Sense) -> So:
        theirs = self.whose.word == "theirs"
        if theirs and not sense.they_are:
            sense.wrong(self, "there is no player before this whose partner it could be")

        def so(table: Table, scope: Scope) -> bool:
            seat = they_of(scope) if theirs else table.controller(scope.source)
            return any([table.controller(it) == seat for it in attached_to(table, scope)])

        return so


class WhoseHost(Word):
    label: ClassVar[str] = "yours, theirs"
    forms: ClassVar[tuple[str, ...]] = ("yours", "theirs")
