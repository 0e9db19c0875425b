"""What texts of Proelium do with money: funds are gained, lost, stolen and paid."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.acts.instructions import Resource, number_of
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.numbers.handing_over import HandsOver
from rulebound.cardtext.phrases.replacing.would_happen import would_gain, would_lose
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, PlainVerb
from rulebound.games.proelium import money
from rulebound.games.proelium.counters import FUNDS
from rulebound.games.proelium.events import BIDS_MONEY, FORFEITS, RECEIVES
from rulebound.games.proelium.phrases.amounts import Dice, Money
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.kernel.table.need import Need
from rulebound.language import worded

GAINS_MONEY: Final = would_gain("money")
LOSES_MONEY: Final = would_lose("money")


class Cash(Resource):
    """All that is said of money without an amount, `gain money equal to its cost`: in tokens of 10k. [R58]"""

    forms: ClassVar[dict[str, str]] = {"money": "money"}

    def give(self, table: Table, seat: int, n: int) -> None:
        if n > 0:
            gain_funds(table, seat, n)
        else:
            money.lose_funds(table, seat, -n, by=who_does(table, seat))

    def had(self, table: Table, seat: int) -> int:
        return table.amount(FUNDS, seat)

    def pay(self, table: Table, seat: int, n: int) -> None:
        """It counts toward the limit. [R7]"""
        money.spend(table, seat, n)

    def can_pay(self, table: Table, seat: int, n: int) -> bool:
        return money.can_pay(table, seat, n)

    def lose(self, table: Table, seat: int, n: int) -> None:
        lose_funds(table, seat, n, by=who_does(table, seat))

    def lose_after_all(self, table: Table, seat: int, n: int, other: int) -> None:
        money.lose_funds(table, seat, n, by=other)

    def gained(self) -> str:
        return RECEIVES

    def lost(self) -> str:
        return FORFEITS

    def bids(self) -> str:
        return BIDS_MONEY

    def asked_for_more(self) -> str:
        return worded("{source}: do you pay 10k more?")

    def so_much(self, n: int) -> str:
        return f"{n}0k" if n > 0 else "0k"

    def that_much(self) -> str:
        return "{so much}0k"


def who_does(table: Table, seat: int) -> int:
    """The player by whose effect this one gains or loses something just now. [R10] [R74]"""
    if not table.scopes:
        return seat
    scope = table.scopes[-1]
    if scope.me != seat:
        return scope.me
    return table.whose(scope.source) if scope.source >= 0 else seat


def gain_funds(table: Table, seat: int, n: int) -> None:
    """By a text, unless a card says otherwise."""
    n = altered(table, GAINS_MONEY, of_seat(seat), n)
    if n > 0 and not replaced_by_card(table, GAINS_MONEY, of_seat(seat), n):
        money.gain_funds(table, seat, n)


def lose_funds(table: Table, seat: int, n: int, by: int) -> None:
    """By a text, unless a card says otherwise."""
    n = min(n, table.amount(FUNDS, seat))
    n = min(altered(table, LOSES_MONEY, of_seat(seat), n), table.amount(FUNDS, seat))
    if n > 0 and not replaced_by_card(table, LOSES_MONEY, of_seat(seat), n, by):
        money.lose_funds(table, seat, n, by=by)


class GainFunds(PlainVerb):
    """[money.stock]"""

    text: ClassVar[str] = "gains/gain {money}[ {per}]"
    money: Money
    per: Per | None

    def does(self, sense: Sense) -> Does:
        tokens, per = self.money.tokens(), number_of(self.per, sense)

        def gain(table: Table, scope: Scope, seat: int) -> None:
            gain_funds(table, seat, tokens * per(table, scope) if per else tokens)

        return gain


class GainTokens(PlainVerb):
    """[dice.d6] [dice.d3]"""

    text: ClassVar[str] = "gains/gain {dice} money tokens"
    dice: Dice

    def does(self, sense: Sense) -> Does:
        dice = self.dice
        return lambda table, scope, seat: gain_funds(table, seat, dice.rolled(table, scope.me))


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


class LoseTokens(PlainVerb):
    text: ClassVar[str] = "loses/lose {dice} money tokens"
    dice: Dice

    def does(self, sense: Sense) -> Does:
        dice = self.dice

        def lose(table: Table, scope: Scope, seat: int) -> None:
            lose_funds(table, seat, dice.rolled(table, scope.me), scope.me)

        return lose


def rival_of_mine(table: Table, scope: Scope) -> list[int]:
    """The opponent of the player whose effect it is."""
    return [table.rival(scope.me)]


class StealFunds(Clause):
    """What the opponent really loses, you gain. [R69]"""

    text: ClassVar[str] = "take {money} from your opponent"
    money: Money

    def effect(self, sense: Sense) -> Effect[Any]:
        tokens = self.money.tokens()
        return HandsOver(rival_of_mine, Cash(), lambda table, scope, giver: tokens, sense.words.leave)


class PayMoney(PlainVerb, Cost):
    """A cost counts toward the limit. [R7]"""

    text: ClassVar[str] = "pays/pay {money}"
    money: Money

    def possible(self, sense: Sense) -> So | None:
        tokens = self.money.tokens()
        return lambda table, scope: money.can_pay(table, scope.me, tokens)

    def does(self, sense: Sense) -> Does:
        self.refuse_too_much(sense)
        tokens = self.money.tokens()

        def pay(table: Table, scope: Scope, seat: int) -> None:
            if money.can_pay(table, seat, tokens):
                money.spend(table, seat, tokens)

        return pay

    def paid_with(self) -> str:
        return "money"

    def refuse_too_much(self, sense: Sense) -> None:
        """It could not be paid in any turn. [money.limit]"""
        if self.money.tokens() > money.LIMIT:
            sense.wrong(self, "players can pay 50k in a turn: write a smaller amount, or that it is lost")

    def payable(self, sense: Sense) -> list[Need[Any]]:
        self.refuse_too_much(sense)
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


class PerPaid(Per, CountsBefore):
    text: ClassVar[str] = "for each {money} paid this way"
    money: Money

    def number_of(self, sense: Sense) -> Number:
        paid, each = counted(self, sense), max(1, self.money.tokens())
        return lambda table, scope: paid(table, scope) // each
