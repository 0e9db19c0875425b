"""Two cards whose players change: each takes control of the other's."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.copying import OfTwo, SetAside
from rulebound.cardtext.phrases.effects import DoTogether
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.cardtext.phrases.subjects import Object
from rulebound.games.proelium import verbs
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class TakenToo(Effect[Any]):
    """What was set aside and what was taken after are taken, in this order."""

    def run(self, table: Table, scope: Scope) -> None:
        scope.picks = [*scope.queue, *[it for it in scope.picks if it >= 0]]
        scope.queue = []


class ChooseTwo(Clause):
    """`Choose an item of yours and an item of your opponent.`"""

    text: ClassVar[str] = "choose {first:Object} and {second:Object}"
    first: Object
    second: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(*both(self.first, self.second, sense), TakenToo())


class ExchangeControl(Clause):
    """Nothing changes where one player has both. [R54]"""

    text: ClassVar[str] = "exchange control of {first:Object} and {second:Object}"
    first: Object
    second: Object

    def possible(self, sense: Sense) -> So | None:
        among = [what.candidates(sense) for what in (self.first, self.second)]
        return lambda table, scope: all([found is None or len(found(table, scope)) > 0 for found in among])

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(*both(self.first, self.second, sense), OfTwo(exchange))


class ExchangeThem(Clause):
    """Of two that were chosen before."""

    text: ClassVar[str] = "exchange control of them"

    def effect(self, sense: Sense) -> Effect[Any]:
        if not any([isinstance(phrase, ChooseTwo) for phrase in walk(sense.line)] if sense.line else []):
            sense.wrong(self, "say before this which two cards they are: 'choose a card of yours and a card of ...'")
        return DoTogether(exchange_both)


def both(first: Object, second: Object, sense: Sense) -> list[Effect[Any]]:
    """One is taken and set aside, and then the other."""
    for what in (first, second):
        if isinstance(what, Phrase) and what.number() != ONE:
            sense.wrong(what, "one card goes for one: write of one here")
    return [first.take(sense), SetAside(), second.take(sense)]


def exchange_both(table: Table, scope: Scope, cards: list[int]) -> None:
    if len(cards) == 2:
        exchange(table, scope, cards[0], cards[1])


def exchange(table: Table, scope: Scope, it: int, other: int) -> None:
    """Each goes to the player who has had the other."""
    mine, theirs = table.holder[it], table.holder[other]
    if table.stays(it) and table.stays(other) and mine != theirs:
        verbs.take_control(table, it, theirs)
        verbs.take_control(table, other, mine)
