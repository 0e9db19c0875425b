"""What all cards of a sort have in common: `if all students in my class have the same club`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.differing import Feature
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat


class AllHaveTheSame(Fact):
    """`If all partners of yours have the same name, draw a card.` Where there is none, it is not so."""

    text: ClassVar[str] = "all {noun+} have the same {feature:Feature}"
    noun: Noun
    feature: Feature

    def so(self, sense: Sense) -> So:
        found, feature = self.noun.filter(sense), self.feature

        def so(table: Any, scope: Scope) -> bool:
            cards = found.found(table, scope.source)
            if not cards:
                return False
            return any([all([one in feature.of(table, it) for it in cards]) for one in feature.of(table, cards[0])])

        return so


class AllHaveTheSameStat(Fact):
    """`If all partners of yours have the same power, draw a card.`"""

    text: ClassVar[str] = "all {noun+} have the same {stat}"
    noun: Noun
    stat: Stat

    def so(self, sense: Sense) -> So:
        found, stat = self.noun.filter(sense), self.stat
        return lambda table, scope: len({stat.of(table, it) for it in found.found(table, scope.source)}) == 1
