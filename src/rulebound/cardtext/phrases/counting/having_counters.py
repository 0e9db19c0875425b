"""Cards by how many counters are on them: `all partners with two or more growth counters on them`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.grammar.template import MANY, ONE
from rulebound.cardtext.phrases.counting.counters import so_many
from rulebound.cardtext.phrases.structure.counts import COUNTS
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.kernel.table.counting import any_counted

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.counters import CounterNoun, CounterSort

NUMBERS: Final = tuple([word for word in COUNTS if word != "a"])
OTHER_NUMBER: Final = "{it} does not have so many of these counters."


class SoManyOn(Word):
    """How many there are on a card: a number and whether it is exact."""

    label: ClassVar[str] = "two or more, one or fewer, exactly two ..."
    forms: ClassVar[tuple[str, ...]] = tuple(
        [said for word in NUMBERS for said in (f"{word} or more", f"{word} or fewer", f"exactly {word}")]
    )

    def number(self) -> str:
        return ONE if self.word == "exactly one" else MANY

    def fits(self, number: int) -> bool:
        """Whether so many are as many as the text says."""
        words = self.word.split()
        bound = COUNTS[words[1] if words[0] == "exactly" else words[0]]
        if words[0] == "exactly":
            return number == bound
        return number >= bound if words[-1] == "more" else number <= bound


class OnWhat(Word):
    """It says no more than the words before."""

    label: ClassVar[str] = "on it, on them"
    forms: ClassVar[tuple[str, ...]] = ("on it", "on them")


class WithSoManyCounters(Having):
    """`all partners with two or more growth counters on them`"""

    text: ClassVar[str] = "with {count:SoManyOn} {sort:CounterSort} {noun:CounterNoun#count}[ {on:OnWhat}]"
    count: SoManyOn
    sort: CounterSort
    noun: CounterNoun
    on: OnWhat | None

    def test(self, sense: Sense) -> Test:
        sort, count = self.sort, self.count
        return Test(OTHER_NUMBER, lambda table, source, it: count.fits(so_many(sort, table, it)))


class WithNoSuchCounters(Having):
    """`all partners with no growth counters on them`"""

    text: ClassVar[str] = "with no {sort:CounterSort} counters[ {on:OnWhat}]"
    sort: CounterSort
    on: OnWhat | None

    def test(self, sense: Sense) -> Test:
        sort = self.sort
        return Test("{it} has such a counter.", lambda table, source, it: so_many(sort, table, it) == 0)


class WithSoManyOfAnySort(Having):
    """`all partners with two or more counters on them`"""

    text: ClassVar[str] = "with {count:SoManyOn} {noun:CounterNoun#count}[ {on:OnWhat}]"
    count: SoManyOn
    noun: CounterNoun
    on: OnWhat | None

    def test(self, sense: Sense) -> Test:
        count = self.count
        return Test(OTHER_NUMBER, lambda table, source, it: count.fits(any_counted(table, it)))
