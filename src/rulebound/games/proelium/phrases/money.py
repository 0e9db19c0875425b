"""What texts of Proelium do with money: funds are gained, lost, stolen and paid."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.amounts import OneMore, counted
from rulebound.cardtext.phrases.effects import DoForSeats, Seats, Take
from rulebound.cardtext.phrases.gathering import HandsOwner, refuse_whose
from rulebound.cardtext.phrases.instructions import Resource, number_of
from rulebound.cardtext.phrases.lines import Cost
from rulebound.cardtext.phrases.meaning import Number, Sense, So
from rulebound.cardtext.phrases.nouns import MOST
from rulebound.cardtext.phrases.players import CountsBefore, Others, Per, just_me
from rulebound.cardtext.phrases.sentences import (
    Clause,
    Does,
    PlainVerb,
    Verb,
)
from rulebound.cardtext.phrases.standings import MostOrFewest, ahead
from rulebound.games.proelium import money
from rulebound.games.proelium.counters import FUNDS
from rulebound.games.proelium.events import FORFEITS
from rulebound.games.proelium.phrases.nouns import Dice, Money
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, No, Sequence, Yes
from rulebound.kernel.table.instead import replaced_by_card
from rulebound.kernel.table.need import Need
from rulebound.language import worded


class GainFunds(PlainVerb):
    """[money.stock]"""

    text: ClassVar[str] = "gains/gain {money}[ {per}]"
    money: Money
    per: Per | None

    def does(self, sense: Sense) -> Does:
        tokens, per = self.money.tokens(), number_of(self.per, sense)

        def gain(table: Table, scope: Scope, seat: int) -> None:
            money.gain_funds(table, seat, tokens * per(table, scope) if per else tokens)

        return gain


class GainTokens(PlainVerb):
    """[dice.d6] [dice.d3]"""

    text: ClassVar[str] = "gains/gain {dice} money tokens"
    dice: Dice

    def does(self, sense: Sense) -> Does:
        dice = self.dice
        return lambda table, scope, seat: money.gain_funds(table, seat, dice.rolled(table, scope.me))


class LoseFunds(PlainVerb):
    """[victory.funds] [R10]"""

    text: ClassVar[str] = "loses/lose {money}[ {per}]"
    money: Money
    per: Per | None

    def whole(self, sense: Sense) -> So | None:
        tokens = self.money.tokens()
        return lambda table, scope: table.amount(FUNDS, scope.me) >= tokens

    def does(self, sense: Sense) -> Does:
        tokens, per = self.money.tokens(), number_of(self.per, sense)

        def lose(table: Table, scope: Scope, seat: int) -> None:
            lose_funds(table, seat, tokens * per(table, scope) if per else tokens, scope.me)

        return lose


def lose_funds(table: Table, seat: int, n: int, by: int) -> None:
    """By a text, unless a card does something else instead."""
    n = min(n, table.amount(FUNDS, seat))
    if n > 0 and not replaced_by_card(table, FORFEITS, of_seat(seat), n, by):
        money.lose_funds(table, seat, n, by=by)


class LosePart(PlainVerb):
    """Of all that a player has."""

    whose: HandsOwner

    def part(self, funds: int) -> int:
        """How much of so much is lost."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)

        def lose(table: Table, scope: Scope, seat: int) -> None:
            lose_funds(table, seat, self.part(table.amount(FUNDS, seat)), scope.me)

        return lose


class LoseHalfFunds(LosePart):
    """Rounded down to whole tokens, where the text does not say otherwise."""

    text: ClassVar[str] = "loses/lose half {whose:HandsOwner} money{up?, rounded up}"
    whose: HandsOwner
    up: bool

    def part(self, funds: int) -> int:
        return (funds + 1) // 2 if self.up else funds // 2


class LoseAllFunds(LosePart):
    text: ClassVar[str] = "loses/lose all {whose:HandsOwner} money"
    whose: HandsOwner

    def part(self, funds: int) -> int:
        return funds


class DoubleFunds(PlainVerb):
    text: ClassVar[str] = "doubles/double {whose:HandsOwner} money"
    whose: HandsOwner

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)
        return lambda table, scope, seat: money.gain_funds(table, seat, min(MOST, table.amount(FUNDS, seat)))


