"""How much a player has of a resource, as a number, and what is given to others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import seats_of
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.numbers.handing_over import HandsOver
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure, player_chosen, refuse_unchosen
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore, seats_from, whose_effect
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.amounts import MuchOrMany
    from rulebound.cardtext.phrases.numbers.measuring import Measure
    from rulebound.cardtext.phrases.structure.counts import Amount
    from rulebound.cardtext.phrases.structure.players import Others, Player


class YourResource(WholeMeasure):
    """`Draw cards equal to half your Will.`"""

    text: ClassVar[str] = "your {resource+}"
    resource: Resource

    def number_of(self, sense: Sense) -> Number:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me)


class HowManyYouHave(YourResource):
    text: ClassVar[str] = "the number of {resource+} you have"
    resource: Resource


class TheirResource(WholeMeasure):
    """`Lose life equal to half your opponent's life.`"""

    text: ClassVar[str] = "{who:Player}'s {resource+}"
    who: Player
    resource: Resource

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return player_chosen(self, self.who, sense)

    def number_of(self, sense: Sense) -> Number:
        refuse_unchosen(self, self.who, sense)
        resource, seats = self.resource, self.who.seats(sense)
        return lambda table, scope: sum([resource.had(table, seat) for seat in seats(table, scope)])


class TakeEqual(Clause):
    """`Take money equal to half your opponent's money from your opponent.` As far as they have it."""

    text: ClassVar[str] = "take {resource+} equal to {measure} from {who:Player}"
    resource: Resource
    measure: Measure
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        before = self.measure.chosen_before(sense)
        taken = taking_from(self.who, self.resource, so_much(self.measure, sense), sense)
        return Sequence(*before, taken) if before else taken


class TakeThatMuch(Clause, CountsBefore):
    """`When you discard a card, take that much life from another player.`"""

    text: ClassVar[str] = "take that {much:MuchOrMany} {resource+} from {who:Player}"
    much: MuchOrMany
    resource: Resource
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        return taking_from(self.who, self.resource, counted(self, sense), sense)


def taking_from(who: Player, resource: Resource, number: Number, sense: Sense) -> Effect[Any]:
    """What others lose one gains, as far as they have it."""
    seats, leave = seats_from(who, sense), sense.words.leave
    return chosen_first(who, sense, HandsOver(seats, resource, lambda table, scope, giver: number(table, scope), leave))


class GiveThem(Clause):
    """`Give another player 2 Shards.` As far as you have it; of several players, to one after the other."""

    text: ClassVar[str] = "give {who:Others} {amount} {resource#amount}"
    who: Others
    amount: Amount
    resource: Resource

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me) > 0

    def whole(self, sense: Sense) -> So | None:
        each, resource = int(self.amount.value), self.resource
        return lambda table, scope: resource.had(table, scope.me) >= each

    def effect(self, sense: Sense) -> Effect[Any]:
        each, seats, leave = int(self.amount.value), seats_of(self.who, sense), sense.words.leave
        given = HandsOver(seats, self.resource, lambda table, scope, giver: each, leave, gives=True)
        return chosen_first(self.who, sense, given)


# -- All that a player has, or half ------------------------------------------------------------------------------------


class AllOrHalf(Word):
    """Half is rounded down."""

    label: ClassVar[str] = "all, half the"
    forms: ClassVar[tuple[str, ...]] = ("all", "half the")

    def of(self, had: int) -> int:
        """So much of what a player has."""
        return had // 2 if self.word.startswith("half") else had


class AllOrHalfTheir(AllOrHalf):
    label: ClassVar[str] = "all their, half their"
    forms: ClassVar[tuple[str, ...]] = ("all their", "half their")


class AllOrHalfYour(AllOrHalf):
    label: ClassVar[str] = "all your, half your"
    forms: ClassVar[tuple[str, ...]] = ("all your", "half your")


def handing_over(
    seats: Seats, resource: Resource, part: AllOrHalf, sense: Sense, *, gives: bool
) -> HandsOver:  # fmt: skip
    """One player gives that part of a resource to another one."""

    def of_theirs(table: Any, scope: Scope, giver: int) -> int:
        return part.of(resource.had(table, giver))

    return HandsOver(seats, resource, of_theirs, sense.words.leave, gives=gives)


class TakeAllFrom(Clause):
    """`Take all Shards from another player.`"""

    text: ClassVar[str] = "take {part:AllOrHalf} {resource+} from {who:Player}"
    part: AllOrHalf
    resource: Resource
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = handing_over(seats_from(self.who, sense), self.resource, self.part, sense, gives=False)
        return chosen_first(self.who, sense, taken)


class GiveAllTo(Clause):
    """`Give another player half your Shards.`"""

    text: ClassVar[str] = "give {who:Others} {part:AllOrHalfYour} {resource+}"
    who: Others
    part: AllOrHalfYour
    resource: Resource

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        given = handing_over(seats_of(self.who, sense), self.resource, self.part, sense, gives=True)
        return chosen_first(self.who, sense, given)


class GivesYouAll(Verb):
    """`Another player gives you all their Shards or discards their hand.`"""

    text: ClassVar[str] = "gives/give you {part:AllOrHalfTheir} {resource+}"
    part: AllOrHalfTheir
    resource: Resource

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.by_others:
            sense.wrong(self, "it is not said who gives it to you")
        return handing_over(whose_effect, self.resource, self.part, sense, gives=True)
