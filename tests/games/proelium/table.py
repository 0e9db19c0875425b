"""A table of Proelium in a test.

table = scene(
    player(hand=["Unlicensed Ray"], laboratory=["Clockwork Beetle"], life=12, funds=9),
    player(laboratory=[damaged("Night Janitor", 1)]),
    moment="attack", chance=[4],
)
table.do("Attack with Clockwork Beetle", "That is all who attack")
table.wait()
assert table.life == [12, 18]

A scene is in the Fabrication phase of player 1, unless it says something else. A die shows what `chance` says.
"""

from __future__ import annotations

from typing import Any

from rulebound.games.proelium.answering import RESPOND
from rulebound.games.proelium.state import Table as ProeliumTable
from tests.games.declared import DeclaredScene, DeclaredTable

PASSES = (
    "Pass", "Go on to the attack", "Attack with no character", "That is all who attack", "Leave it unblocked",
    "No more",
    "End your turn", "No research", "No",
)  # fmt: skip


def player(**given: Any) -> dict[str, Any]:
    """What a player has; no cards in hand, if nothing else is said."""
    return {key.replace("_", " "): value for key, value in given.items()}


def damaged(name: str, damage: int) -> dict[str, Any]:
    return {"name": name, "damage": damage}


def weary(name: str) -> dict[str, Any]:
    return {"name": name, "weary": True}


def loaded(name: str) -> dict[str, Any]:
    return {"name": name, "loaded": True}


def new(name: str) -> dict[str, Any]:
    return {"name": name, "new": True}


def attacks(name: str) -> dict[str, Any]:
    return {"name": name, "attacks": True}


def enhancement(name: str, on: str, of: int = 0) -> dict[str, Any]:
    return {"name": name, "of": of, "on": on}


class Table(DeclaredTable):
    """A table, spoken of with the names of its cards."""

    takes_first = True

    @property
    def proelium(self) -> ProeliumTable:
        assert isinstance(self.state, ProeliumTable)
        return self.state

    @property
    def life(self) -> list[int]:
        return self.state.amounts[0]

    @property
    def funds(self) -> list[int]:
        """In tokens of 10k."""
        return self.state.amounts[1]

    @property
    def spent(self) -> list[int]:
        return self.proelium.spent

    def stats(self, name: str) -> tuple[int, int]:
        """A and D of a character now."""
        return self.value("A", name), self.value("D", name)

    def settle(self) -> None:
        """Whoever may answer passes, until something else is asked."""
        while not self.state.over and self.state.question[0] is RESPOND:
            self.do("Pass")

    def play(self, name: str) -> None:
        """Plays a card, which nobody answers."""
        self.do(f"Play {name}")
        self.settle()

    def wait(self) -> None:
        """Nobody does anything more, until the turn is over."""
        turn = self.state.turn
        while not self.state.over and self.state.turn == turn:
            orders = self.options[:1] if self.asked == "Which card's effect comes first?" else []
            sentences = orders + [one for one in self.options if one in PASSES]
            assert sentences, f"{self.asked}: {self.options}"
            self.do(sentences[0])

    def until(self, prompt: str) -> None:
        """Nobody does anything more, until this is asked."""
        while not self.asked.startswith(prompt):
            sentences = [one for one in self.options if one in PASSES]
            assert sentences, f"{self.asked}: {self.options}"
            self.do(sentences[0])


class Scene(DeclaredScene):
    """Makes tables of Proelium."""

    table = Table

    def __call__(self, *players: dict[str, Any], **scene: Any) -> Table:
        made = super().__call__(*players, **scene)
        assert isinstance(made, Table)
        return made

    def new_game(self, **setup: Any) -> Table:
        made = super().new_game(**setup)
        assert isinstance(made, Table)
        return made
