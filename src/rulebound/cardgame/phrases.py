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
from typing import Any, ClassVar, Final

from rulebound.cardgame.table import BEGINS, Table
from rulebound.cardtext.deeds import Resource
from rulebound.cardtext.effects import DoToEach
from rulebound.cardtext.filters import Test
from rulebound.cardtext.lines import Cost, Event, Moment
from rulebound.cardtext.meaning import Sense, So
from rulebound.cardtext.nouns import Kind, Stat
from rulebound.cardtext.phrase import Word
from rulebound.cardtext.sentences import Clause
from rulebound.cardtext.things import Subject, Thing, This, some_can
from rulebound.kernel.effect import Effect, Sequence
from rulebound.kernel.need import Need

PLAYS: Final = "plays"


class CardKind(Kind):
    """The kinds of cards, of which a text means those in play."""

    def among(self, sense: Sense) -> Callable[[Any], list[int]]:
        return in_play

    def is_kind(self, sense: Sense) -> Test:
        kind = self.word

        def is_of_kind(table: Table, source: int, it: int) -> bool:
            return table.stays(it) and table.kind(it) == kind

        return Test(f"{{it}} is not a {kind} in play.", is_of_kind)

    def lies_alone(self) -> bool:
        return False


def in_play(table: Table) -> list[int]:
    return table.all_in_play()


class CounterWord(Resource):
    """The counters that texts may speak of."""

    def give(self, table: Any, seat: int, n: int) -> None:
        table.gain(counter_of(table, self.word), seat, n)

    def had(self, table: Any, seat: int) -> int:
        amount: int = table.amount(counter_of(table, self.word), seat)
        return amount


def counter_of(table: Table, word: str) -> int:
    """The number of the counter that is called so."""
    return next(counter.number for counter in table.counters if word in (counter.one, counter.many))


class ValueWord(Stat):
    """The values of cards that texts may speak of."""

    def of(self, table: Any, it: int) -> int:
        value: int = table.value(self.word, it)
        return value


class Actor(Word):
    """Who does it."""

    forms: ClassVar[tuple[str, ...]] = ("you", "another player")

    def number(self) -> str:
        return "many" if self.word == "you" else "one"

    def acts(self, table: Any, source: int, seat: int) -> bool:
        """Whether it is this player, as the card says it."""
        is_yours: bool = table.controller(source) == seat
        return is_yours == (self.word == "you")


class PlaysIt(Event):
    text: ClassVar[str] = "{who:Actor} plays/play {what:Subject}"
    who: Actor
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.acts(table, source, seat) and found.holds(table, source, it)

        return PLAYS, when


class StartOfTurn(Moment):
    text: ClassVar[str] = "the start of your turn"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return BEGINS, lambda table, source, it, other, seat: table.controller(source) == seat


EXHAUSTED: Final = 0  # where a game has cards that can be exhausted, that is its first mark


class Exhaust(Clause, Cost):
    text: ClassVar[str] = "exhaust {what:Thing}"
    tires: ClassVar[bool] = True
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.mark(EXHAUSTED, it)))

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, is_ready)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if not isinstance(self.what, This):
            sense.wrong(self, "only exhausting the card itself can be a cost")
        return [Need(sense.words.clause, "{it} is exhausted.", lambda table, me, it: is_ready(table, None, it))]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class Ready(Clause):
    text: ClassVar[str] = "ready {what:Thing}"
    what: Thing

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.unmark(EXHAUSTED, it)))

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_marked(EXHAUSTED, it))


def is_ready(table: Any, scope: Any, it: int) -> bool:
    ready: bool = table.stays(it) and not table.is_marked(EXHAUSTED, it)
    return ready
