"""Completing one of the assignments that were looked at, revealed or shown, for nothing or for less."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.acts.copying import SetAside
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.choices import choosing
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.effects import DoToEach, Forget, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import It, Object
from rulebound.cardtext.phrases.zones.decks import LOOKED_AT, Wanted, waits
from rulebound.cardtext.phrases.zones.destinations import UNTIL
from rulebound.cardtext.phrases.zones.hands import HAND as A_HAND
from rulebound.cardtext.phrases.zones.putting_seen import Among
from rulebound.games.arcane import assignments, completing
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.choices import LEAVE
from rulebound.games.arcane.phrases.allowed import MAY_COMPLETE, may_complete
from rulebound.games.arcane.phrases.in_order import in_order
from rulebound.games.arcane.phrases.nouns import Completed
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import DECK, DISCARD, HAND, PUBLIC
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.spending import had_besides


def complete(table: Table, scope: Scope, it: int) -> None:
    """For nothing, from wherever an assignment can lie that is not completed; what it costs besides is done. [R8]"""
    if table.zone[it] in UNCOMPLETED and may_complete(table, scope.me, it):
        complete_paid(table, scope, it)


def complete_paid(table: Table, scope: Scope, it: int) -> None:
    """What has been paid for, as far as that was asked for."""
    if it in scope.queue:
        scope.queue = [other for other in scope.queue if other != it] or NO_QUEUE
    if table.zone[it] == DECK:
        assignments.note_last(table, scope.me, [it])
    completing.carry_out(table, scope.me, it)
    table.pay_tolls(scope.me, it, LEAVE)


UNCOMPLETED: Final = (PUBLIC, HAND, DISCARD, DECK)


def is_assignment(table: Table, source: int, it: int) -> bool:
    return table.print_of(it).kind in (SPELL, ITEM)


IS_ASSIGNMENT: Test = Test("{it} is no assignment.", is_assignment)


class OneSeen(Clause):
    """One of the cards that were seen, by choice; the others wait to be put somewhere."""

    def wanted(self, sense: Sense) -> list[Test]:
        """What it must be besides."""
        return []

    def done(self, sense: Sense) -> Effect[Any]:
        """How it is completed."""
        return DoToEach(complete)

    def possible(self, sense: Sense) -> So | None:
        if not sense.looked_at:
            return lambda table, scope: len(scope.picks) > 0
        return lambda table, scope: len(scope.queue) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.looked_at and sense.antecedent != "taken":
            sense.wrong(self, "no sentence before this looks at cards")
        seen = [LOOKED_AT] if sense.looked_at else []
        among = waits if sense.looked_at else taken_before
        found = Filter(among, [*seen, IS_ASSIGNMENT, *self.wanted(sense), MAY_COMPLETE])
        question = sense.which("{source}: which assignment do you complete?", found)
        question.secret = True  # that there is no choice would tell what the cards are
        if not sense.looked_at:
            return Sequence(SetAside(), Forget(), TakeOne(question, found, sense.words.pick), self.done(sense))
        sense.antecedent = "taken"
        nothing: Effect[Any] = Take(lambda table, scope: [])
        return Sequence(nothing, TakeOne(question, found, sense.words.pick), self.done(sense))


def taken_before(table: Table) -> list[int]:
    """What was chosen, replaced or laid out by the sentence before, and is public."""
    return [it for it in table.scopes[-1].queue if table.zone[it] == PUBLIC]


class CompleteOneOfThem(OneSeen):
    """`You may complete one of them without paying its cost.`"""

    text: ClassVar[str] = "complete {which:Among} without paying its cost"
    which: Among

    def wanted(self, sense: Sense) -> list[Test]:
        return one_of(self.which, sense)


def one_of(which: Among, sense: Sense) -> list[Test]:
    """What the one must be that is named."""
    if which.count_of() != 1:
        sense.wrong(which, "one card is completed: write 'one of them', or 'a spell from among them'")
    wanted = which.wanted(sense)
    return [] if wanted is None else [wanted]


class CompleteFromIt(OneSeen):
    """`Another player reveals their hand. You may complete a spell from it without paying its cost.`"""

    text: ClassVar[str] = "complete a {wanted_card:Wanted} from it without paying its cost"
    wanted_card: Wanted

    def wanted(self, sense: Sense) -> list[Test]:
        if sense.looked_at != A_HAND:
            sense.wrong(self, "no sentence before this looks at a hand")
        return [self.wanted_card.test(sense)]


# -- Wherever it lies --------------------------------------------------------------------------------------------------


def open_to(what: Object, sense: Sense) -> Filter | None:
    """`Complete an item`: a public one, or one of the own hand. None where the text says which, or where it lies."""
    if not isinstance(what, choosing.Some) or what.noun.kind.word not in COMPLETABLE:
        return None
    noun, kind = what.noun, what.noun.kind
    if what.number() == MANY or noun.whose is not None or noun.place is not None:
        sense.wrong(what, "this is completed already: write 'an item', 'a public item' or 'an item from your hand'")
    tests = [adjective.test(sense) for adjective in noun.adjectives if not isinstance(adjective, Completed)]
    if noun.having is not None:
        tests.append(noun.having.test(sense))
    printed = Test("{it} is of another kind.", lambda table, source, it: kind.prints(table, it))
    return Filter(within_reach, [printed, *tests, MAY_COMPLETE], [REACHED])


COMPLETABLE: Final = ("item", "spell", "assignment")


def within_reach(table: Table) -> list[int]:
    """What the player who is asked could complete by an action: public and private assignments."""
    me = table.scopes[-1].me if table.scopes else table.active
    doing = [scope.source for scope in table.scopes]
    return [it for it in [*table.cards_in(PUBLIC), *table.cards_in(HAND, me)] if it not in doing]


REACHED: Final = Test(
    "Only public assignments and your own private ones can be completed.",
    lambda table, source, it: it in within_reach(table),
)


def take_one_open(what: Object, found: Filter, sense: Sense) -> Effect[Any]:
    """One of them, by choice."""
    question = sense.which("{source}: which assignment do you complete?", found)
    assert isinstance(what, choosing.Some)
    question.secret = what.noun.kind.word in COMPLETABLE  # that there is no choice would tell what is in the hand
    first = choosing.begun(sense, what.noun)
    sense.antecedent = "taken"
    return Sequence(first, TakeOne(question, found, sense.words.pick))


# -- For less ----------------------------------------------------------------------------------------------------------


class Reduced(Phrase):
    """How much less is paid."""

    label: ClassVar[str] = "how much less is paid"
    amount: Amount

    def of(self, table: Table, it: int, cost: int) -> int:
        """What is paid for this assignment, of its cost."""
        return max(0, cost - self.less(table, it))

    def less(self, table: Table, it: int) -> int:
        """So much less for this assignment."""
        return int(self.amount.value)


class BareReduced(Reduced):
    """Of Will for a spell, of Shards for an item."""

    text: ClassVar[str] = "{amount} less"
    amount: Amount


class OneReduced(Reduced):
    """Of what one of the two kinds costs; the other kind costs what it always does."""

    text: ClassVar[str] = "{amount} {resource#amount} less"
    amount: Amount
    resource: Resource

    def less(self, table: Table, it: int) -> int:
        paid = "Will" if table.print_of(it).kind == SPELL else "Shard"
        return int(self.amount.value) if self.resource.word == paid else 0


class HalfReduced(Reduced):
    """Rounded down, where the text does not say otherwise."""

    text: ClassVar[str] = "half its cost{up?, rounded up}"
    up: bool

    def of(self, table: Table, it: int, cost: int) -> int:
        return (cost + (1 if self.up else 0)) // 2


class CompleteForLess(OneSeen):
    """`Complete one of them for 2 less.` It is paid for."""

    text: ClassVar[str] = "complete {which:Among} for {reduced:Reduced}"
    which: Among
    reduced: Reduced

    def wanted(self, sense: Sense) -> list[Test]:
        return [*one_of(self.which, sense), payable(self.reduced)]

    def done(self, sense: Sense) -> Effect[Any]:
        reduced = self.reduced
        return DoToEach(lambda table, scope, it: pay_and_complete(table, scope, it, reduced))


class CompleteItForLess(Verb):
    """`Complete a public assignment for half its cost.` Nothing where it cannot be paid."""

    text: ClassVar[str] = "completes/complete {what:Object} for {reduced:Reduced}"
    what: Object
    reduced: Reduced

    def possible(self, sense: Sense) -> So | None:
        reduced, found = self.reduced, self.chosen(sense)
        if found is None:
            return lambda table, scope: any([it >= 0 and can_pay(table, scope.me, it, reduced) for it in scope.picks])
        return lambda table, scope: len(found.found(table, scope.source)) > 0

    def chosen(self, sense: Sense) -> Filter | None:
        """Of `a public assignment` those that can be paid."""
        found = open_to(self.what, sense)
        if found is not None:
            return found.but(payable(self.reduced))
        if not isinstance(self.what, choosing.Some) or self.what.number() == MANY:
            return None
        return self.what.noun.filter(sense).but(payable(self.reduced))

    def effect(self, sense: Sense) -> Effect[Any]:
        reduced, found = self.reduced, self.chosen(sense)
        if isinstance(self.what, It) and sense.looked_at > 1 and sense.looked_at != UNTIL:
            sense.wrong(self.what, "several cards are looked at: write 'one of them'")
        done = in_order(lambda table, scope, it: pay_and_complete(table, scope, it, reduced))
        if found is None:
            return Sequence(self.what.take(sense), done)
        return Sequence(take_one_open(self.what, found, sense), done)


def payable(reduced: Reduced) -> Test:
    """What the player who is asked can pay."""
    return Test("You cannot pay for {it}.", lambda table, source, it: can_pay(table, table.scopes[-1].me, it, reduced))


def price(table: Table, me: int, it: int, reduced: Reduced) -> int:
    """What a player pays for it; of what lies in the center, what is cheaper in one's own turn counts in that turn."""
    cost = table.cost(it) if me == table.payer(it) else table.print_of(it).cost
    return reduced.of(table, it, cost)


def can_pay(table: Table, me: int, it: int, reduced: Reduced) -> bool:
    if not is_assignment(table, it, it) or not may_complete(table, me, it):
        return False
    has = completing.purse(table, me, it) + had_besides(table, me, completing.paid_in(table, it), it)
    return has >= price(table, me, it, reduced)


def pay_and_complete(table: Table, scope: Scope, it: int, reduced: Reduced) -> None:
    if table.zone[it] in UNCOMPLETED and can_pay(table, scope.me, it, reduced):
        completing.pay(table, scope.me, it, price(table, scope.me, it, reduced))
        complete_paid(table, scope, it)
