"""What something is true of or done to: the card itself, all such cards, another one, so many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.choices import choosing
from rulebound.cardtext.phrases.choices.choosing import prompt_of
from rulebound.cardtext.phrases.counting.counters import ComesWithCounters, CounterNoun, CounterSort, Host
from rulebound.cardtext.phrases.structure import nouns
from rulebound.cardtext.phrases.structure.effects import Candidates, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter, OnlyThis, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import AsLongAsInPlay, Object, Subject
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import COURTYARD, HALLWAY
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import CountWord


# -- The card itself ---------------------------------------------------------------------------------------------------


class Myself(Phrase, Subject):
    """The card that says so, as the one that something is true of."""

    text: ClassVar[str] = "I"

    def number(self) -> str:
        return "I"

    def filter(self, sense: Sense) -> Filter:
        return OnlyThis()


class Me(Phrase, Object):
    """The card that says so, as the one that something is done to, unless it has gone where only its place counts."""

    text: ClassVar[str] = "me"

    def take(self, sense: Sense) -> Effect[Any]:
        if sense.antecedent != "event":  # of an event, `it` is still the card that the event is about
            sense.antecedent = "taken"
        return Take(me_myself)


def me_myself(table: Table, scope: Scope) -> list[int]:
    """What does not name the Hallway or the Courtyard does not concern who has come there meanwhile. [C6] [C7]"""
    return [] if table.zone[scope.source] in (HALLWAY, COURTYARD) else [scope.source]


class Every(Phrase, AsLongAsInPlay):
    """All of them, as long as this is in a Class: `other Sports students in my class`."""

    text: ClassVar[str] = "{noun:Cards+}"
    noun: Cards

    def number(self) -> str:
        return "many"

    def filter(self, sense: Sense) -> Filter:
        return self.noun.filter(sense)


class AnotherOne(Phrase, Object):
    """One more than the card itself, by choice."""

    text: ClassVar[str] = "another {noun:Cards}"
    noun: Cards

    def take(self, sense: Sense) -> Effect[Any]:
        return self.take_such(sense, [])

    def take_such(self, sense: Sense, tests: list[Test]) -> Effect[Any]:
        first, found, needs = choosing.besides(sense, self.noun)
        found = found.but(*tests)
        question = sense.which(prompt_of(sense, self), found, *needs)
        sense.antecedent = "taken"
        return Sequence(first, TakeOne(question, found, sense.words.pick))


class Some(choosing.Some):
    """So many, by choice when the effect is played out."""

    def take_such(self, sense: Sense, tests: list[Test]) -> Effect[Any]:
        sense.antecedent = "taken"
        found = self.noun.filter(sense).but(*tests)
        return choose(sense, prompt_of(sense, self), found, self.count.count())


def others(found: Filter) -> Filter:
    """The same without the card itself."""
    return found.but(Test("It must be another card.", nouns.another))


def choose(sense: Sense, prompt: str, found: Filter, count: int) -> Effect[Any]:
    """So many of these, each another, chosen when this is played out; as many as there are."""
    fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
    question = sense.which(prompt, found, fresh)
    one: list[Effect[Any]] = [TakeOne(question, found, sense.words.pick) for _ in range(count)]
    return Sequence(Take(nothing), *one)


def nothing(table: Table, scope: Scope) -> list[int]:
    return []


# -- Counters on the card itself ---------------------------------------------------------------------------------------


class HostMe(Host):
    text: ClassVar[str] = "me"

    def hosts(self, sense: Sense) -> Candidates:
        return lambda table, scope: [scope.source]


class JoinWithCounters(ComesWithCounters):
    text: ClassVar[str] = "I join with {count:CountWord} {sort:CounterSort} {noun:CounterNoun#count} {there?on me}"
    count: CountWord
    sort: CounterSort
    noun: CounterNoun
    there: bool
