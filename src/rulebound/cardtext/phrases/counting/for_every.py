"""For each player, and for every so many of something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount, CountWord
    from rulebound.cardtext.phrases.structure.nouns import Noun


# -- So many of them together ------------------------------------------------------------------------------------------


class PerResource(Per):
    """`for every 3 points you have`"""

    text: ClassVar[str] = "for every {amount} {resource#amount} you have"
    amount: Amount
    resource: Resource

    def number_of(self, sense: Sense) -> Number:
        each, resource = max(1, int(self.amount.value)), self.resource

        def count(table: Any, scope: Scope) -> int:
            return int(resource.had(table, scope.me)) // each

        return count


class PerPlayer(Per):
    """`for each other player`: who is still in the game."""

    text: ClassVar[str] = "for each {other?other} player"
    other: bool

    def number_of(self, sense: Sense) -> Number:
        fewer = 1 if self.other else 0
        return lambda table, scope: len(table.left()) - fewer


class PerSeveral(Per):
    """`for every two partners of yours`"""

    text: ClassVar[str] = "for every {count:CountWord} {noun+}"
    count: CountWord
    noun: Noun

    def number_of(self, sense: Sense) -> Number:
        found, each = self.noun.filter(sense), self.count.count()

        def count(table: Any, scope: Scope) -> int:
            return len(found.found(table, scope.source)) // each

        return count


# -- Hands -------------------------------------------------------------------------------------------------------------
