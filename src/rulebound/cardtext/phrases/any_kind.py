"""Cards of any kind, for games in which `card` is no kind of its own."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.amounts import Done, counted
from rulebound.cardtext.phrases.decks import Wanted
from rulebound.cardtext.phrases.filters import Test
from rulebound.cardtext.phrases.meaning import Number, Sense
from rulebound.cardtext.phrases.players import OfWhatWasDone, Per


class PerCardThisWay(Per, OfWhatWasDone):
    text: ClassVar[str] = "for each card {done} this way"
    done: Done

    def number_of(self, sense: Sense) -> Number:
        return counted(self, sense)


class CardWord(Word):
    forms: ClassVar[dict[str, str]] = {"card": "cards"}


class AnyCardWanted(Wanted):
    text: ClassVar[str] = "{card:CardWord~}"
    card: CardWord

    def test(self, sense: Sense) -> Test:
        return Test("{it} is no card.", lambda table, source, it: True)
