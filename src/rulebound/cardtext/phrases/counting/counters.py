"""Counters on cards: put there, taken off, counted, and what cards come into play with.

A counter has any name, a word in small letters; one called by a change, such as `+1 power`, is that change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, trait, walk
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So, event_card
from rulebound.cardtext.phrases.structure.nouns import Having, lower
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, all_that_are, refuse_uncertain, some_can
from rulebound.cardtext.phrases.values.granted import Lend
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.counting import counted, last_counted, named
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import EntersWith, Forbids

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.changes import Forbidden
    from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord, Signed
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat

# -- Which counters ----------------------------------------------------------------------------------------------------


@trait
class CounterSort:
    """Which counters: those with a name, or those that are a change."""

    label: ClassVar[str] = "the name of a counter"

    def key(self) -> str:
        """What they change, as the table has it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def each(self) -> int:
        """How much of it one of them makes."""
        return 1


class CounterName(Token, CounterSort):
    """Any word in small letters."""

    pattern: ClassVar[str] = r"[a-z]+(?:-[a-z]+)*"
    label: ClassVar[str] = "the name of a counter"

    def key(self) -> str:
        return named(self.value)


class CounterChange(Phrase, CounterSort):
    text: ClassVar[str] = "{by:Signed} {stat}"
    by: Signed
    stat: Stat

    def key(self) -> str:
        return self.stat.key()

    def each(self) -> int:
        return int(self.by.value)


class CounterNoun(Word):
    forms: ClassVar[dict[str, str]] = {"counter": "counters"}


