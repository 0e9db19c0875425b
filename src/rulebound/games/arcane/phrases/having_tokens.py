"""Tiles by how many exhaustion tokens lie on them, and items by their Prestige tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.games.arcane.box import FIRST_ASSIGNMENT
from rulebound.games.arcane.state import Table

if TYPE_CHECKING:  # these are none of this module
    from rulebound.cardtext.phrases.counting.having_counters import OnWhat, SoManyOn
    from rulebound.games.arcane.phrases.instructions import TokenWord


class WithExhaustionTokens(Having):
    """`all placed tiles with two or more exhaustion tokens on them`"""

    text: ClassVar[str] = "with {count:SoManyOn} exhaustion {token:TokenWord#count}[ {on:OnWhat}]"
    count: SoManyOn
    token: TokenWord
    on: OnWhat | None

    def test(self, sense: Sense) -> Test:
        count = self.count

        def holds(table: Table, source: int, it: int) -> bool:
            return table.is_visible(it) and count.fits(table.exhaustion[table.spot[it]])

        return Test("{it} does not have so many exhaustion tokens.", holds)


class WithNoExhaustionTokens(Having):
    """`a tile of another player with no exhaustion tokens`"""

    text: ClassVar[str] = "with no exhaustion tokens[ {on:OnWhat}]"
    on: OnWhat | None

    def test(self, sense: Sense) -> Test:
        def holds(table: Table, source: int, it: int) -> bool:
            return table.is_visible(it) and table.exhaustion[table.spot[it]] == 0

        return Test("There are exhaustion tokens on {it}.", holds)


class WithPrestigeTokens(Having):
    """`each item of yours with one or more Prestige tokens`"""

    text: ClassVar[str] = "with {count:SoManyOn} Prestige {token:TokenWord#count}[ {on:OnWhat}]"
    count: SoManyOn
    token: TokenWord
    on: OnWhat | None

    def test(self, sense: Sense) -> Test:
        count = self.count

        def holds(table: Table, source: int, it: int) -> bool:
            return it >= FIRST_ASSIGNMENT and count.fits(table.tokens[it])

        return Test("{it} does not have so many Prestige tokens.", holds)
