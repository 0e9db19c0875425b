"""How games went, as sums: how long they were, and by turn what chance the game's value gave to who won in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rulebound.lab.watching import Watched

PARTS: Final = 1_000_000  # of a chance: whole numbers have one sum, in whatever order they are added
SELDOM: Final = 0.1  # of the games: a turn that fewer reach is not shown
MOST_BARS: Final = 30


@dataclass(slots=True)
class Chances:
    """The chances at the beginning of one turn, in millionths, summed over games with a winner and with a loser."""

    games: int = 0
    winners: int = 0
    others: int = 0

    def plus(self, more: Chances) -> Chances:
        """These games and those."""
        return Chances(self.games + more.games, self.winners + more.winners, self.others + more.others)

    def means(self) -> tuple[float, float]:
        """The mean chance of a seat that won in the end, and of one that did not."""
        return self.winners / (PARTS * self.games), self.others / (PARTS * self.games)


@dataclass(slots=True)
class Course:
    """turns, decisions: how many games had so many. chances: by turn."""

    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    chances: dict[int, Chances] = field(default_factory=dict)

    def add(self, watched: Watched) -> None:
        """Counts a game."""
        self.decisions[watched.decisions] += 1
        if watched.turns:
            self.turns[watched.turns] += 1
        if not watched.winners:
            return
        for turn, chances in watched.chances.items():
            won = [chance for seat, chance in enumerate(chances) if seat in watched.winners]
            lost = [chance for seat, chance in enumerate(chances) if seat not in watched.winners]
            winners, others = (round(PARTS * sum(some) / len(some)) for some in (won, lost))
            self.chances[turn] = self.chances.get(turn, Chances()).plus(Chances(1, winners, others))

    def plus(self, more: Course) -> Course:
        """These games and those."""
        chances = dict(self.chances)
        for turn, some in more.chances.items():
            chances[turn] = chances.get(turn, Chances()).plus(some)
        return Course(self.turns + more.turns, self.decisions + more.decisions, chances)

    def by_turn(self) -> dict[int, Chances]:
        """The chances of the turns that enough games reach, in order, without what is before the first turn."""
        most = max([some.games for some in self.chances.values()], default=0)
        return {turn: some for turn, some in sorted(self.chances.items()) if turn and some.games >= SELDOM * most}


class Bin(NamedTuple):
    """How many games had an amount of this size, both ends included."""

    low: int
    high: int
    times: int


def binned(counts: Mapping[int, int]) -> list[Bin]:
    """Amounts put together so that there are few bars: by 1, 2, 5, 10, 20, 50 ... each."""
    if not counts:
        return []
    least, most = min(counts), max(counts)
    sizes = (digit * 10**power for power in range(12) for digit in (1, 2, 5))
    size = next(size for size in sizes if most // size - least // size < MOST_BARS)
    found: Counter[int] = Counter()
    for amount, times in counts.items():
        found[amount // size] += times
    return [Bin(n * size, n * size + size - 1, found[n]) for n in range(least // size, most // size + 1)]


def mean(counts: Mapping[int, int]) -> float:
    """The mean of amounts; 0 where there are none."""
    return sum(amount * times for amount, times in counts.items()) / max(1, sum(counts.values()))


def middle_half(counts: Mapping[int, int]) -> tuple[int, int]:
    """Between which two amounts the middle half of all games is."""
    ordered = sorted(Counter(counts).elements())
    return ordered[len(ordered) // 4], ordered[(3 * len(ordered)) // 4]
