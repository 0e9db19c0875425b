"""For each card, player or resource of what was done before."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.acts.from_hands import FromHand
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.acts.losses import CountsLosses
from rulebound.cardtext.phrases.numbers.amounts import Done, counted, counted_outcome, doing_before, is_of_others
from rulebound.cardtext.phrases.numbers.paying_any import PayAny, PayUpTo
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.nouns import Kind
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per
from rulebound.kernel.basics.scope import Scope


class PerKindThisWay(Per, CountsBefore):
    text: ClassVar[str] = "for each {kind} {done} this way"
    kind: Kind
    done: Done

    def number_of(self, sense: Sense) -> Number:
        return kind_this_way(self, self.kind, self.done, sense)


def kind_this_way(phrase: Phrase, kind: Kind, done: Done, sense: Sense) -> Number:
    """How many cards of this kind something was done to; of cards of hands, which can be of any kind, it is looked at.

    That they were discarded can be said of cards in play, too, of which all are of that kind.
    """
    number = counted_outcome(done, phrase, sense)
    of_hands = is_of_hand(sense.others_done) if is_of_others(sense) else sense.discarded > 0
    if not of_hands or sense.antecedent or sense.so_much:
        return number
    return lambda table, scope: len([it for it in scope.picks if it >= 0 and kind.prints(table, it)])


def is_of_hand(done: object) -> bool:
    """Whether it was cards of hands to which something was done, which can be of any kind."""
    return isinstance(done, FromHand)


class PerPaidThisWay(Per, CountsBefore):
    """`for every 2 Will paid this way`"""

    text: ClassVar[str] = "for every {amount} {resource#amount} paid this way"
    amount: Amount
    resource: Resource

    def number_of(self, sense: Sense) -> Number:
        each, number = max(1, int(self.amount.value)), paid_before(self, self.resource, sense)
        return lambda table, scope: number(table, scope) // each


class HowPaid(Word):
    forms: ClassVar[tuple[str, ...]] = ("paid", "lost")


class PerOnePaid(Per, CountsBefore, CountsLosses):
    """`You may pay any amount of Will. Draw a card for each Will paid this way.`"""

    text: ClassVar[str] = "for each {resource} {how:HowPaid} this way"
    resource: Resource
    how: HowPaid

    def lost_resource(self) -> str:
        return self.resource.word if self.how.word == "lost" else ""

    def number_of(self, sense: Sense) -> Number:
        if self.how.word == "paid":
            return paid_before(self, self.resource, sense)
        return counted(self, sense, this_way=True)


def paid_before(phrase: Phrase, resource: Resource, sense: Sense) -> Number:
    """How much was paid, of any amount."""
    paid = [part for part in walk(sense.line) if isinstance(part, PayAny | PayUpTo)] if sense.line else []
    if not any([part.resource.word == resource.word for part in paid]):
        sense.wrong(phrase, "nothing of this is paid before: write 'pay any amount of {what}'", what=resource.plural())
    return counted(phrase, sense, this_way=True)


class PerTheirsThisWay(Per, CountsBefore):
    """`Destroy all items. Each player draws a card for each item of theirs destroyed this way.`"""

    text: ClassVar[str] = "for each {kind} {whose:OfTheirs} {done} this way"
    kind: Kind
    whose: OfTheirs
    done: Done

    def number_of(self, sense: Sense) -> Number:
        before = doing_before(self, sense)
        if not sense.by_others or before is None or self.done.word not in before.outcomes():
            sense.wrong(self, "say before this what is done to all of them, and begin with who counts: 'each player'")

        def count(table: Any, scope: Scope) -> int:
            whose = table.scopes[-3].queue if len(table.scopes) >= 3 else []  # of the text, in which all take turns
            return len([seat for seat in whose if seat == scope.me])

        return count


class OfTheirs(Word):
    """Of the player who counts. of_each: so each player counts others."""

    of_each: ClassVar[bool] = True
    forms: ClassVar[tuple[str, ...]] = ("of theirs",)


class PerWhoseThisWay(Per, CountsBefore):
    """`Destroy all items. Draw a card for each item of yours destroyed this way.`"""

    text: ClassVar[str] = "for each {kind} {whose:WhoseThisWay} {done} this way"
    kind: Kind
    whose: WhoseThisWay
    done: Done

    def number_of(self, sense: Sense) -> Number:
        before, mine = doing_before(self, sense), self.whose.is_mine()
        if sense.by_others or before is None or self.done.word not in before.outcomes():
            sense.wrong(self, "say before this what is done to all of them")
        return lambda table, scope: len([seat for seat in scope.queue if (seat == scope.me) == mine])


class WhoseThisWay(Word):
    label: ClassVar[str] = "whose they were"
    forms: ClassVar[tuple[str, ...]] = ("of yours", "of other players")

    def is_mine(self) -> bool:
        """Whether it is the player who has the text."""
        return self.word == "of yours"
