"""The words of Windward's cards."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardgame.phrases import CardKind, CounterWord, ValueWord
from rulebound.cardgame.token_words import CardToken, TokenNumber, Zeros, zeros_of
from rulebound.cardtext.phrases.paying.prices import Currency
from rulebound.games.windward.parts import BUILDING, HARBOUR, SHIP, VALUES


class WindwardKind(CardKind):
    forms: ClassVar[dict[str, str]] = {"ship": "ships", "building": "buildings"}


class Wealth(CounterWord):
    forms: ClassVar[dict[str, str]] = {"coin": "coins", "renown": "renown"}
    terms: ClassVar[dict[str, str]] = {"renown": "renown"}


class Paid(Currency):
    forms: ClassVar[dict[str, str]] = {"coin": "coins"}


class Number(ValueWord, TokenNumber):
    forms: ClassVar[tuple[str, ...]] = ("cost", "cargo")


class WindwardToken(CardToken):
    """They lie in the harbour of the player who creates them. [R5]"""

    forms: ClassVar[dict[str, str]] = WindwardKind.forms
    usual: ClassVar[Zeros] = zeros_of(VALUES, SHIP, BUILDING)
    zone: ClassVar[int] = HARBOUR
