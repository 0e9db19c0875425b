"""What cards of declared games cost less or more because of other cards in play."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardgame.events import PLAYS
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, Price, paying
from rulebound.cardtext.phrases.paying.prices_for_a_while import PlaysVerb
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Kind
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds


class CardsCost(Standing):
    """`Your ships cost 1 coin less.`"""

    text: ClassVar[str] = "your {kind+} cost {price} {way:DearOrCheap}[ {per}]"
    kind: Kind
    price: Price
    way: DearOrCheap
    per: Per | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        kind, by, per = self.kind, self.way.of(self.price.paid()), number_of(self.per, sense)

        def added(table: Any, source: int, it: int) -> int:
            held = table.zone[it] == table.game.zones.hand and table.holder[it] == table.controller(source)
            if not held or not kind.prints(table, it):
                return 0
            return by * per(table, paying(table, source)) if per else by

        return [Adds(line, "cost", added)]


class PlaysCard(PlaysVerb):
    forms: ClassVar[tuple[str, ...]] = ("play",)

    def events(self) -> list[str]:
        return [PLAYS]
