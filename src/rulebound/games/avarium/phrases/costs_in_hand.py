"""The costs of the schemes in a player's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Near, Number, Sense, So
from rulebound.games.avarium.phrases.kinds import Count
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import HAND
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import CountWay


class CostsInHand(Fact):
    """`You win if you start your turn while there are five or more different costs among cards in your hand.`"""

    text: ClassVar[str] = "there are {count:Count} or {way:CountWay} different costs among cards in your hand"
    count: Count
    way: CountWay

    def so(self, sense: Sense) -> So:
        number, bound, way = different_costs(), self.count.count(), self.way
        return lambda table, scope: way.compares(number(table, scope), bound)

    def near(self, sense: Sense) -> Near:
        number, bound = different_costs(), self.count.count()
        return lambda table, scope: min(1.0, number(table, scope) / bound)


def different_costs() -> Number:
    """How many there are, as they are printed."""

    def number(table: Table, scope: Scope) -> int:
        return len({table.cost(it) for it in table.cards_in(HAND, scope.me)})

    return number
