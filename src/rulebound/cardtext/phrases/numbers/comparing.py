"""What players have beside each other: several possessions at once, and what is counted for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.acts.conditions import has_none, has_nothing, has_so_many, has_so_much, has_some
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.opponents.choosing_players import refuse_choice
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Other
from rulebound.cardtext.phrases.structure.players import Per, they_of
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.differing import Rivals
    from rulebound.cardtext.phrases.structure.counts import Amount, CountWay, CountWord, Way
    from rulebound.cardtext.phrases.structure.nouns import Adjective, Noun
    from rulebound.cardtext.phrases.structure.players import Player

# -- What is had -------------------------------------------------------------------------------------------------------


class Had(Phrase):
    """One of several that a player has: `two or more items and no Shards`."""

    label: ClassVar[str] = "what a player has"

    def so(self, sense: Sense) -> So:
        """Whether the player of the scope has it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class HadCards(Had):
    text: ClassVar[str] = "{count:CountWord} or {way:CountWay} {noun+}"
    count: CountWord
    way: CountWay
    noun: Noun

    def so(self, sense: Sense) -> So:
        return has_so_many(self.noun.filter(sense), bound_of(sense, self.count), self.way)


class HadOne(Had):
    text: ClassVar[str] = "a {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        return has_some(self.noun.filter(sense))


class HadNone(Had):
    text: ClassVar[str] = "no {noun+}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        return has_none(self.noun.filter(sense))


class HadMuch(Had):
    text: ClassVar[str] = "{amount} or {way} {resource+}"
    amount: Amount
    way: Way
    resource: Resource

    def so(self, sense: Sense) -> So:
        return has_so_much(self.resource, int(self.amount.value), self.way)


class HadMuchOrMore(HadMuch):
    text: ClassVar[str] = "{amount} {resource#amount} or {way}"
    amount: Amount
    resource: Resource
    way: Way


class HadNothing(Had):
    text: ClassVar[str] = "no {resource+}"
    resource: Resource

    def so(self, sense: Sense) -> So:
        return has_nothing(self.resource)


class HaveBoth(Fact):
    """`you have two or more items and no Shards`"""

    text: ClassVar[str] = "you have {first:Had} and {second:Had}"
    first: Had
    second: Had

    def so(self, sense: Sense) -> So:
        first, second = self.first.so(sense), self.second.so(sense)
        return lambda table, scope: first(table, scope) and second(table, scope)


class HaveEither(Fact):
    text: ClassVar[str] = "you have {first:Had} or {second:Had}"
    first: Had
    second: Had

    def so(self, sense: Sense) -> So:
        first, second = self.first.so(sense), self.second.so(sense)
        return lambda table, scope: first(table, scope) or second(table, scope)


class OthersHaveNot(Fact):
    """`you have an item and your opponent does not`: none of the others has one."""

    text: ClassVar[str] = "you have {what:Had} and {rivals:Rivals} does/do not"
    what: Had
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        has = self.what.so(sense)

        def alone(table: Any, scope: Scope) -> bool:
            if not has(table, scope):
                return False
            others = [Scope(seat, scope.source, []) for seat in table.left() if seat != scope.me]
            return not any([has(table, other) for other in others])

        return alone


class HaveTheMost(Fact):
    """More than each other player, and not just as much."""

    text: ClassVar[str] = "you have the most {noun+}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        found = self.noun.filter(sense)
        return lambda table, scope: has_the_most(table, scope, found, scope.me)


def has_the_most(table: Any, scope: Scope, found: Filter, me: int) -> bool:
    """Whether this player has more of these cards than each other."""
    held = [0] * table.seats
    for it in found.found(table, scope.source):
        seat = table.controller(it)
        if seat >= 0:
            held[seat] += 1
    return all([held[seat] < held[me] for seat in table.left() if seat != me])


class TheyHaveTheMost(Fact):
    """Of the player of whom the sentences before speak."""

    text: ClassVar[str] = "they have the most {noun+}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        if not sense.they_are:
            sense.wrong(self, "there is no player before this that '{words}' could be", words="they")
        found = self.noun.filter(sense)
        return lambda table, scope: has_the_most(table, scope, found, they_of(scope))


class HaveMostOf(Fact):
    text: ClassVar[str] = "you have the most {resource+}"
    resource: Resource

    def so(self, sense: Sense) -> So:
        resource = self.resource

        def most(table: Any, scope: Scope) -> bool:
            mine = resource.had(table, scope.me)
            return all([resource.had(table, seat) < mine for seat in table.left() if seat != scope.me])

        return most


# -- What a card is like -----------------------------------------------------------------------------------------------


class IsLike(Fact):
    """`this is tapped`"""

    text: ClassVar[str] = "this is {no?not} {adjective:Adjective}"
    of_itself: ClassVar[bool] = True
    no: bool
    adjective: Adjective

    def cards(self, sense: Sense) -> Candidates:
        """Of which card it is said."""
        return itself

    def so(self, sense: Sense) -> So:
        test, wanted, found = self.adjective.test(sense), not self.no, self.cards(sense)
        if isinstance(self.adjective, Other):
            sense.wrong(self, "no card is another one than itself")

        def is_like(table: Any, scope: Scope) -> bool:
            cards = [it for it in found(table, scope)[:1] if it >= 0]
            return any([bool(test.holds(table, scope.source, it)) == wanted for it in cards])

        return is_like


class ItIsLike(IsLike):
    """`it is not ruined`: of what was taken before, or what the event is about; else of the card itself."""

    text: ClassVar[str] = "it is {no?not} {adjective:Adjective}"
    no: bool
    adjective: Adjective

    def cards(self, sense: Sense) -> Candidates:
        return it_or_itself(self, sense)


def itself(table: Any, scope: Scope) -> list[int]:
    return [scope.source]


# -- What is counted ---------------------------------------------------------------------------------------------------


class PerPlayerWho(Per):
    """`for each player who has more Shards than you`"""

    text: ClassVar[str] = "for each player who has {way:CountWay} {resource+} than you"
    way: CountWay
    resource: Resource

    def number_of(self, sense: Sense) -> Number:
        more, resource = self.way.word == "more", self.resource

        def count(table: Any, scope: Scope) -> int:
            mine = resource.had(table, scope.me)
            had = [resource.had(table, seat) for seat in table.left() if seat != scope.me]
            return len([n for n in had if (n > mine if more else n < mine)])

        return count


class PerHad(Per):
    """`for each Shard they have`"""

    text: ClassVar[str] = "for each {resource} {that?that} {who:Player} has/have"
    resource: Resource
    that: bool
    who: Player

    def number_of(self, sense: Sense) -> Number:
        refuse_choice(self.who, sense)
        resource, seats = self.resource, self.who.seats(sense)
        return lambda table, scope: sum([resource.had(table, seat) for seat in seats(table, scope)])


class PerCardHeld(Per):
    """`for each card in that player's hand`: how many cards a hand has all can see."""

    text: ClassVar[str] = "for each card in {who:Player}'s hand"
    who: Player

    def number_of(self, sense: Sense) -> Number:
        refuse_choice(self.who, sense)
        seats = self.who.seats(sense)
        return lambda table, scope: sum([len(table.held_besides(seat, scope.source)) for seat in seats(table, scope)])
