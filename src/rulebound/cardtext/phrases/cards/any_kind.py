"""Cards of any kind, for games in which `card` is no kind of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.amounts import Done, counted_outcome
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per
from rulebound.cardtext.phrases.zones.decks import Wanted

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.structure.nouns import Having


class PerCardThisWay(Per, CountsBefore):
    text: ClassVar[str] = "for each card {done} this way"
    done: Done

    def number_of(self, sense: Sense) -> Number:
        return counted_outcome(self.done, self, sense)


class CardWord(Word):
    forms: ClassVar[dict[str, str]] = {"card": "cards"}


class AnyCardWanted(Wanted):
    text: ClassVar[str] = "{card:CardWord~}[ {having}]"
    card: CardWord
    having: Having | None

    def test(self, sense: Sense) -> Test:
        if self.having is None:
            return Test("{it} is no card.", lambda table, source, it: True)
        if not self.having.is_printed():
            sense.wrong(self.having, "only what is printed on a card can be asked of one that is not in play")
        return self.having.test(sense)
