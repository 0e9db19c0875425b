"""What a card costs itself: less or more for each of something, or as long as something is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.instructions import number_of
from rulebound.cardtext.phrases.lines import Line
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.nouns import Amount
from rulebound.cardtext.phrases.players import Per
from rulebound.cardtext.phrases.sentences import Condition
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Adds, OwnPrice, Triggered
from rulebound.kernel.table.effect import Sequence


class Currency(Word):
    """What cards are paid with, as their costs are told."""

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


class FirstIsCheaper(Line):
    """`The first item you play each turn costs 1 star less.` A game has a subclass with what is its own.

    event: with which such a card is played. value: what its cost is called.
    """

    event: ClassVar[str] = ""
    value: ClassVar[str] = "cost"
    price: Price
    way: DearOrCheap

    def is_one(self, sense: Sense) -> Callable[[Any, int], bool]:
        """Whether such a card is printed, wherever it lies: `is_one(table, it)`."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def pays(self, table: Any, source: int, it: int) -> bool:
        """Whether it is paid for by the player of the card that says so, if it is played now."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        told, by, is_one = str(self), self.way.of(self.price.paid()), self.is_one(sense)

        def added(table: Any, source: int, it: int) -> int:
            if not self.pays(table, source, it) or not is_one(table, it):
                return 0
            return 0 if table.has_used(source, told) else by

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            return bool(table.controller(source) == seat) and is_one(table, it)

        notes = Triggered[Any](told, type(self).event, when, Sequence())
        notes.once = notes.silent = True
        return [Adds(told, type(self).value, added), notes]
