"""Will, Shards, Prestige, and turns."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.counting.counters import cards_of
from rulebound.cardtext.phrases.structure.counts import Amount, CountWay, CountWord, bound_of
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, beside_the_first
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import Per, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object, Subject
from rulebound.games.arcane import performing
from rulebound.games.arcane.card import SPELL, USE
from rulebound.games.arcane.phrases.nouns import TileAction
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class TokenWord(Word):
    forms: ClassVar[dict[str, str]] = {"token": "tokens"}


class PutTokens(Clause):
    text: ClassVar[str] = "put {amount} Prestige {token:TokenWord#amount} on {what:Object}[ {per}]"
    lasts_in_play: ClassVar[bool] = True
    amount: Amount
    token: TokenWord
    what: Object
    per: Per | None

    def effect(self, sense: Sense) -> Effect[Any]:
        each, per = int(self.amount.value), number_of(self.per, sense)

        def put(table: Table, scope: Scope, it: int) -> None:
            table.add_tokens(it, each * per(table, scope) if per else each)

        return Sequence(self.what.take(sense), DoToEach(put))


class DoubleTokens(Clause):
    """`Double the Prestige tokens on an item of yours.`"""

    text: ClassVar[str] = "double the Prestige tokens on {what:Object}"
    lasts_in_play: ClassVar[bool] = True
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = self.what.take(sense)
        return Sequence(taken, DoToEach(lambda table, scope, it: table.add_tokens(it, table.tokens[it])))


class HasTokens(Fact):
    """`If this has three or more Prestige tokens on it, draw a card.`"""

    text: ClassVar[str] = "{who:Subject} has/have {count:CountWord} or {way:CountWay} Prestige tokens {there?on it}"
    who: Subject
    count: CountWord
    way: CountWay
    there: bool

    def so(self, sense: Sense) -> So:
        found, bound, way = cards_of(self.who, sense), bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(tokens_on(table, found(table, scope)), bound)


class HasAToken(Fact):
    text: ClassVar[str] = "{who:Subject} has/have a Prestige token {there?on it}"
    who: Subject
    there: bool

    def so(self, sense: Sense) -> So:
        found = cards_of(self.who, sense)
        return lambda table, scope: tokens_on(table, found(table, scope)) > 0


class HasNoTokens(Fact):
    text: ClassVar[str] = "{who:Subject} has/have no Prestige tokens {there?on it}"
    who: Subject
    there: bool

    def so(self, sense: Sense) -> So:
        found = cards_of(self.who, sense)
        return lambda table, scope: tokens_on(table, found(table, scope)) == 0


def tokens_on(table: Table, cards: list[int]) -> int:
    return sum([table.tokens[it] for it in cards if it >= 0])


class MoveTokens(Clause):
    """`Move all Prestige tokens from an item of another player to this.`"""

    text: ClassVar[str] = "move all Prestige tokens from {what:Object} to {to:Object}"
    lasts_in_play: ClassVar[bool] = True
    what: Object
    to: Object

    def count(self, table: Table, it: int) -> int:
        """How many of those that lie there."""
        return table.tokens[it]

    def effect(self, sense: Sense) -> Effect[Any]:
        first = self.what.take(sense)

        def move(table: Table, scope: Scope, other: int) -> None:
            if scope.it >= 0 and scope.it != other:
                table.move_tokens(scope.it, other, self.count(table, scope.it))

        return Sequence(*beside_the_first(first, self.to.take(sense)), DoToEach(move))


class MoveSomeTokens(MoveTokens):
    text: ClassVar[str] = "move {amount} Prestige {token:TokenWord#amount} from {what:Object} to {to:Object}"
    amount: Amount
    token: TokenWord
    what: Object
    to: Object

    def count(self, table: Table, it: int) -> int:
        return min(int(self.amount.value), table.tokens[it])


class ActionNoun(Word):
    forms: ClassVar[dict[str, str]] = {"action": "actions"}


class PerformAction(Clause):
    """Casting actions without a tile, one after the other, each of them optional."""

    text: ClassVar[str] = "perform {count:CountWord} {action:TileAction} {noun:ActionNoun#count}"
    count: CountWord
    action: TileAction
    noun: ActionNoun

    def effect(self, sense: Sense) -> Effect[Any]:
        if self.action.instruction() == USE and sense.kind != SPELL:
            sense.wrong(self, "only a spell can do this: an item could use itself without end")
        symbols = [self.action.instruction()] * self.count.count()

        def perform(table: Table, scope: Scope, seat: int) -> None:
            table.scopes.append(Scope(seat, scope.source, symbols[:]))
            table.then(seat, performing.resolve)

        return DoForSeats(just_me, perform)
