"""Set-ups: everything that, together with the decisions, determines a game."""

from __future__ import annotations

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

    def is_like(self, other: Deck) -> bool:
        """Whether both list the same cards in the same order, and say the same of themselves."""
        same = self.save() == other.save()
        return same and all([list(cards) == list(other.lists[name]) for name, cards in self.lists.items()])


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
