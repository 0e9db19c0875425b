"""Phrases of games that have declared what they are made of: a game only says which words there are.

class Kinds(CardKind):
    forms = {"ship": "ships", "building": "buildings"}

class Wealth(CounterWord):
    forms = {"coin": "coins"}

class Numbers(ValueWord):
    forms = ("cost", "cargo")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.cardgame.table import Table
from rulebound.cardtext.phrases.acts.instructions import Resource
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Kind, Stat
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.language import worded


class CardKind(Kind):
    """The kinds of cards, of which a text means those in play."""

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        return in_play

    def is_kind(self, sense: Sense) -> Test:
        kind = self.word

        def is_of_kind(table: Table, source: int, it: int) -> bool:
            return table.stays(it) and table.kind(it) == kind

        return Test(worded("{it} is not a {kind} in play.", kind=kind), is_of_kind)

    def lies_alone(self) -> bool:
        return False


def in_play(table: Table) -> list[int]:
    return table.all_in_play()


class CounterWord(Resource):
    """The counters that texts may speak of."""

    def give(self, table: Any, seat: int, n: int) -> None:
        assert isinstance(table, Table)
        if n > 0 and table.unusual:
            n = altered(table, f"gains {self.word}", of_seat(seat), n)
            if n > 0 and replaced_by_card(table, f"gains {self.word}", of_seat(seat), n):
                return
        table.gain(counter_of(table, self.word), seat, n)

    def had(self, table: Any, seat: int) -> int:
        assert isinstance(table, Table)
        return table.amount(counter_of(table, self.word), seat)

    def gained(self) -> str:
        return f"gains {self.plural()}"

    def lost(self) -> str:
        return f"loses {self.plural()}"


def counter_of(table: Table, word: str) -> int:
    """The number of the counter that is called so."""
    for counter in table.counters:  # a handful: quicker than to look it up
        if word == counter.many or word == counter.one:  # noqa: PLR1714 - a tuple would be made each time
            return counter.number
    raise KeyError(word)


class ValueWord(Stat):
    """The values of cards that texts may speak of."""

    def of(self, table: Any, it: int) -> int:
        assert isinstance(table, Table)
        return table.value(self.word, it)
