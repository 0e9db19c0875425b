"""By how much one number is more than another: `lose points equal to its power minus this's cost`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.numbers.measuring import Measure, WholeMeasure
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect


class Minus(Measure):
    """`Gain Merit equal to my Combat minus its Defense.` Nothing, where the second number is more."""

    text: ClassVar[str] = "{first:WholeMeasure} minus {second:WholeMeasure}"
    first: WholeMeasure
    second: WholeMeasure

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return [*self.first.chosen_before(sense), *self.second.chosen_before(sense)]

    def number_of(self, sense: Sense) -> Number:
        first, second = self.first.number_of(sense), self.second.number_of(sense)
        return lambda table, scope: max(0, first(table, scope) - second(table, scope))


class DifferenceBetween(Minus):
    """`Draw cards equal to the difference between its cost and its power.` Whichever of them is more."""

    text: ClassVar[str] = "the difference between {first:WholeMeasure} and {second:WholeMeasure}"
    first: WholeMeasure
    second: WholeMeasure

    def number_of(self, sense: Sense) -> Number:
        first, second = self.first.number_of(sense), self.second.number_of(sense)

        def difference(table: Any, scope: Scope) -> int:
            return abs(first(table, scope) - second(table, scope))

        return difference