def so_many(sort: CounterSort, table: CardTable, it: int) -> int:
    """How many of these counters are on a card."""
    each = sort.each()
    return max(0, counted(table, it, sort.key()) // each) if each else 0


def so_many_last(sort: CounterSort, table: CardTable, it: int) -> int:
    """The same; of a card that has left play, how many were on it then."""
    each = sort.each()
    return max(0, last_counted(table, it, sort.key()) // each) if each else 0


def sort_said(sort: object) -> str:
    """What such counters are called."""
    assert isinstance(sort, Phrase)
    return lower(sort)


# -- On which cards ----------------------------------------------------------------------------------------------------


class Host(Phrase):
    """The cards whose counters are counted together."""

    label: ClassVar[str] = "the cards that have counters"

    def hosts(self, sense: Sense) -> Candidates:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class HostThis(Host):
    text: ClassVar[str] = "this"

    def hosts(self, sense: Sense) -> Candidates:
        return lambda table, scope: [scope.source]


class HostIt(Host):
    """What was taken last, or what the event is about; where there is neither, the card itself."""

    text: ClassVar[str] = "it"

    def hosts(self, sense: Sense) -> Candidates:
        if sense.antecedent == "event":
            if put_on_itself(sense):
                sense.wrong(self, "write the card itself here, as before: 'it' would be the one of the event")
            refuse_uncertain(self, sense)
            return event_card(sense, sense.it_is)
        if sense.antecedent:
            return lambda table, scope: scope.picks
        return lambda table, scope: [scope.source]


def put_on_itself(sense: Sense) -> bool:
    """Whether the line puts counters on the card itself, and on no other."""
    parts = walk(sense.line) if sense.line is not None else ()
    puts = [str(getattr(part, "what", "")) for part in parts if getattr(type(part), "puts_counters", False)]
    return bool(puts) and all([what in ("This", "Me") for what in puts])


class HostAll(Host):
    text: ClassVar[str] = "{noun+}"
    noun: Noun

    def hosts(self, sense: Sense) -> Candidates:
        return all_that_are(self.noun.filter(sense))


def cards_of(who: Subject, sense: Sense) -> Candidates:
    """The cards that a sentence speaks of."""
    if isinstance(who, Bearer):
        found = who.candidates(sense)
        if found is not None:
            return found
    one = who.filter(sense)

    def cards(table: Any, scope: Scope) -> list[int]:
        if one.holds(table, scope.source, scope.source):
            return [scope.source]
        return one.found(table, scope.source)

    return cards


def counting(sort: CounterSort, hosts: Candidates) -> Number:
    """How many of these counters are on all of these cards together, or were when they left play."""

    def count(table: Any, scope: Scope) -> int:
        return sum([so_many_last(sort, table, it) for it in hosts(table, scope) if it >= 0])

    return count


# -- What is counted, and what is so -----------------------------------------------------------------------------------


class PerCounter(Per):
    text: ClassVar[str] = "for each {sort:CounterSort} counter on {on:Host}"
    sort: CounterSort
    on: Host

    def number_of(self, sense: Sense) -> Number:
        return counting(self.sort, self.on.hosts(sense))


class HasCounters(Fact):
    text: ClassVar[str] = (
        "{who:Subject} has/have {count:CountWord} or {way:CountWay} {sort:CounterSort} counters {there?on it}"
    )
    who: Subject
    count: CountWord
    way: CountWay
    sort: CounterSort
    there: bool

    def so(self, sense: Sense) -> So:
        count, bound, way = counting(self.sort, cards_of(self.who, sense)), bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(count(table, scope), bound)


class HasACounter(Fact):
    text: ClassVar[str] = "{who:Subject} has/have a {sort:CounterSort} counter {there?on it}"
    who: Subject
    sort: CounterSort
    there: bool

    def so(self, sense: Sense) -> So:
        count = counting(self.sort, cards_of(self.who, sense))
        return lambda table, scope: count(table, scope) > 0


class HasNoCounters(Fact):
    text: ClassVar[str] = "{who:Subject} has/have no {sort:CounterSort} counters {there?on it}"
    who: Subject
    sort: CounterSort
    there: bool

    def so(self, sense: Sense) -> So:
        count = counting(self.sort, cards_of(self.who, sense))
        return lambda table, scope: count(table, scope) == 0


class CountersThere(Fact):
    text: ClassVar[str] = "there are {count:CountWord} or {way:CountWay} {sort:CounterSort} counters on {on:Host}"
    count: CountWord
    way: CountWay
    sort: CounterSort
    on: Host

    def so(self, sense: Sense) -> So:
        count, bound, way = counting(self.sort, self.on.hosts(sense)), bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(count(table, scope), bound)


class WithCounter(Having):
    """`a partner with a growth counter on it`"""

    text: ClassVar[str] = "with a {sort:CounterSort} counter {there?on it}"
    sort: CounterSort
    there: bool

    def test(self, sense: Sense) -> Test:
        sort = self.sort
        return Test("{it} has no such counter.", lambda table, source, it: so_many(sort, table, it) > 0)


class CannotWhileCounter(Clause):
    """`It cannot attack as long as it has a frost counter.`"""

    text: ClassVar[str] = (
        "{who:Bearer} cannot {action:Forbidden} as long as it has a {sort:CounterSort} counter {there?on it}"
    )
    who: Bearer
    action: Forbidden
    sort: CounterSort
    there: bool

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.who, sense, lambda table, scope, it: table.bears(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        sort, taken = self.sort, self.who.take(sense)
        text = f"This cannot {self.action.word} as long as it has a {sort_said(sort)} counter."

        def forbidden(table: Any, source: int, me: int, it: int) -> bool:
            return it == source and so_many(sort, table, it) > 0

        return Sequence(taken, Lend([Forbids(text, self.action.key(), forbidden)], END_OF_GAME))


class ComesWithCounters(Standing):
    text: ClassVar[str] = "this enters with {count:CountWord} {sort:CounterSort} {noun:CounterNoun#count} {there?on it}"
    count: CountWord
    sort: CounterSort
    noun: CounterNoun
    there: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if not sense.stays:
            sense.wrong(self, "cards of the kind {kind} do not stay in play, so nothing lies on them", kind=sense.kind)
        return [EntersWith(line, self.sort.key(), self.sort.each() * self.count.count())]
