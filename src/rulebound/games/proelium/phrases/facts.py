"""What is so of funds, life, research and turns, and what is counted of them."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.counts import Amount, Way
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.games.proelium.counters import FUNDS, LIFE
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.phrases.events import WhoseTurn
from rulebound.games.proelium.phrases.lines import YouOrOpponent
from rulebound.games.proelium.phrases.nouns import Life
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope

# -- Conditions --------------------------------------------------------------------------------------------------------


class FundsAre(Fact):
    text: ClassVar[str] = "{who:YouOrOpponent} has/have {money} or {way}"
    who: YouOrOpponent
    money: Money
    way: Way

    def so(self, sense: Sense) -> So:
        who, bound, way = self.who, self.money.tokens(), self.way
        return lambda table, scope: way.compares(table.amount(FUNDS, who.seat(table, scope.source)), bound)


class FundsAreExactly(Fact):
    text: ClassVar[str] = "{who:YouOrOpponent} has/have exactly {money}"
    who: YouOrOpponent
    money: Money

    def so(self, sense: Sense) -> So:
        who, wanted = self.who, self.money.tokens()
        return lambda table, scope: table.amount(FUNDS, who.seat(table, scope.source)) == wanted


class LifeIs(Fact):
    text: ClassVar[str] = "your opponent has {amount} or {way} {life:Life}"
    amount: Amount
    way: Way
    life: Life

    def so(self, sense: Sense) -> So:
        bound, way = int(self.amount.value), self.way
        return lambda table, scope: way.compares(table.amount(LIFE, table.rival(scope.me)), bound)


class Compared(Word):
    forms: ClassVar[tuple[str, ...]] = ("life", "money")


class HaveMore(Fact):
    text: ClassVar[str] = "you have {way:MoreOrLess} {what:Compared} than your opponent"
    way: MoreOrLess
    what: Compared

    def so(self, sense: Sense) -> So:
        counter, more = COUNTED[self.what.word], self.way.word == "more"

        def compare(table: Table, scope: Scope) -> bool:
            mine, theirs = table.amount(counter, scope.me), table.amount(counter, table.rival(scope.me))
            return mine > theirs if more else mine < theirs

        return compare


class MoreOrLess(Word):
    forms: ClassVar[tuple[str, ...]] = ("more", "less")


COUNTED = {"life": LIFE, "money": FUNDS}


class TurnIs(Fact):
    text: ClassVar[str] = "it is {whose:WhoseTurn} turn"
    whose: WhoseTurn

    def so(self, sense: Sense) -> So:
        own = self.whose.word == "your"
        return lambda table, scope: (table.active == scope.me) == own


class SpentSoMuch(Fact):
    text: ClassVar[str] = "{who:YouOrOpponent} has/have spent {money} or {way} this turn"
    who: YouOrOpponent
    money: Money
    way: Way

    def so(self, sense: Sense) -> So:
        mine, bound, way = self.who.word == "you", self.money.tokens(), self.way
        return lambda table, scope: way.compares(table.spent[scope.me if mine else table.rival(scope.me)], bound)


class SpentNothing(Fact):
    text: ClassVar[str] = "{who:YouOrOpponent} has/have spent no money this turn"
    who: YouOrOpponent

    def so(self, sense: Sense) -> So:
        mine = self.who.word == "you"
        return lambda table, scope: table.spent[scope.me if mine else table.rival(scope.me)] == 0


class PerSpent(Per):
    text: ClassVar[str] = "for each 10k {that?that} {who:YouOrOpponent} has/have spent this turn"
    that: bool
    who: YouOrOpponent

    def number_of(self, sense: Sense) -> Number:
        who = self.who
        return lambda table, scope: int(table.spent[who.seat(table, scope.source)])


class PerFunds(Per):
    """`for each 50k that you have`"""

    text: ClassVar[str] = "for each {money} that {who:YouOrOpponent} has/have"
    money: Money
    who: YouOrOpponent

    def number_of(self, sense: Sense) -> Number:
        who, each = self.who, max(1, self.money.tokens())
        return lambda table, scope: table.amount(FUNDS, who.seat(table, scope.source)) // each
