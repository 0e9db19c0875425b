"""The cards of Avarium Academy: idols, students and schemes, with their printed values. [cards]"""

from __future__ import annotations

from typing import Final, final

from rulebound.games.avarium.ability import Declared
from rulebound.kernel.files.datafile import Number, Schema
from rulebound.kernel.table.card import Card

IDOL: Final = "idol"
STUDENT: Final = "student"
SCHEME: Final = "scheme"
A_CARD: Final = {IDOL: "an idol", STUDENT: "a student", SCHEME: "a scheme"}

FACTIONS: Final = ("Paragon", "Delinquent", "Neutral")  # blue, red and yellow title bars [student.faction]
CLUBS: Final = (  # [student.clubs]
    "Council", "Sports", "Cheerleader", "Sciences", "Arts", "Musics", "Host", "Martial Arts", "Faiths", "Sentai",
    "Space", "None",
)  # fmt: skip
GENDERS: Final = ("female", "male", "mysterious")  # [student.gender]

RANKS: Final = ("basic", "advanced")

WHO: Final = {"club": CLUBS, "gender": GENDERS, "faction": FACTIONS}
SCHEMAS: Final = {
    IDOL: Schema(
        {"merit": Number(1, 99), "reputation": Number(0, 20), "combat": Number(0, 20)}, {}, {**WHO, "rank": RANKS}
    ),
    STUDENT: Schema(
        {"cost": Number(0, 20), "combat": Number(0, 20), "defense": Number(1, 20)},
        {"copies": Number(1, 10, usual=1)},
        WHO,
    ),
    SCHEME: Schema({"cost": Number(0, 20)}, {"copies": Number(1, 10, usual=1)}),
}


@final
class AvariumCard(Card):
    """A printed card. Values that its kind does not print are 0 or empty.

    cost: to recruit a student, or to play a scheme, in Reputation; merit: what an idol's player starts with;
    reputation: what an idol brings each turn; copies: how many of it the set has; surprise: by its text; basic: for an
    idol for new players; declared: its ability that is played or activated, if it has one.
    """

    def __init__(self, name: str, kind: str, text: str, printed: list[str]) -> None:
        super().__init__(name, kind, text, printed)
        self.cost = 0
        self.combat = 0
        self.defense = 0
        self.merit = 0
        self.reputation = 0
        self.copies = 1
        self.club = ""
        self.gender = ""
        self.faction = ""
        self.kin: frozenset[str] = frozenset()  # these three together
        self.surprise = False
        self.basic = False
        self.declared: Declared | None = None

    def values(self) -> dict[str, int]:
        if self.kind == IDOL:
            return {"merit": self.merit, "reputation": self.reputation, "combat": self.combat}
        if self.kind == STUDENT:
            return {"cost": self.cost, "combat": self.combat, "defense": self.defense, "copies": self.copies}
        return {"cost": self.cost, "copies": self.copies}

    def words(self) -> dict[str, str]:
        if self.kind == SCHEME:
            return {}
        who = {"club": self.club, "gender": self.gender, "faction": self.faction}
        return {**who, "rank": RANKS[0] if self.basic else RANKS[1]} if self.kind == IDOL else who
