"""So much as something else is: `gain points equal to its cost`, `draw cards equal to the number of partners here`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.acts.from_hands import AsksWhatItIs, FromHand, is_noted
from rulebound.cardtext.phrases.acts.instructions import number_rolled
from rulebound.cardtext.phrases.acts.losses import Losing
from rulebound.cardtext.phrases.numbers.amounts import counting_loss
from rulebound.cardtext.phrases.opponents.choosing_players import AnotherPlayer, chosen_first
from rulebound.cardtext.phrases.structure.effects import Candidates, DoForSeats, Take
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So, event_card
from rulebound.cardtext.phrases.structure.nouns import MOST
from rulebound.cardtext.phrases.structure.players import Per, just_me, whose_effect
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, Fact, PlainVerb, Verb
from rulebound.cardtext.phrases.structure.subjects import refuse_uncertain
from rulebound.cardtext.phrases.zones.gathering import refuse_whose
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.nouns import Amount, CountWord, Noun, Stat
    from rulebound.cardtext.phrases.structure.players import Player
    from rulebound.cardtext.phrases.structure.subjects import Object
    from rulebound.cardtext.phrases.zones.decks import Wanted
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner


class Measure(Phrase):
    """A number that is counted or looked up when the instruction is done."""

    label: ClassVar[str] = "a number, such as 'the number of ...' or 'its cost'"

    def number_of(self, sense: Sense) -> Number:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        """What must be chosen before the number is known."""
        return []


class WholeMeasure(Measure):
    """One that can be halved."""

    label: ClassVar[str] = "a number, such as 'the number of ...' or 'its cost'"


class StatOf(WholeMeasure):
    """`Gain life equal to the A of a character of yours.` The card is chosen first."""

    text: ClassVar[str] = "the {stat} of {what:Object}"
    stat: Stat
    what: Object

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        if isinstance(self.what, Phrase) and self.what.number() == MANY:
            sense.wrong(self.what, "one card has that value: write of one")
        sense.measured = self
        return [self.what.take(sense)]

    def number_of(self, sense: Sense) -> Number:
        if sense.measured is not self:
            sense.wrong(self, "choose the card in a sentence before, and write 'its {stat}' here", stat=str(self.stat))
        stat = self.stat
        return lambda table, scope: sum([stat.of(table, it) for it in scope.picks[:1] if it >= 0])


class HighestOf(WholeMeasure):
    text: ClassVar[str] = "the {which:WhichOfAll} {stat} among {noun+}"
    which: WhichOfAll
    stat: Stat
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        stat, found, which = self.stat, self.noun.filter(sense), self.which.word

        def number(table: Any, scope: Scope) -> int:
            values = [stat.of(table, it) for it in found.found(table, scope.source)]
            if which == "total":
                return sum(values)
            return (max(values) if which == "highest" else min(values)) if values else 0

        return number


class WhichOfAll(Word):
    forms: ClassVar[tuple[str, ...]] = ("highest", "lowest", "total")


class NumberOf(WholeMeasure):
    text: ClassVar[str] = "the number of {noun+}"
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        found = self.noun.filter(sense)
        return lambda table, scope: len(found.found(table, scope.source))


class CardsInHand(WholeMeasure):
    text: ClassVar[str] = "the number of cards in your hand"

    def number_of(self, sense: Sense) -> Number:
        return lambda table, scope: len([it for it in table.hand_of(scope.me) if it != scope.source])


class CardsInTheirHand(WholeMeasure):
    text: ClassVar[str] = "the number of cards in {who:Player}'s hand"
    who: Player

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return player_chosen(self, self.who, sense)

    def number_of(self, sense: Sense) -> Number:
        refuse_unchosen(self, self.who, sense)
        seats = self.who.seats(sense)
        return lambda table, scope: sum([len(table.hand_of(seat)) for seat in seats(table, scope)])


def player_chosen(measure: Measure, who: Player, sense: Sense) -> list[Effect[Any]]:
    """`Another player` is chosen before anything is counted."""
    if not isinstance(who, AnotherPlayer):
        return []
    sense.measured = measure
    return [who.chosen(sense)]


def refuse_unchosen(measure: Measure, who: Player, sense: Sense) -> None:
    if isinstance(who, AnotherPlayer) and sense.measured is not measure:
        sense.wrong(who, "no player is chosen here: write of 'each other player' or of a player who is known")


class ItsStat(WholeMeasure):
    """Of the card that was taken last, or that the event is about."""

    text: ClassVar[str] = "its {stat}"
    stat: Stat

    def number_of(self, sense: Sense) -> Number:
        stat = self.stat
        found = it_or_itself(self, sense)
        return lambda table, scope: sum([stat.of(table, it) for it in found(table, scope)[:1] if it >= 0])


class NumberRolled(WholeMeasure):
    """The number that a die showed; what was offered or done by others since is no longer known beside it."""

    text: ClassVar[str] = "the number rolled"

    def number_of(self, sense: Sense) -> Number:
        return number_rolled(self, sense)


class Half(Measure):
    """Rounded down, where the text does not say otherwise."""

    text: ClassVar[str] = "half {measure:WholeMeasure}{up?, rounded up}"
    measure: WholeMeasure
    up: bool

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return self.measure.chosen_before(sense)

    def number_of(self, sense: Sense) -> Number:
        whole, more = self.measure.number_of(sense), 1 if self.up else 0
        return lambda table, scope: (whole(table, scope) + more) // 2


class Twice(Measure):
    text: ClassVar[str] = "twice {measure:WholeMeasure}"
    measure: WholeMeasure

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return self.measure.chosen_before(sense)

    def number_of(self, sense: Sense) -> Number:
        once = self.measure.number_of(sense)
        return lambda table, scope: 2 * once(table, scope)


def it_or_itself(phrase: Phrase, sense: Sense) -> Candidates:
    """What was taken last, or what the event is about; where there is neither, the card itself."""
    if sense.antecedent == "event":
        refuse_uncertain(phrase, sense)
        return event_card(sense, sense.it_is)
    if sense.antecedent or sense.discarded == 1:
        return lambda table, scope: scope.picks
    if not sense.stays:
        sense.wrong(phrase, "there is nothing before this that `it` or `its` could speak of")
    return lambda table, scope: [scope.source]


class PerStat(Per):
    """`for each power it has`"""

    text: ClassVar[str] = "for each {stat} it has"
    stat: Stat

    def number_of(self, sense: Sense) -> Number:
        stat, found = self.stat, it_or_itself(self, sense)
        return lambda table, scope: max(0, sum([stat.of(table, it) for it in found(table, scope)[:1] if it >= 0]))


class ItIsOfKind(Fact, AsksWhatItIs):
    """`Reveal the top card of your deck. If it is a partner, put it into your hand.`"""

    text: ClassVar[str] = "it is {no?not} a {wanted:Wanted}"
    no: bool
    wanted: Wanted

    def so(self, sense: Sense) -> So:
        if not sense.antecedent and sense.discarded != 1:
            sense.wrong(self, "there is no card before this that `it` could be")
        test, found, should = self.wanted.test(sense), it_or_itself(self, sense), not self.no

        def is_one(table: Any, scope: Scope) -> bool:
            cards = [it for it in found(table, scope)[:1] if it >= 0]
            return any([bool(test.holds(table, scope.source, it)) == should for it in cards])

        return is_one


# -- What is done so often ---------------------------------------------------------------------------------------------


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
        return lambda table, scope: any([it != scope.source for it in table.hand_of(scope.me)])

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
                hand = sorted([it for it in table.hand_of(seat) if it != scope.source])
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
        each, resource, seats = int(self.amount.value), self.resource, self.who.seats(sense)

        def take(table: Any, scope: Scope, seat: int) -> None:
            n = min(each, resource.had(table, seat))
            if seat != scope.me and n > 0:
                resource.give(table, seat, -n)
                resource.give(table, scope.me, n)

        return chosen_first(self.who, sense, DoForSeats(seats, take))


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
        each, resource = int(self.amount.value), self.resource

        def give(table: Any, scope: Scope, seat: int) -> None:
            n = min(each, resource.had(table, seat))
            for other in whose_effect(table, scope):
                if n > 0 and other != seat:
                    resource.give(table, seat, -n)
                    resource.give(table, other, n)

        return DoForSeats(just_me, give)


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
