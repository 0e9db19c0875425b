"""How much money may be spent in a turn, and money that is paid up to a bound. [money.limit]"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.numbers.paying_any import OneMore
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Take
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per, just_me
from rulebound.cardtext.phrases.structure.sentences import Instructions, Verb
from rulebound.games.proelium import money
from rulebound.games.proelium.ability import LIMIT
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.phrases.lines import LessOrMore, YouOrOpponent
from rulebound.games.proelium.phrases.money import Cash
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, No, Sequence, Yes
from rulebound.kernel.table.static import Adds

# -- The limit ---------------------------------------------------------------------------------------------------------


class HowMuchMore(Phrase):
    """By how much the limit changes."""

    label: ClassVar[str] = "how much may be spent"

    def tokens(self) -> int:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class SoMuchMore(HowMuchMore):
    text: ClassVar[str] = "{money} {way:LessOrMore}"
    money: Money
    way: LessOrMore

    def tokens(self) -> int:
        return self.money.tokens() * self.way.sign()


class AnyMoney(HowMuchMore):
    text: ClassVar[str] = "any amount of money"

    def tokens(self) -> int:
        return money.NO_LIMIT


class SpendAny(Standing):
    """`You may spend any amount of money each turn.`"""

    text: ClassVar[str] = "{who:YouOrOpponent} may spend any amount of money each turn"
    who: YouOrOpponent

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, more = self.who, money.NO_LIMIT
        return [Adds(line, LIMIT, lambda table, source, it: more if it == of_seat(who.seat(table, source)) else 0)]


class UntilThenSpend(Instructions):
    """`Until the end of the turn, you may spend any amount of money.`"""

    text: ClassVar[str] = "{until}, {who:YouOrOpponent} may spend {more:HowMuchMore}"
    until: Until
    who: YouOrOpponent
    more: HowMuchMore

    def effect(self, sense: Sense) -> Effect[Any]:
        until, mine, by = self.until, self.who.word == "you", self.more.tokens()
        if by == 0:
            sense.wrong(self, "this would change nothing")

        def change(table: Table, scope: Scope, seat: int) -> None:
            spender = of_seat(seat if mine else table.rival(seat))
            table.modify(LIMIT, spender, by, until.lasts(), until.whose(table, scope), scope.source)

        return DoForSeats(just_me, change)


# -- Up to so much -----------------------------------------------------------------------------------------------------


class PayFundsUpTo(Verb):
    """`Pay up to 30k. Draw a card for each 10k paid this way.` It counts toward the limit. [R7]"""

    text: ClassVar[str] = "pays/pay up to {money}"
    money: Money

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.counts = True
        cash, most = Cash(), self.money.tokens()
        if most < 1:
            sense.wrong(self, "that is nothing: write an amount")
        question = sense.question(cash.asked_for_more(), Yes, [])
        question.takes.append(No)
        more = OneMore(question, [sense.words.yes, sense.words.no], cash, most)
        return Sequence(Take(lambda table, scope: []), more)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: money.can_pay(table, scope.me, 1)


# -- What was spent ----------------------------------------------------------------------------------------------------


class PerAllSpent(Per):
    """`This has +1 A for each 10k spent this turn.`, by both players."""

    text: ClassVar[str] = "for each 10k spent this turn"

    def number_of(self, sense: Sense) -> Number:
        return lambda table, scope: int(sum(table.spent))
