"""Cards as they are printed, shared by all tables. A piece on the table is a number, and its face is a card."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.files.pictures import Picture
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import OwnPrice, Toll


class Card:
    """A card as it is printed.

    name, kind, text: as printed.
    printed: the fields that the rulebook prints; the others are ours.
    number: its place in `game.card_list`.
    motif: the centre of its picture; empty if chosen by its name.
    art: the picture that it brings; None if it is drawn by code.
    token: whether no such card is printed: the texts of others create it.
    """

    def __init__(self, name: str, kind: str, text: str, printed: list[str]) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.printed = printed
        self.copies = 1  # in a deck that all share
        self.motif = ""  # set from its file, as is its art
        self.art: Picture | None = None
        self.token = False
        self.recalls = False  # whether its text asks for what is noted of cards that leave play, or are completed
        self.number = -1  # set by its game
        self.tree: object = None  # the parsed text
        self.abilities: list[Ability[Any]] = []  # Any: a card is made before its table's class is known
        self.prices: list[OwnPrice[Any]] = []  # those of its abilities that change what it costs itself
        self.tolls: list[Toll[Any]] = []  # those that must be paid besides its cost

    @property
    def picture(self) -> str:
        """The key of the picture that it brings, empty without one."""
        return self.art.key if self.art else ""

    def values(self) -> dict[str, int]:
        """The printed numbers, by name."""
        return {}

    def words(self) -> dict[str, str]:
        """The printed words from fixed lists, such as a colour, by name."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name!r}>"
