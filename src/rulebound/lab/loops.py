"""Games that do not end: when the lab stops them, and what it reports.

A table stops an endless turn by itself and names the cards; a game whose turns end and
which does not is given up here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from rulebound.kernel.game.playout import LONGEST_GAME
from rulebound.kernel.knowledge.view_parts import some_of
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import _n, number

UNFINISHED: Final = "unfinished"  # how a game ended that was given up


def goes_on(state: CardTable) -> bool:
    """Whether a game is to be played on: it is not over, and no longer than any that ends."""
    return not state.over and state.decisions < LONGEST_GAME


def ended(state: CardTable) -> str:
    """How a game that does not go on has ended."""
    return state.reason if state.over else UNFINISHED


@dataclass(slots=True)
class Loops:
    """Games with an endless loop, by the cards or actions that repeated; and games that were given up."""

    games: int = 0
    unfinished: int = 0
    names: Counter[str] = field(default_factory=Counter)

    @staticmethod
    def of(state: CardTable) -> Loops:
        """Counts a game that does not go on."""
        return Loops(int(bool(state.loop)), int(not state.over), Counter(state.loop))

    def plus(self, other: Loops) -> Loops:
        """These games and those."""
        return Loops(self.games + other.games, self.unfinished + other.unfinished, self.names + other.names)

    def as_json(self) -> dict[str, object]:
        """All of it, as data that JSON can hold."""
        return {"games": self.games, "unfinished": self.unfinished, "names": dict(sorted(self.names.items()))}

    def sentences(self) -> list[str]:
        """The sentences about endless games; none if every game ended by its rules."""
        found: list[str] = []
        if self.games:
            by = sorted(self.names, key=lambda name: (-self.names[name], name))
            found.append(
                _n(
                    "{count} game was stopped, because this would have gone on forever: {names}.",
                    "{count} games were stopped, because this would have gone on forever: {names}.",
                    self.games,
                    count=number(self.games),
                    names=some_of(by),
                )
            )
        if self.unfinished:
            found.append(
                _n(
                    "{count} game was given up after {most} decisions, and counted as drawn.",
                    "{count} games were given up after {most} decisions, and counted as drawn.",
                    self.unfinished,
                    count=number(self.unfinished),
                    most=number(LONGEST_GAME),
                )
            )
        return found
