"""What actions cost because of a card that stays: `your attacks cost 1 Action Point less`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.changes import Bonus
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, Price
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.subjects import Several, Subject
from rulebound.kernel.table.ability import Ability


class BarePrice(Price):
    """`1 less`: all is paid with Action Points."""

    text: ClassVar[str] = "{amount}"
    amount: Amount

    def paid(self) -> int:
        return int(self.amount.value)


class TheyCost(Standing):
    """Never less than nothing. [pay.cost]"""

    text: ClassVar[str] = "{who:Several} cost {price} {way:DearOrCheap}[ {per}]"
    who: Several
    price: Price
    way: DearOrCheap
    per: Per | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        assert isinstance(self.who, Subject), self.who
        return [Bonus(line, "cost", self.who.filter(sense), self.way.of(self.price.paid()), number_of(self.per, sense))]
