"""What is so of the cards of an event by their parts in it: `if the attacker has more power than this`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.cards import surpassing
from rulebound.cardtext.phrases.numbers import comparing, valued
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So, event_card

if TYPE_CHECKING:  # importing them here would make them phrases of this module
    from rulebound.cardtext.phrases.cards.surpassing import ComparedCard, MoreOrLessOf
    from rulebound.cardtext.phrases.structure.counts import Amount, Way
    from rulebound.cardtext.phrases.structure.nouns import Adjective, Stat
    from rulebound.cardtext.phrases.structure.roles import EventCard


class RoleHasValue(valued.ThisHasValue):
    text: ClassVar[str] = "{card:EventCard} has {stat} {amount} or {way}"
    of_itself: ClassVar[bool] = False
    card: EventCard
    stat: Stat
    amount: Amount
    way: Way

    def cards(self, sense: Sense) -> Candidates:
        return event_card(sense, self.card.part(sense))


class RoleHasMoreThan(Fact):
    text: ClassVar[str] = "{card:EventCard} has {way:MoreOrLessOf} {stat} than {than:ComparedCard}"
    card: EventCard
    way: MoreOrLessOf
    stat: Stat
    than: ComparedCard

    def so(self, sense: Sense) -> So:
        first = event_card(sense, self.card.part(sense))
        return surpassing.surpassing(first, self.way, self.stat, self.than.cards(sense))


class RoleIsLike(comparing.IsLike):
    text: ClassVar[str] = "{card:EventCard} is {no?not} {adjective}"
    card: EventCard
    no: bool
    adjective: Adjective

    def cards(self, sense: Sense) -> Candidates:
        return event_card(sense, self.card.part(sense))
