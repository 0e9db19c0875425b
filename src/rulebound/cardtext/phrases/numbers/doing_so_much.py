"""What is done as often, or as much, as something is measured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.acts.from_hands import FromHand, is_noted
from rulebound.cardtext.phrases.acts.losses import Losing
from rulebound.cardtext.phrases.numbers.amounts import counting_loss
from rulebound.cardtext.phrases.numbers.handing_over import HandsOver
from rulebound.cardtext.phrases.numbers.measuring import Measure
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.counts import MOST
from rulebound.cardtext.phrases.structure.effects import Take
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per, seats_from, whose_effect
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, PlainVerb, Verb
from rulebound.cardtext.phrases.zones.gathering import refuse_whose
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount, CountWord
    from rulebound.cardtext.phrases.structure.players import Player
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner


def so_much(measure: Measure, sense: Sense) -> Number:
    """The number, within the bounds that all numbers of texts have."""
    number = measure.number_of(sense)
    return lambda table, scope: max(0, min(MOST, number(table, scope)))


class GainEqual(PlainVerb):
    text: ClassVar[str] = "gains/gain {resource+} equal to {measure}"
    resource: Resource
    measure: Measure

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return self.measure.chosen_before(sense)

    def does(self, sense: Sense) -> Does:
        number, resource = so_much(self.measure, sense), self.resource
        return lambda table, scope, seat: resource.give(table, seat, number(table, scope))


class Doubles(PlainVerb):
    """As much again as they have."""

    text: ClassVar[str] = "doubles/double {whose:HandsOwner} {resource+}"
    whose: HandsOwner
    resource: Resource

    def does(self, sense: Sense) -> Does:
        resource = self.resource
        refuse_whose(self.whose, sense)
        return lambda table, scope, seat: resource.give(table, seat, min(MOST, resource.had(table, seat)))


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


class DiscardAtRandom(PlainVerb, FromHand):
    """By chance, and not by choice."""

    text: ClassVar[str] = "discards/discard {count:CountWord} card/cards at random"
    count: CountWord

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.held_besides(scope.me, scope.source)) > 0

    def so_many(self) -> int:
        return self.count.count()

    def outcomes(self) -> tuple[str, ...]:
        """What cards are called to which it was done: `discarded`."""
        return ("discarded",)

    def effect(self, sense: Sense) -> Effect[Any]:
        if not is_noted(self, sense):
            return super().effect(sense)
        sense.antecedent, sense.discarded = "", self.count.count()
        done = self.does(sense)

        def discard(table: Any, scope: Scope) -> list[int]:
            before = sorted(table.hand_of(scope.me))
            done(table, scope, scope.me)
            return [it for it in before if it not in table.hand_of(scope.me)]

        return Take(discard)

    def does(self, sense: Sense) -> Does:
        count = self.count.count()

        def discard(table: Any, scope: Scope, seat: int) -> None:
            for _ in range(count):
                hand = sorted(table.held_besides(seat, scope.source))
                if hand:
                    table.discard(hand[table.roll(len(hand)) - 1])

        return discard


class LoseHalf(Losing):
    """Rounded down, where the text does not say otherwise."""

    of_each: ClassVar[bool] = True
    text: ClassVar[str] = "loses/lose half {whose:HandsOwner} {resource+}{up?, rounded up}"
    whose: HandsOwner
    resource: Resource
    up: bool

    def does(self, sense: Sense) -> Does:
        resource, more = self.resource, 1 if self.up else 0
        refuse_whose(self.whose, sense)
        return lambda table, scope, seat: resource.lose(table, seat, (resource.had(table, seat) + more) // 2)


class TakeFrom(Clause):
    """What others lose one gains, as far as they have it."""

    text: ClassVar[str] = "take {amount} {resource#amount} from {who:Player}"
    amount: Amount
    resource: Resource
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        each, leave = int(self.amount.value), sense.words.leave
        taken = HandsOver(seats_from(self.who, sense), self.resource, lambda table, scope, giver: each, leave)
        return chosen_first(self.who, sense, taken)


class GivesYou(Verb):
    """`Each other player gives you 1 Shard or discards a card.` As far as they have it."""

    text: ClassVar[str] = "gives/give you {amount} {resource#amount}"
    amount: Amount
    resource: Resource

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me) > 0

    def whole(self, sense: Sense) -> So | None:
        each, resource = int(self.amount.value), self.resource
        return lambda table, scope: resource.had(table, scope.me) >= each

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.by_others:
            sense.wrong(self, "it is not said who gives it to you")
        each, leave = int(self.amount.value), sense.words.leave
        return HandsOver(whose_effect, self.resource, lambda table, scope, giver: each, leave, gives=True)


class LoseEqual(Losing):
    text: ClassVar[str] = "loses/lose {resource+} equal to {measure}"
    resource: Resource
    measure: Measure

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return self.measure.chosen_before(sense)

    def does(self, sense: Sense) -> Does:
        number, resource = so_much(self.measure, sense), self.resource

        def lose(table: Any, scope: Scope, seat: int) -> None:
            resource.lose(table, seat, number(table, scope))

        return lose


class DrawEqual(PlainVerb):
    text: ClassVar[str] = "draws/draw cards equal to {measure}"
    measure: Measure

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return self.measure.chosen_before(sense)

    def does(self, sense: Sense) -> Does:
        number = so_much(self.measure, sense)
        return lambda table, scope, seat: table.draw(seat, number(table, scope))


class LoseAll(Losing):
    of_each: ClassVar[bool] = True
    text: ClassVar[str] = "loses/lose all {whose:HandsOwner} {resource+}"
    whose: HandsOwner
    resource: Resource

    def does(self, sense: Sense) -> Does:
        resource = self.resource
        refuse_whose(self.whose, sense)
        return counting_loss(
            sense, resource, lambda table, scope, seat: resource.lose(table, seat, resource.had(table, seat))
        )
