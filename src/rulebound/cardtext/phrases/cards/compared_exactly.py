"""Cards whose value is compared with that of another one: `with power less than or equal to its power`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.cards.surpassing import itself
from rulebound.cardtext.phrases.numbers.naming import card_spoken_of
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.cards.surpassing import ThanWhich
    from rulebound.cardtext.phrases.structure.nouns import Stat


class HowCompared(Word):
    label: ClassVar[str] = "less than or equal to, greater than, equal to ..."
    forms: ClassVar[tuple[str, ...]] = (
        "less than or equal to", "greater than or equal to", "less than", "greater than", "equal to",
    )  # fmt: skip

    def holds(self, value: int, other: int) -> bool:
        """Whether a value is so beside another one."""
        if value == other:
            return "equal" in self.word
        return (value < other) if self.word.startswith("less") else self.word.startswith("greater")


class WithValueCompared(Having):
    """`Discard a partner of yours. Defeat a partner with power less than or equal to its power.`"""

    text: ClassVar[str] = "with {stat} {how:HowCompared} its {other:Stat}"
    printed: ClassVar[bool] = True
    asks_worth: ClassVar[bool] = True
    stat: Stat
    how: HowCompared
    other: Stat

    def speaks_of_before(self, sense: Sense) -> bool:
        return True

    def test(self, sense: Sense) -> Test:
        how, stat, other = self.how, self.stat, self.other
        compared_with = card_spoken_of(self, sense) if self.speaks_of_before(sense) else itself

        def holds(table: Any, source: int, it: int) -> bool:
            compared = compared_with(table, source)
            if compared < 0 or table.faces[compared] < 0:  # a token that is gone prints nothing any more
                return False
            return how.holds(stat.of(table, it), other.last_of(table, compared))

        return Test(worded("{it} does not have such a {stat}.", stat=stat.word), holds)


class WithValueComparedWithOne(WithValueCompared):
    """`Defeat a partner with power less than or equal to the power of this.`"""

    text: ClassVar[str] = "with {stat} {how:HowCompared} the {other:Stat} of {than:ThanWhich}"
    stat: Stat
    how: HowCompared
    other: Stat
    than: ThanWhich

    def speaks_of_before(self, sense: Sense) -> bool:
        return self.than.word == "it"
