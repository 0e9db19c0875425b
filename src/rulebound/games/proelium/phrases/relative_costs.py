"""Cards by what they cost: `with cost up to 20k more than it`, and what those cost that are dear or cheap."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.cards.relative import HowFar
from rulebound.cardtext.phrases.cards.surpassing import MoreOrLessOf, ThanWhich, itself
from rulebound.cardtext.phrases.numbers.naming import card_spoken_of
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.phrases.lines import LessOrMore, YouOrOpponent
from rulebound.games.proelium.phrases.nouns import ProeliumKind, WithCost
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import HAND
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds
from rulebound.language import worded


class WithSoMuchMoney(Having):
    """`Up to 20k more` is all that costs no more than that, so what costs less, too."""

    printed: ClassVar[bool] = True
    text: ClassVar[str] = "with cost {far:HowFar} {money} {way:MoreOrLessOf} than {than:ThanWhich}"
    far: HowFar
    money: Money
    way: MoreOrLessOf
    than: ThanWhich

    def speaks_of_before(self, sense: Sense) -> bool:
        return self.than.word == "it"

    def test(self, sense: Sense) -> Test:
        far, above = self.far, self.way.word == "more"
        if far.word == "up to" and not above:
            sense.correct(self, "write 'at least' or 'exactly' here: 'up to' so much less has no clear end")
        by = self.money.tokens() if above else -self.money.tokens()
        other = card_spoken_of(self, sense) if self.speaks_of_before(sense) else itself

        def holds(table: Any, source: int, it: int) -> bool:
            compared = other(table, source)
            if compared < 0 or table.faces[compared] < 0:
                return False
            cost: int = table.print_of(it).numbers["cost"]
            return far.allows(cost, table.print_of(compared).numbers["cost"] + by, above=above)

        return Test(
            worded("{it} does not cost {price}.", price=f"{far.word} {self.money.written()} {self.way.word}"), holds
        )


class CostOfDear(Standing):
    """`Items with cost 30k or more that you play cost 10k less.` By the printed cost. [card.cost] [R16]"""

    text: ClassVar[str] = (
        "{kind:ProeliumKind+} {having:WithCost} that {who:YouOrOpponent} plays/play cost {money} {way:LessOrMore}"
    )
    kind: ProeliumKind
    having: WithCost
    who: YouOrOpponent
    money: Money
    way: LessOrMore

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        kind, who, by = self.kind, self.who, self.money.tokens() * self.way.sign()
        having = self.having.test(sense)

        def added(table: Table, source: int, it: int) -> int:
            if table.zone[it] != HAND or not kind.prints(table, it) or not having.holds(table, source, it):
                return 0
            return by if who.is_it(table, source, table.holder[it]) else 0

        return [Adds(line, "cost", added)]
