"""A card whose numbers are those that its game has declared."""

from __future__ import annotations

from rulebound.kernel.table.card import Card


class ValueCard(Card):
    """numbers: what is printed, by the keys of the values. copies: how many there are of it in a deck for all."""

    def __init__(
        self, name: str, kind: str, text: str, printed: list[str], numbers: dict[str, int], copies: int
    ) -> None:
        super().__init__(name, kind, text, printed)
        self.numbers = numbers
        self.copies = copies

    def values(self) -> dict[str, int]:
        return self.numbers
