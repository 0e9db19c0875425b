"""The cards of the course game: courses, partners, supporters and items, with their printed values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from rulebound.kernel.table.card import Card

IsThere: TypeAlias = Callable[[Any, int], bool]  # (table, source)

COURSE: Final = "course"
PARTNER: Final = "partner"
SUPPORTER: Final = "supporter"
ITEM: Final = "item"
A_CARD: Final = {COURSE: "a course", PARTNER: "a partner", SUPPORTER: "a supporter", ITEM: "an item"}


@final
class Host:
    """What an item is attached to, in the words of its text, and whether there is such a partner."""

    def __init__(self, words: str, is_there: IsThere) -> None:
        self.words = words
        self.is_there = is_there


@final
class CourseCard(Card):
    """stars: of a course, what it provides when tapped; cost: in stars; points and power: of a partner. 0 if not
    printed.
    """

    def __init__(
        self, name: str, kind: str, text: str, printed: list[str], stars: int, cost: int, points: int, power: int
    ) -> None:
        super().__init__(name, kind, text, printed)
        self.stars = stars
        self.cost = cost
        self.points = points
        self.power = power
        self.hosts: list[Host] = []  # what an item attaches itself to, in a list; empty for others

    def values(self) -> dict[str, int]:
        return {"stars": self.stars, "cost": self.cost, "points": self.points, "power": self.power}
