"""The words of Windward's cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardgame.phrases import CardKind, CounterWord, ValueWord
from rulebound.cardgame.table import Table
from rulebound.cardtext.phrases.tokens import TokenCardName, TokenKind, TokenNumber, names_without
from rulebound.games.windward.parts import BUILDING, HARBOUR, SHIP


class WindwardKind(CardKind):
    forms: ClassVar[dict[str, str]] = {"ship": "ships", "building": "buildings"}


class Wealth(CounterWord):
    forms: ClassVar[dict[str, str]] = {"coin": "coins", "renown": "renown"}
    terms: ClassVar[dict[str, str]] = {"renown": "renown"}


class Number(ValueWord):
    forms: ClassVar[tuple[str, ...]] = ("cost", "cargo")


class WindwardTokenName(TokenCardName):
    pattern: ClassVar[str] = names_without()


class WindwardTokenKind(TokenKind):
    """They lie in the harbour of the player who creates them. [R5]"""

    forms: ClassVar[dict[str, str]] = {"ship": "ships", "building": "buildings"}
    usual: ClassVar[dict[str, dict[str, Any]]] = {
        SHIP: {"cost": 0, "cargo": 0, "renown": 0}, BUILDING: {"cost": 0, "renown": 0},
    }  # fmt: skip

    def comes(self, table: Table, seat: int, it: int, at: int) -> None:
        table.put(it, HARBOUR, seat)


class WindwardTokenNumber(TokenNumber):
    forms: ClassVar[dict[str, str]] = {"cargo": "cargo"}
