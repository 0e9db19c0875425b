"""What a table is set up with: everything that, together with the decisions, makes the whole game."""

from __future__ import annotations

from typing import Final

PUBLIC: Final = "public"
ALL: Final = "all"
NONE: Final = "none"
OPEN: Final = "open"
CLOSED: Final = "closed"


class Deck:
    """A deck by name: for each of its lists (courses, cards ...), how many there are of each card."""

    def __init__(self, name: str, about: str, lists: dict[str, dict[str, int]]) -> None:
        self.name = name
        self.about = about
        self.lists = lists

    def save(self) -> dict[str, object]:
        """All of it, for JSON."""
        return {"name": self.name, "about": self.about, "lists": {k: dict(v) for k, v in self.lists.items()}}


class Setup:
    """Seed, seats, decks, rulings and options of a table. Immutable, shared by all copies of it."""

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
