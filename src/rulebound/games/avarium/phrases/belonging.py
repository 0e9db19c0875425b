"""Students of clubs, factions or genders that are not printed on them: `I count as being of every club`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import refuse_your, some_can
from rulebound.games.avarium.belonging import NAMES, all_of, counts_as, printed_of
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.kinds import Kin
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Adds
from rulebound.language import worded

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject
    from rulebound.games.avarium.phrases.conditions import StudentFeature


class Belonging(Phrase):
    """What a student counts as."""

    label: ClassVar[str] = "a club, a faction or a gender"

    def names(self, sense: Sense) -> tuple[str, ...]:
        """All that it can be."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class OfEvery(Belonging):
    text: ClassVar[str] = "of every {feature:StudentFeature}"
    feature: StudentFeature

    def names(self, sense: Sense) -> tuple[str, ...]:
        return NAMES[self.feature.word]


class OfOne(Belonging):
    """`Sports`, `female`"""

    text: ClassVar[str] = "{kin:Kin}"
    kin: Kin

    def names(self, sense: Sense) -> tuple[str, ...]:
        return (self.kin.name(),)


class CountsAs(Standing):
    """`I count as being of every club.`"""

    text: ClassVar[str] = "{who:Subject} counts/count as being {what:Belonging}"
    who: Subject
    what: Belonging

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, counts_as(name), one_if(found)) for name in self.what.names(sense)]


def one_if(found: Filter) -> Callable[[Any, int, int], int]:
    return lambda table, source, it: 1 if found.holds(table, source, it) else 0


class CountsAsTheirs(Standing):
    """`I count as being of the clubs of students in my class.` What is printed on those counts."""

    text: ClassVar[str] = "{who:Subject} counts/count as being of the {feature:StudentFeature+} of {noun:Cards+}"
    who: Subject
    feature: StudentFeature
    noun: Cards

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, others, feature = self.who.filter(sense), self.noun.filter(sense), self.feature.word
        return [Adds(line, counts_as(name), shared(found, others, feature, name)) for name in NAMES[feature]]


def shared(found: Filter, others: Filter, feature: str, name: str) -> Callable[[Any, int, int], int]:
    """1 for these where one of the others has this printed."""

    def amount(table: Table, source: int, it: int) -> int:
        if not found.holds(table, source, it):
            return 0
        return 1 if any([printed_of(table, feature, one) == name for one in others.found(table, source)]) else 0

    return amount


class ItIsOfMine(Fact):
    """`When another student joins my class, if it is of my club, draw a card.`"""

    text: ClassVar[str] = "it is {no?not} of my {feature:StudentFeature}"
    no: bool
    feature: StudentFeature

    def so(self, sense: Sense) -> So:
        feature, cards, wanted = self.feature.word, it_or_itself(self, sense), not self.no

        def so(table: Table, scope: Scope) -> bool:
            return any([have_in_common(table, feature, it, scope.source) for it in cards(table, scope)[:1]]) == wanted

        return so


class OfMine(Having):
    """`other students in my class of my club`"""

    text: ClassVar[str] = "of my {feature:StudentFeature}"
    feature: StudentFeature

    def test(self, sense: Sense) -> Test:
        feature = self.feature.word
        if sense.plays:
            sense.wrong(self, "a scheme has no {feature}", feature=feature)

        def same(table: Table, source: int, it: int) -> bool:
            return have_in_common(table, feature, it, source)

        return Test(worded("{it} is of another {feature}.", feature=feature), same)


def have_in_common(table: Table, feature: str, it: int, other: int) -> bool:
    """Whether both are of one club, faction or gender."""
    return it >= 0 and not set(all_of(table, feature, it)).isdisjoint(all_of(table, feature, other))


class CountsAsUntil(Clause):
    """`Target student counts as being of every club until the end of the turn.`"""

    text: ClassVar[str] = "{who:Bearer} counts/count as being {what:Belonging} {until}"
    who: Bearer
    what: Belonging
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.who, sense, lambda table, scope, it: table.zone[it] == CLASS)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.who, sense)
        names, until = self.what.names(sense), self.until

        def change(table: Table, scope: Scope, it: int) -> None:
            for name in names:
                table.change(counts_as(name), it, 1, until.lasts(), until.whose(table, scope), scope.source)

        return Sequence(self.who.take(sense), DoToEach(change))
