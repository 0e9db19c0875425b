"""Tiles that lie next to one of which the text has spoken: `exhaust a tile, then rotate all tiles next to it`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.filters import Test
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.naming import taken_last
from rulebound.cardtext.phrases.nouns import Having
from rulebound.games.arcane.linking import beside
from rulebound.language import worded


class NextToIt(Having):
    """Linked or not, on the same slate."""

    text: ClassVar[str] = "next to it"

    def speaks_of_before(self, sense: Sense) -> bool:
        return sense.antecedent == "taken"

    def test(self, sense: Sense) -> Test:
        if not self.speaks_of_before(sense):
            sense.wrong(self, "there is nothing before this that `it` could be")

        def is_beside(table: Any, source: int, it: int) -> bool:
            spoken = taken_last(table.scopes[-1])
            return spoken >= 0 and table.is_visible(it) and it in beside(table, spoken)

        return Test(worded("{it} is not next to that tile."), is_beside)
