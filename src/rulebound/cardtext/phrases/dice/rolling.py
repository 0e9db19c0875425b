"""When a player rolls a number: `when you roll a 6, draw a card`. A game says which of its dice these are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.counts import Amount, Way
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.times.happenings import OfPlayers

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.times.happenings import Acting


class RollsVerb(Word):
    """kinds: the kinds of events with which a die is reported, each with what it shows as its number."""

    label: ClassVar[str] = "that a die is rolled"
    kinds: ClassVar[tuple[str, ...]] = ()


class Face(Phrase):
    """What a die shows."""

    label: ClassVar[str] = "what a die shows, such as 'a 6'"
    text: ClassVar[str] = "a {amount}"
    amount: Amount

    def is_it(self, shown: int) -> bool:
        return shown == int(self.amount.value)


class FaceBound(Face):
    text: ClassVar[str] = "{amount} or {way}"
    amount: Amount
    way: Way

    def is_it(self, shown: int) -> bool:
        return self.way.compares(shown, int(self.amount.value))


class FaceEither(Face):
    text: ClassVar[str] = "a {amount} or a {other:Amount}"
    amount: Amount
    other: Amount

    def is_it(self, shown: int) -> bool:
        return shown in (int(self.amount.value), int(self.other.value))


class AnyFace(Face):
    text: ClassVar[str] = "a die"

    def is_it(self, shown: int) -> bool:
        return True


class RollsNumber(OfPlayers):
    """`When you roll a 6, draw a card.` Each die is one time; `that many` is what it shows."""

    text: ClassVar[str] = "{who:Acting} {verb:RollsVerb#who} {face}"
    who: Acting
    verb: RollsVerb
    face: Face

    def each(self) -> list[Event]:
        return [of_dice(self.who, self.face, kind) for kind in type(self.verb).kinds]

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.each()[0].trigger(sense)

    def has_amount(self) -> bool:
        return True


def of_dice(who: Acting, face: Face, kind: str) -> Event:
    """The event that dice which are reported so show this."""
    event = OfDice()
    event.who, event.face, event.reported = who, face, kind
    return event


class OfDice(OfPlayers):
    """Dice of one sort. reported: the kind of event that reports them."""

    face: Face
    reported: str

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, face = self.who, self.face

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            return seat >= 0 and face.is_it(table.happening) and who.acts(table, source, seat)

        return self.reported, when

    def has_amount(self) -> bool:
        return True
