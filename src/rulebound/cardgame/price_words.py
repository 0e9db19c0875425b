"""What cards of declared games cost less or more because of other cards in play."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardgame.events import PLAYS
from rulebound.cardtext.phrases.lines import Standing
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.nouns import Kind
from rulebound.cardtext.phrases.prices import DearOrCheap, PlaysVerb, Price
from rulebound.kernel.table.ability import Ability, Adds


class CardsCost(Standing):
    """`Your ships cost 1 coin less.`"""

    text: ClassVar[str] = "your {kind+} cost {price} {way:DearOrCheap}"
    kind: Kind
    price: Price
    way: DearOrCheap

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        kind, by = self.kind, self.way.of(self.price.paid())

        def added(table: Any, source: int, it: int) -> int:
            held = table.zone[it] == table.game.zones.hand and table.holder[it] == table.controller(source)
            return by if held and kind.prints(table, it) else 0

        return [Adds(line, "cost", added)]


class PlaysCard(PlaysVerb):
    forms: ClassVar[tuple[str, ...]] = ("play",)

    def events(self) -> list[str]:
        return [PLAYS]
