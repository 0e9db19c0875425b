"""Cards that cost so much more or less than another one, in money: `with cost up to 20k more than it`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.cards.relative import HowFar
from rulebound.cardtext.phrases.cards.surpassing import MoreOrLessOf, ThanWhich, itself
from rulebound.cardtext.phrases.numbers.naming import card_spoken_of
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.games.proelium.phrases.amounts import Money
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
