"""When a player comes to have so little of something, or so much: `when you drop to 10 or less life, draw a card`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.times.happenings import OfPlayers

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount
    from rulebound.cardtext.phrases.times.happenings import Acting


class Crosses(OfPlayers):
    """Only with the loss or the gain by which it comes to that."""

    who: Acting
    amount: Amount
    resource: Resource

    def kinds(self) -> list[str]:
        """The kinds of events by which it can happen."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def crosses(self, now: int, by: int) -> bool:
        """Whether this change, after which a player has so much, is the one."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def each(self) -> list[Event]:
        return [CrossesBy(self, kind) for kind in self.kinds()]

    def kind(self, sense: Sense) -> str:
        return self.kinds()[0]

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, resource = self.who, self.resource

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            if seat < 0 or not who.acts(table, source, seat):
                return False
            return self.crosses(resource.had(table, seat), int(table.happening))

        return self.kind(sense), when


class CrossesBy(Event):
    """The same by one kind of event."""

    def __init__(self, whole: Crosses, by: str) -> None:
        super().__init__()
        self.whole = whole
        self.by = by

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.by, self.whole.trigger(sense)[1]

    def has_card(self) -> bool:
        return False

    def has_player(self) -> bool:
        return self.whole.has_player()


class DropsWord(Word):
    forms: ClassVar[dict[str, str]] = {"drops": "drop"}


class ReachesWord(Word):
    forms: ClassVar[dict[str, str]] = {"reaches": "reach"}


class DropsTo(Crosses):
    """`When you drop to 10 or less life, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} {verb:DropsWord#who} to {amount} or less {resource+}"
    who: Acting
    verb: DropsWord
    amount: Amount
    resource: Resource

    def kinds(self) -> list[str]:
        return self.resource.all_lost()

    def crosses(self, now: int, by: int) -> bool:
        return now <= int(self.amount.value) < now + by


class ReachesSoMuch(Crosses):
    """`When you reach 30 or more life, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} {verb:ReachesWord#who} {amount} or more {resource+}"
    who: Acting
    verb: ReachesWord
    amount: Amount
    resource: Resource

    def kinds(self) -> list[str]:
        return [self.resource.gained()]

    def crosses(self, now: int, by: int) -> bool:
        return now >= int(self.amount.value) > now - by
