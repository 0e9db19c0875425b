"""What holds all the time, and the two kinds of lines that wait: for a Use Item action, and for the end of the game."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.acts.instructions import Gain, Pay, Resource
from rulebound.cardtext.phrases.paying.prices import Currency
from rulebound.cardtext.phrases.paying.prices_for_a_while import PlaysVerb
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Line, Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause, Sentence, joined
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.arcane.ability import ANYTHING, MAXIMUM_WILL, AtTheEnd, Promise
from rulebound.games.arcane.card import ITEM
from rulebound.games.arcane.events import PLAYS
from rulebound.games.arcane.linking import JOINS, LINKS_EXHAUSTED
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.static import Adds


class Use(Line):
    """What a Use Item action sets off."""

    text: ClassVar[str] = "USE: {sentences:Sentence*}"
    term: ClassVar[str] = "use"
    misread: ClassVar[dict[str, str]] = {
        f"{often} , you may": "an item is used by a Use Item action: write 'USE:' before what it does"
        for often in ("once each turn", "once per turn", "twice each turn", "twice per turn")
    }
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind != ITEM:
            sense.wrong(self, "only items have USE abilities")
        return [Activated(str(self), [], joined(sense, self.sentences))]


class EndOfGame(Line):
    text: ClassVar[str] = "End of Game: {sentences:Sentence*}"
    term: ClassVar[str] = "end"
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind != ITEM:
            sense.wrong(self, "only items have End of Game abilities: spells are not there at the end")
        effect = joined(sense, self.sentences)
        return [AtTheEnd(str(self), effect, promises(self, sense), changes(self), counts(self))]


def spends(line: Phrase) -> bool:
    """Whether it does anything but gain Prestige."""
    return any([not gains_prestige(one) for one in clauses_of(line)])


def gains_prestige(clause: Clause) -> bool:
    return isinstance(clause, Gain) and clause.resource.word == "Prestige"


def changes(line: Phrase) -> list[str]:
    """The resources that it gains and pays; ANYTHING where it does anything else."""
    found: list[str] = []
    for one in clauses_of(line):
        if not isinstance(one, Gain | Pay):
            return [ANYTHING]
        found.append(one.resource.word)
    return found


def counts(line: Phrase) -> list[str]:
    """The resources that it names, but for those that it gains: what others brought or spent before counts."""
    named = [phrase.word for phrase in walk(line) if isinstance(phrase, Resource | Currency)]
    for one in clauses_of(line):
        if isinstance(one, Gain):
            named.remove(one.resource.word)
    return named


def promises(line: Phrase, sense: Sense) -> list[Promise]:
    """What a line that counts something at the end would bring now; nothing where it does anything else."""
    clauses = clauses_of(line)
    if not clauses:
        return []
    gain = clauses[0]
    if spends(line) or len(clauses) > 1 or not isinstance(gain, Gain) or gain.per is None or sense.faults:
        return []
    each, count = int(gain.amount.value), gain.per.number_of(sense)
    return [lambda table, scope: each * count(table, scope)]


def clauses_of(line: Phrase) -> list[Clause]:
    """All that a line does."""
    return [phrase for phrase in walk(line) if isinstance(phrase, Clause)]


class Completes(PlaysVerb):
    forms: ClassVar[tuple[str, ...]] = ("complete",)

    def events(self) -> list[str]:
        return [PLAYS]


class Paid(Currency):
    forms: ClassVar[dict[str, str]] = {"Shard": "Shards", "Will": "Will"}
    terms: ClassVar[dict[str, str]] = {"Shard": "shards", "Will": "will"}


class MoreWill(Standing):
    text: ClassVar[str] = "your maximum Will is {amount} higher"
    amount: Amount

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        more = int(self.amount.value)

        def change(table: Table, source: int, it: int) -> int:
            return more if it == of_seat(table.controller(source)) else 0

        return [Adds(line, MAXIMUM_WILL, change)]


class NoConnectors(Standing):
    """Such a tile is linked to every tile that it touches on its slate."""

    text: ClassVar[str] = "{who:Subject} needs/need no connectors"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, JOINS, lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


class LinkedWhileExhausted(Standing):
    text: ClassVar[str] = "{who:Subject} can be linked while exhausted"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, LINKS_EXHAUSTED, lambda table, source, it: 1 if found.holds(table, source, it) else 0)]
