"""So much as something else is: `gain points equal to its cost`, `draw cards equal to the number of partners here`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.effects import Candidates
from rulebound.cardtext.phrases.meaning import Number, Sense, So, event_card
from rulebound.cardtext.phrases.nouns import MOST
from rulebound.cardtext.phrases.sentences import Does, PlainVerb
from rulebound.cardtext.phrases.subjects import refuse_uncertain
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.instructions import Resource
    from rulebound.cardtext.phrases.nouns import Amount, CountWord, Noun, Stat
    from rulebound.cardtext.phrases.players import Per, Player


class Measure(Phrase):
    """A number that is counted or looked up when the instruction is done."""

    label: ClassVar[str] = "a number, such as 'the number of ...' or 'its cost'"

    def number_of(self, sense: Sense) -> Number:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class NumberOf(Measure):
    text: ClassVar[str] = "the number of {noun+}"
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        found = self.noun.filter(sense)
        return lambda table, scope: len(found.found(table, scope.source))


class CardsInHand(Measure):
    text: ClassVar[str] = "the number of cards in your hand"

    def number_of(self, sense: Sense) -> Number:
        return lambda table, scope: len([it for it in table.hand_of(scope.me) if it != scope.source])


class CardsInTheirHand(Measure):
    text: ClassVar[str] = "the number of cards in {who:Player}'s hand"
    who: Player

    def number_of(self, sense: Sense) -> Number:
        seats = self.who.seats(sense)
        return lambda table, scope: sum([len(table.hand_of(seat)) for seat in seats(table, scope)])


class ItsStat(Measure):
    """Of the card that was taken last, or that the event is about."""

    text: ClassVar[str] = "its {stat}"
    stat: Stat

    def number_of(self, sense: Sense) -> Number:
        stat = self.stat
        found = it_or_itself(self, sense)
        return lambda table, scope: sum([stat.of(table, it) for it in found(table, scope)[:1] if it >= 0])


def it_or_itself(phrase: Phrase, sense: Sense) -> Candidates:
    """What was taken last, or what the event is about; where there is neither, the card itself."""
    if sense.antecedent == "event":
        refuse_uncertain(phrase, sense)
        return event_card(sense, sense.it_is)
    if sense.antecedent:
        return lambda table, scope: scope.picks
    return lambda table, scope: [scope.source]


# -- What is done so often ---------------------------------------------------------------------------------------------


def so_much(measure: Measure, sense: Sense) -> Number:
    """The number, within the bounds that all numbers of texts have."""
    number = measure.number_of(sense)
    return lambda table, scope: max(0, min(MOST, number(table, scope)))


class GainEqual(PlainVerb):
    text: ClassVar[str] = "gains/gain {resource+} equal to {measure}"
    resource: Resource
    measure: Measure

    def does(self, sense: Sense) -> Does:
        number, resource = so_much(self.measure, sense), self.resource
        return lambda table, scope, seat: resource.give(table, seat, number(table, scope))


class GainAtMost(PlainVerb):
    """`Gain 2 Will for each exhausted tile of yours, to a maximum of 6.`"""

    text: ClassVar[str] = "gains/gain {amount} {resource#amount} {per}, {up?up} to a maximum of {most:Amount}"
    amount: Amount
    resource: Resource
    per: Per
    up: bool
    most: Amount

    def does(self, sense: Sense) -> Does:
        each, most = int(self.amount.value), int(self.most.value)
        per, resource = self.per.number_of(sense), self.resource
        return lambda table, scope, seat: resource.give(table, seat, min(most, each * per(table, scope)))


class DiscardAtRandom(PlainVerb):
    """By chance, and not by choice."""

    text: ClassVar[str] = "discards/discard {count:CountWord} card/cards at random"
    count: CountWord

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: any([it != scope.source for it in table.hand_of(scope.me)])

    def does(self, sense: Sense) -> Does:
        count = self.count.count()

        def discard(table: Any, scope: Scope, seat: int) -> None:
            for _ in range(count):
                hand = sorted([it for it in table.hand_of(seat) if it != scope.source])
                if hand:
                    table.discard(hand[table.roll(len(hand)) - 1])

        return discard


class LoseEqual(PlainVerb):
    text: ClassVar[str] = "loses/lose {resource+} equal to {measure}"
    resource: Resource
    measure: Measure

    def does(self, sense: Sense) -> Does:
        number, resource = so_much(self.measure, sense), self.resource

        def lose(table: Any, scope: Scope, seat: int) -> None:
            resource.give(table, seat, -min(number(table, scope), resource.had(table, seat)))

        return lose


class DrawEqual(PlainVerb):
    text: ClassVar[str] = "draws/draw cards equal to {measure}"
    measure: Measure

    def does(self, sense: Sense) -> Does:
        number = so_much(self.measure, sense)
        return lambda table, scope, seat: table.draw(seat, number(table, scope))
