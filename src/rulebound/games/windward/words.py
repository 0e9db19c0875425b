"""The words of Windward's cards."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardgame.phrases import CardKind, CounterWord, ValueWord


class WindwardKind(CardKind):
    forms: ClassVar[dict[str, str]] = {"ship": "ships", "building": "buildings"}


class Wealth(CounterWord):
    forms: ClassVar[dict[str, str]] = {"coin": "coins", "renown": "renown"}
    terms: ClassVar[dict[str, str]] = {"renown": "renown"}


class Number(ValueWord):
    forms: ClassVar[tuple[str, ...]] = ("cost", "cargo")
