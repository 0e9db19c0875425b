"""Points for clearing a course: more or less of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.paying.prices import DearOrCheap
from rulebound.cardtext.phrases.replacing.would_happen import OnWould
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.courses.state import FROM_CLEARING, Table
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.replacement import Alters

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource


class MoreFromClearing(OnWould):
    """`If you would gain points from clearing a course with this, gain 1 point more.` Of none it does not speak."""

    text: ClassVar[str] = (
        "if you would gain points from clearing a course with {who:Subject},"
        " gain {amount} {resource#amount} {way:DearOrCheap} {instead?instead}"
    )
    who: Subject
    amount: Amount
    resource: Resource
    way: DearOrCheap
    instead: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, by = self.who.filter(sense), self.way.of(int(self.amount.value))

        def to(table: Table, source: int, it: int, number: int) -> int:
            mine = table.controller(it) == table.controller(source)
            return max(0, number + by) if mine and found.holds(table, source, it) else number

        return [Alters(line, FROM_CLEARING, to)]
