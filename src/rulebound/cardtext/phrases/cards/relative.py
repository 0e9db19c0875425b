"""Cards that cost so much more or less than another one: `a partner with cost up to 2 more than it`."""

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
    from rulebound.cardtext.phrases.cards.surpassing import MoreOrLessOf, ThanWhich
    from rulebound.cardtext.phrases.structure.counts import Amount
    from rulebound.cardtext.phrases.structure.nouns import Stat


class HowFar(Word):
    """How much is set: the most that it may be, the least, or just that."""

    label: ClassVar[str] = "up to, at least, exactly"
    forms: ClassVar[tuple[str, ...]] = ("up to", "at least", "exactly")

    def allows(self, value: int, bound: int, *, above: bool) -> bool:
        """Whether a value is so far from another one. above: whether the bound is more than that."""
        if self.word == "exactly":
            return value == bound
        return value >= bound if (self.word == "at least") == above else value <= bound


class WithSoMuchMore(Having):
    """`Up to 2 more` is all that has no more than that, so what has less, too."""

    text: ClassVar[str] = "with {stat} {far:HowFar} {amount} {way:MoreOrLessOf} than {than:ThanWhich}"
    printed: ClassVar[bool] = True
    stat: Stat
    far: HowFar
    amount: Amount
    way: MoreOrLessOf
    than: ThanWhich

    def speaks_of_before(self, sense: Sense) -> bool:
        return self.than.word == "it"

    def test(self, sense: Sense) -> Test:
        far, stat, above = self.far, self.stat, self.way.word == "more"
        if far.word == "up to" and not above:
            sense.correct(self, "write 'at least' or 'exactly' here: 'up to' so much less has no clear end")
        by = int(self.amount.value) if above else -int(self.amount.value)
        other = card_spoken_of(self, sense) if self.speaks_of_before(sense) else itself

        def holds(table: Any, source: int, it: int) -> bool:
            compared = other(table, source)
            if compared < 0 or table.faces[compared] < 0:  # a token that is gone prints nothing any more
                return False
            return far.allows(stat.of(table, it), stat.last_of(table, compared) + by, above=above)

        said = f"{stat.word} {far.word} {self.amount.value} {self.way.word}"
        return Test(worded("{it} does not have {value}.", value=said), holds)


class WithTheSameValue(Having):
    """`Swap a partner of yours with a partner of another player with the same cost as it.`"""

    text: ClassVar[str] = "with the same {stat} as {than:ThanWhich}"
    printed: ClassVar[bool] = True
    stat: Stat
    than: ThanWhich

    def speaks_of_before(self, sense: Sense) -> bool:
        return self.than.word == "it"

    def test(self, sense: Sense) -> Test:
        stat = self.stat
        other = card_spoken_of(self, sense) if self.speaks_of_before(sense) else itself

        def holds(table: Any, source: int, it: int) -> bool:
            compared = other(table, source)
            if compared < 0 or table.faces[compared] < 0:
                return False
            return bool(stat.of(table, it) == stat.of(table, compared))

        return Test(worded("{it} has another {stat}.", stat=stat.word), holds)
