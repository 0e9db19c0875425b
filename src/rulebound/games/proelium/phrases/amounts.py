"""Amounts that the cards of Proelium print: money such as `30k`, numbers, and dice."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Token
from rulebound.cardtext.phrases.paying.prices import Price
from rulebound.cardtext.phrases.structure.counts import fault_of_number
from rulebound.games.proelium import research
from rulebound.games.proelium.state import Table
from rulebound.language import Message


class Money(Token):
    """`30k`; its value is the number of tokens."""

    pattern: ClassVar[str] = r"(?P<value>\d+)0k"
    label: ClassVar[str] = "an amount of money such as 20k"

    def written(self) -> str:
        return f"{self.value}0k"

    def fault(self) -> Message | None:
        return fault_of_number(self.value)

    def tokens(self) -> int:
        return int(self.value)


class MoneyPrice(Price):
    text: ClassVar[str] = "{money}"
    money: Money

    def paid(self) -> int:
        return self.money.tokens()


class Quantity(Token):
    """A number, or dice."""

    pattern: ClassVar[str] = r"\d+(?:d[36])?"
    label: ClassVar[str] = "a number, or dice such as 1d6"

    def fault(self) -> Message | None:
        return fault_of_number(self.value.partition("d")[0])

    def rolled(self, table: Table, me: int) -> int:
        """How much it is this time."""
        return rolled(self.value, table, me)


class Dice(Token):
    pattern: ClassVar[str] = r"\d+d[36]"
    label: ClassVar[str] = "dice such as 1d6"

    def fault(self) -> Message | None:
        return fault_of_number(self.value.partition("d")[0])

    def rolled(self, table: Table, me: int) -> int:
        """How much it is this time."""
        return rolled(self.value, table, me)


def rolled(written: str, table: Table, me: int) -> int:
    """A number, or what dice such as `2d3` make. [dice.d3]"""
    count, _, sides = written.partition("d")
    if not sides:
        return int(count)
    return sum([research.d3(table, me) if sides == "3" else table.roll_die(me) for _ in range(int(count))])