class ExchangeFunds(Clause):
    """Each has as much as the other had."""

    text: ClassVar[str] = "exchange money with your opponent"

    def effect(self, sense: Sense) -> Effect[Any]:
        def exchange(table: Table, scope: Scope, seat: int) -> None:
            rival = table.rival(seat)
            more = table.amount(FUNDS, rival) - table.amount(FUNDS, seat)
            loser, gainer = (rival, seat) if more > 0 else (seat, rival)
            money.gain_funds(table, gainer, money.lose_funds(table, loser, abs(more), by=seat))

        return DoForSeats(just_me, exchange)


class PlayerWithMostMoney(Others):
    """None where both have as much."""

    text: ClassVar[str] = "the player with the {which:MostOrFewest} money"
    which: MostOrFewest

    def seats(self, sense: Sense) -> Seats:
        return ahead(lambda table, seat: table.amount(FUNDS, seat), most=self.which.word == "most")


class GainThatMuchMoney(PlainVerb, CountsBefore):
    """Each point is 10k. [R58]"""

    text: ClassVar[str] = "gains/gain that much money"

    def does(self, sense: Sense) -> Does:
        number = counted(self, sense)
        return lambda table, scope, seat: money.gain_funds(table, seat, number(table, scope))


class LoseThatMuchMoney(PlainVerb, CountsBefore):
    """Each point is 10k. [R58]"""

    text: ClassVar[str] = "loses/lose that much money"

    def does(self, sense: Sense) -> Does:
        number = counted(self, sense)
        return lambda table, scope, seat: lose_funds(table, seat, number(table, scope), scope.me)


class LoseTokens(PlainVerb):
    text: ClassVar[str] = "loses/lose {dice} money tokens"
    dice: Dice

    def does(self, sense: Sense) -> Does:
        dice = self.dice

        def lose(table: Table, scope: Scope, seat: int) -> None:
            lose_funds(table, seat, dice.rolled(table, scope.me), scope.me)

        return lose


class StealFunds(Clause):
    """What the opponent loses, you gain."""

    text: ClassVar[str] = "take {money} from your opponent"
    money: Money

    def effect(self, sense: Sense) -> Effect[Any]:
        tokens = self.money.tokens()

        def steal(table: Table, scope: Scope, seat: int) -> None:
            money.gain_funds(table, seat, money.lose_funds(table, table.rival(seat), tokens, by=seat))

        return DoForSeats(just_me, steal)


class PayMoney(PlainVerb, Cost):
    """A cost counts toward the limit. [R7]"""

    text: ClassVar[str] = "pays/pay {money}"
    money: Money

    def possible(self, sense: Sense) -> So | None:
        tokens = self.money.tokens()
        return lambda table, scope: money.can_pay(table, scope.me, tokens)

    def does(self, sense: Sense) -> Does:
        tokens = self.money.tokens()

        def pay(table: Table, scope: Scope, seat: int) -> None:
            if money.can_pay(table, seat, tokens):
                money.spend(table, seat, tokens)

        return pay

    def payable(self, sense: Sense) -> list[Need[Any]]:
        tokens = self.money.tokens()
        return [
            Need(
                "money.limit", worded(
                    "That costs {price}: you have {funds}, and may spend {rest} more.", price=self.money.written()
                ),
                lambda table, me, it: money.can_pay(table, me, tokens),
            )
        ]  # fmt: skip

    def pay(self, sense: Sense) -> Effect[Any]:
        tokens = self.money.tokens()
        return DoForSeats(just_me, lambda table, scope, seat: money.spend(table, seat, tokens))


class PayAnyMoney(Verb):
    """One token after the other. [R7]"""

    text: ClassVar[str] = "pays/pay any amount of money"

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: money.can_pay(table, scope.me, 1)

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.counts = True
        question = sense.question("{source}: do you pay 10k more?", Yes, [])
        question.takes.append(No)
        more = OneMore(question, [sense.words.yes, sense.words.no], Tokens())
        return Sequence(Take(lambda table, scope: []), more)


class Tokens(Resource):
    """Money, token by token, as far as it may be spent."""

    def give(self, table: Table, seat: int, n: int) -> None:
        money.spend(table, seat, -n)

    def had(self, table: Table, seat: int) -> int:
        return 1 if money.can_pay(table, seat, 1) else 0


class PerPaid(Per, CountsBefore):
    text: ClassVar[str] = "for each {money} paid this way"
    money: Money

    def number_of(self, sense: Sense) -> Number:
        paid, each = counted(self, sense), max(1, self.money.tokens())
        return lambda table, scope: paid(table, scope) // each
