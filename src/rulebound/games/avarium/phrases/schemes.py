"""What cards do to schemes: in hands, in the Library, and in the Trash Pile."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.effects import DoForSeats, DoToEach, EachSeatDoes, Take, TakeOne
from rulebound.cardtext.phrases.filters import Filter, Test
from rulebound.cardtext.phrases.lines import Cost
from rulebound.cardtext.phrases.looking import NOT_YET, Looking
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.nouns import Amount
from rulebound.cardtext.phrases.players import Player, just_me
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.cardtext.phrases.things import Thing
from rulebound.games.avarium import resources, schemes
from rulebound.games.avarium.phrases import costs
from rulebound.games.avarium.phrases.cards import Count, nothing
from rulebound.games.avarium.phrases.deeds import ToCards
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import HAND, LIBRARY
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import By, Effect, If, May, No, Sequence, Yes
from rulebound.kernel.table.need import Need


class Trash(Clause, Cost):
    """Cards of a hand, by choice."""

    text: ClassVar[str] = "[{who:Player} ]trashes/trash {count:Count} card/cards"
    who: Player | None
    count: Count

    def subject(self) -> Player | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = ""
        if self.who is None:
            return self.one_hand(sense)
        return EachSeatDoes(self.who.seats(sense), self.one_hand(sense), sense.words.leave)

    def one_hand(self, sense: Sense) -> Effect[Any]:
        hand = Filter(own_hand, [Test("Only cards of your own hand can be trashed.", is_in_own_hand), NOT_YET])
        question = sense.which("{deed}: choose a card of your hand to trash.", hand)
        one: list[Effect[Any]] = [TakeOne(question, hand, sense.words.pick) for _ in range(self.count.count())]
        return Sequence(Take(nothing), *one, DoToEach(trash))

    def possible(self, sense: Sense) -> So | None:
        count = self.count.count()
        return lambda table, scope: len(table.cards_in(HAND, scope.me)) >= count

    def payable(self, sense: Sense) -> list[Need[Any]]:
        count = self.count.count()
        told = "You have too few cards in your hand to trash."
        return [Need(costs.CLAUSE, told, lambda table, me, it: len(table.cards_in(HAND, me)) >= count)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.one_hand(sense)


def own_hand(table: Table) -> list[int]:
    """The hand of whoever is asked by the innermost effect."""
    return table.cards_in(HAND, table.scopes[-1].me)[:]


def is_in_own_hand(table: Table, source: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == table.scopes[-1].me


def trash(table: Table, scope: Scope, it: int) -> None:
    schemes.trash(table, it)


class Peek(Looking):
    """Some of the top cards of the Library into the hand, the others into the Trash Pile."""

    text: ClassVar[str] = (
        "look at the top {count:Count} cards of the Library. Put {kept:Count} of them into your hand and the "
        "rest into the Trash Pile"
    )
    count: Count
    kept: Count

    def top(self) -> int:
        return self.count.count()

    def keeps(self) -> int:
        return self.kept.count()

    def keep(self, table: Table, seat: int, it: int) -> None:
        schemes.take(table, it, seat)

    def leave(self, table: Table, seat: int, it: int) -> None:
        if table.zone[it] == LIBRARY:
            schemes.trash(table, it)


class IntoHand(ToCards):
    text: ClassVar[str] = "put {what:Thing} into your hand"
    what: Thing

    def does(self, table: Table, scope: Scope, it: int) -> None:
        schemes.take(table, it, scope.me)


class Cancel(ToCards):
    """A scheme that waits will do nothing."""

    text: ClassVar[str] = "cancel {what:Thing}"
    what: Thing

    def does(self, table: Table, scope: Scope, it: int) -> None:
        cancel(table, scope, it)


class CancelUnless(Clause):
    """Its player may pay for it once more, seeing what is at stake."""

    text: ClassVar[str] = "cancel {what:Thing} unless its player spends {amount} Reputation"
    what: Thing
    amount: Amount

    def effect(self, sense: Sense) -> Effect[Any]:
        price = int(self.amount.value)
        taken = self.what.take(sense)
        question = sense.question(f"{{deed}}: do you spend {price} Reputation, so that it is not cancelled?", Yes, [])
        question.takes.append(No)

        def can_pay(table: Table, scope: Scope) -> bool:
            return table.reputation[scope.me] >= price

        def pay(table: Table, scope: Scope, seat: int) -> None:
            resources.spend(table, seat, price)
            scope.picks = []

        offer = May(question, [sense.words.yes, sense.words.no], DoForSeats(just_me, pay))
        body = Sequence(If(can_pay, offer), DoToEach(cancel))
        return Sequence(taken, If(is_any, By(whose_it_is, body, sense.words.leave)))


def is_any(table: Table, scope: Scope) -> bool:
    return len(scope.picks) > 0


def whose_it_is(table: Table, scope: Scope) -> int:
    return table.holder[scope.picks[0]]


def cancel(table: Table, scope: Scope, it: int) -> None:
    schemes.cancel(table, it)
