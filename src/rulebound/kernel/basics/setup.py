"""Set-ups: everything that, together with the decisions, determines a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PUBLIC: Final = "public"
ALL: Final = "all"
NONE: Final = "none"
OPEN: Final = "open"
CLOSED: Final = "closed"


class Deck:
    """A deck.

    name, about: its name, and a sentence about it.
    lists: for each of its lists, such as `cards`, the number of copies by card name.
    """

    def __init__(self, name: str, about: str, lists: dict[str, dict[str, int]]) -> None:
        self.name = name
        self.about = about
        self.lists = lists

    def save(self) -> dict[str, object]:
        """All of it, for JSON."""
        return {"name": self.name, "about": self.about, "lists": {k: dict(v) for k, v in self.lists.items()}}

    def is_like(self, name: str, about: str, lists: Mapping[str, Mapping[str, int]]) -> bool:
        """Whether a deck with these lists has the same cards in the same order, and says the same of itself."""
        if name != self.name or about != self.about or lists != self.lists:
            return False
        return all([list(cards) == list(lists[key]) for key, cards in self.lists.items()])


class Setup:
    """The seed, seats, decks, rulings, options and player names of a table. Immutable, and shared by all its copies."""

    def __init__(
        self,
        seed: int,
        seats: int,
        decks: list[Deck],
        rulings: dict[str, str],
        options: dict[str, str],
        names: list[str],
    ) -> None:
        self.seed = seed
        self.seats = seats
        self.decks = decks
        self.rulings = rulings
        self.options = options
        self.names = names
