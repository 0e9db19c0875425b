"""The first, the second, the third of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word

PLACES: Final = ("first", "second", "third", "fourth")


class Nth(Word):
    label: ClassVar[str] = "first, second ..."
    forms: ClassVar[tuple[str, ...]] = PLACES

    def place(self) -> int:
        """Its number, from 1."""
        return PLACES.index(self.word) + 1
