"""A table of Varia in a test.

table = scene(
    player(timeline=["Lunge", ["Bowie Knife", "Transfusion Dregga"]], health=20),
    player(hand=["Raised Guard"]),
    engaged=True, chance=[3, 2],
)
table.resolve()
assert table.health == [20, 26]

A scene is in the step of action of player 1. Dice fall in the order power, focus; the active player's first.
"""

from __future__ import annotations

from typing import Any

from rulebound.games.varia import stacks
from rulebound.games.varia.movement import HOW_TO_MOVE
from rulebound.games.varia.state import Table as VariaTable
from tests.games.declared import DeclaredScene, DeclaredTable

PASSES = ("Plan no more", "Plan no Fast action", "No")
ANY_ANSWER = ("Which card's effect comes first?", "combine it with the action of the next moment, or replace that?")
KEYS = {"health": "Health Points", "points": "Action Points"}


def player(**given: Any) -> dict[str, Any]:
    """What a player has; ten Action Points, if nothing else is said."""
    named = {KEYS.get(key, key.replace("_", " ")): value for key, value in given.items()}
    return {"Action Points": 10, **named}


def ruined(name: str) -> dict[str, Any]:
    return {"name": name, "ruined": True}


def stack(name: str, count: int = 1) -> dict[str, Any]:
    return {"name": name, "count": count}


class Table(DeclaredTable):
    """A table, spoken of with the names of its cards."""

    @property
    def varia(self) -> VariaTable:
        assert isinstance(self.state, VariaTable)
        return self.state

    @property
    def health(self) -> list[int]:
        return self.state.amounts[0]

    @property
    def points(self) -> list[int]:
        return self.state.amounts[1]

    def row(self, seat: int) -> list[list[str]]:
        """The actions of a player's row, each by the names of its parts."""
        return [self.names(pieces) for pieces in self.varia.rows[seat]]

    def stacks(self, seat: int, name: str) -> int:
        """How many stacks of this name a player has."""
        it = stacks.pile_of(self.varia, seat, name)
        return self.varia.heaps[it] if it >= 0 else 0

    def rolled(self, name: str, what: str = "Power") -> int:
        """The Power or Focus that was rolled last for an action."""
        start = f"{name}: {what} "
        told = [line.removeprefix(start) for line in self.told() if line.startswith(start)]
        return int(told[-1].split()[0].rstrip("."))

    def resolve(self) -> None:
        """No player plans anything more, and what is created is combined, until the turn is over."""
        turn = self.state.turn
        while not self.state.over and self.state.turn == turn and self.state.question[0] is not HOW_TO_MOVE:
            orders = self.options[:1] if self.asked.endswith(ANY_ANSWER) else []
            sentences = orders + [one for one in self.options if one in PASSES]
            assert sentences, f"{self.asked}: {self.options}"
            self.do(sentences[0])

    def plan_no_more(self) -> None:
        self.do("Plan no more")


class Scene(DeclaredScene):
    """Makes tables of Varia."""

    table = Table

    def __call__(self, *players: dict[str, Any], **scene: Any) -> Table:
        made = super().__call__(*players, **scene)
        assert isinstance(made, Table)
        return made

    def new_game(self, **setup: Any) -> Table:
        made = super().new_game(**setup)
        assert isinstance(made, Table)
        return made
