"""The cards of an event by their parts in it: `the attacker`, `the defeated partner`, `that partner`.

They can be named in all sentences of a line, also where `it` has become another card. Which there are, the event says.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.errors import Listed
from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.effects import Candidates, Seats, Take
from rulebound.cardtext.phrases.structure.meaning import Sense, event_card
from rulebound.cardtext.phrases.structure.nouns import Kind, lower
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.kernel.table.effect import Effect


class EventCard(Phrase, Object):
    label: ClassVar[str] = "a card"

    def part(self, sense: Sense) -> str:
        """Which card of the event it is."""
        part = sense.parts.get(lower(self), "")
        if not part and sense.parts:
            known = Listed([f"'{name}'" for name in sense.parts])
            sense.wrong(self, "nothing here is '{card}': in this event, write {words}", card=lower(self), words=known)
        elif not part:
            sense.wrong(self, "nothing here is '{card}': no event before this has such a card", card=lower(self))
        return part

    def take(self, sense: Sense) -> Effect[Any]:
        part = self.part(sense)
        sense.antecedent = "taken"
        return Take(event_card(sense, part))

    def candidates(self, sense: Sense) -> Candidates | None:
        return event_card(sense, sense.parts.get(lower(self), ""))


class TheAttacker(EventCard):
    text: ClassVar[str] = "the attacker"


class TheDefender(EventCard):
    text: ClassVar[str] = "the defender"


class TheDefeated(EventCard):
    text: ClassVar[str] = "the defeated {kind}"
    kind: Kind


class ThatOne(EventCard):
    text: ClassVar[str] = "that {kind}"
    kind: Kind


class OwnerOf(Others):
    text: ClassVar[str] = "the owner of {card:EventCard}"
    card: EventCard

    def seats(self, sense: Sense) -> Seats:
        found = event_card(sense, self.card.part(sense))
        return lambda table, scope: [table.owner(it) for it in found(table, scope) if it >= 0]
