"""What a card costs itself: less or more for each of something, or as long as something is so."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.lines import Line
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import OwnPrice

IS_PUT_OFF: Final = True
LOOKS_ALONE: Final = True


class Currency(Word):
    """What cards are paid with, as their costs say."""

    label: ClassVar[str] = "what cards are paid with"


class Price(Phrase):
    """An amount of what cards are paid with."""

    label: ClassVar[str] = "an amount of what cards are paid with"

    def paid(self) -> int:
        """So much, as costs are counted."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class PlainPrice(Price):
    text: ClassVar[str] = "{amount} {currency#amount}"
    amount: Amount
    currency: Currency

    def paid(self) -> int:
        return int(self.amount.value)


class DearOrCheap(Word):
    forms: ClassVar[tuple[str, ...]] = ("less", "more")

    def of(self, amount: int) -> int:
        """What is added to a cost."""
        return -amount if self.word == "less" else amount


class ItsPrice(Line):
    """`This costs 1 star less for each course of yours.` Games that speak otherwise of a card have their own words."""

    text: ClassVar[str] = "this costs {price} {way:DearOrCheap}[ {per}]."
    price: Price
    way: DearOrCheap
    per: Per | None

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        by, per = self.way.of(self.price.paid()), number_of(self.per, sense)

        def amount(table: Any, source: int) -> int:
            return by * per(table, paying(table, source)) if per else by

        return [OwnPrice(str(self), amount)]


class ItsPriceIf(Line):
    text: ClassVar[str] = "this costs {price} {way:DearOrCheap} as long as {condition}."
    price: Price
    way: DearOrCheap
    condition: Condition

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        by, so = self.way.of(self.price.paid()), self.condition.so(sense)
        return [OwnPrice(str(self), lambda table, source: by if so(table, paying(table, source)) else 0)]


def paying(table: Any, source: int) -> Scope:
    """A scope of the player who pays."""
    return Scope(table.controller(source), source, [])
