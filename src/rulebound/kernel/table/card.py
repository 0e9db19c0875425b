"""Cards: the printed things, shared by all tables. A piece on the table is a number; its face is one of these."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.table.ability import Ability


class Card:
    """What is printed: name, kind, text, the abilities that the text means, and which of it a rulebook prints."""

    def __init__(self, name: str, kind: str, text: str, printed: list[str]) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.printed = printed
        self.motif = ""  # what is at the heart of its picture; empty: chosen by its name
        self.number = -1  # its place among the game's cards
        self.tree: object = None  # what the text was read into, to show it
        self.abilities: list[Ability[Any]] = []  # Any: a card is made before its table's class is known

    def values(self) -> dict[str, int]:
        """The printed numbers by name."""
        return {}

    def words(self) -> dict[str, str]:
        """The printed words of closed lists, such as a colour, by name."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name!r}>"
