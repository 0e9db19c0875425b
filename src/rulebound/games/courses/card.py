"""The cards of the course game: courses, partners, supporters and items, with what is printed on each."""

from __future__ import annotations

from typing import Final, final

from rulebound.kernel.card import Card

COURSE: Final = "course"
PARTNER: Final = "partner"
SUPPORTER: Final = "supporter"
ITEM: Final = "item"
A_CARD: Final = {COURSE: "a course", PARTNER: "a partner", SUPPORTER: "a supporter", ITEM: "an item"}


@final
class CourseCard(Card):
    """stars: what it provides when tapped; cost: in stars; points and power: of a partner. All 0 where not printed."""

    def __init__(
        self, name: str, kind: str, text: str, printed: list[str], stars: int, cost: int, points: int, power: int
    ) -> None:
        super().__init__(name, kind, text, printed)
        self.stars = stars
        self.cost = cost
        self.points = points
        self.power = power
        self.attaches = False  # an item that stays on a partner, by its text

    def values(self) -> dict[str, int]:
        return {"stars": self.stars, "cost": self.cost, "points": self.points, "power": self.power}
