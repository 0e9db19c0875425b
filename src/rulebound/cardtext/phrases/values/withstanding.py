"""What some cards cannot do to others: `this cannot be defeated by partners with power 2 or less`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.filters import Holds
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import adjective_tests
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import refuse_them, some_can
from rulebound.cardtext.phrases.values.granted import Lend
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.replacement import Instead

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.replacing.would_happen import Fate
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.structure.nouns import Noun
    from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject


class Doers(Phrase):
    """Who does something to a card."""

    label: ClassVar[str] = "who does it"

    def is_one(self, sense: Sense) -> Holds:
        """Whether a card is one of them, wherever it lies when it does that."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class SuchCards(Doers):
    text: ClassVar[str] = "{noun+}"
    noun: Noun

    def is_one(self, sense: Sense) -> Holds:
        tests = adjective_tests(self.noun, sense)
        tests += [more.test(sense) for more in (self.noun.whose, self.noun.place, self.noun.having) if more is not None]
        kind = self.noun.kind

        def is_one(table: Any, source: int, it: int) -> bool:
            return it >= 0 and kind.prints(table, it) and all([test.holds(table, source, it) for test in tests])

        return is_one


class KeepsFrom(Instead[Any]):
    """Nothing is done instead: that some cannot do something to a card. Asking it changes nothing."""


class CannotBeDoneBy(Standing):
    """`This cannot be defeated by partners with power 2 or less.`"""

    text: ClassVar[str] = "{who:Subject} cannot be {fate:Fate} by {doers:Doers}"
    who: Subject
    fate: Fate
    doers: Doers

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, is_one = self.who.filter(sense), self.doers.is_one(sense)

        def withstands(table: Any, source: int, it: int, number: int) -> bool:
            return it >= 0 and is_one(table, source, table.doer) and found.holds(table, source, it)

        return [KeepsFrom(line, self.fate.event(), withstands)]


class CannotBeEitherBy(CannotBeDoneBy):
    """`Your items cannot be taken or discarded by other players.`"""

    text: ClassVar[str] = "{who:Subject} cannot be {fate:Fate} or {second:Fate} by {doers:Doers}"
    who: Subject
    fate: Fate
    second: Fate
    doers: Doers

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        other = CannotBeDoneBy()
        other.who, other.fate, other.doers = self.who, self.second, self.doers
        return [*super().abilities(sense, line), *other.abilities(sense, line)]


class CannotBeDoneByUntil(Clause):
    """`A partner of yours cannot be defeated by items until the start of your next turn.`"""

    text: ClassVar[str] = "{who:Bearer} cannot be {fate:Fate} by {doers:Doers} {until}"
    who: Bearer
    fate: Fate
    doers: Doers
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.who, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_them(self.who, sense)
        is_one = self.doers.is_one(sense)

        def withstands(table: Any, source: int, it: int, number: int) -> bool:
            return it == source and is_one(table, source, table.doer)

        lent = [
            KeepsFrom(f"This cannot be {fate.word} by {self.doers}.", fate.event(), withstands) for fate in self.fates()
        ]
        return Sequence(self.who.take(sense), Lend([*lent], self.until.lasts(), self.until.whose))

    def fates(self) -> list[Fate]:
        """From what they are kept."""
        return [self.fate]


class CannotBeEitherByUntil(CannotBeDoneByUntil):
    """`All items of yours cannot be taken or discarded by other players until the start of your next turn.`"""

    text: ClassVar[str] = "{who:Bearer} cannot be {fate:Fate} or {second:Fate} by {doers:Doers} {until}"
    who: Bearer
    fate: Fate
    second: Fate
    doers: Doers
    until: Until

    def fates(self) -> list[Fate]:
        return [self.fate, self.second]
