"""How games went, as sums: how long they were, and by turn what who won in the end had and what others had."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rulebound.lab.watching import Watched

PARTS: Final = 1_000_000  # of one: whole numbers have one sum, in whatever order they are added
SELDOM: Final = 0.1  # of the games: a turn that fewer reach is not shown
MOST_BARS: Final = 30


@dataclass(slots=True)
class Sides:
    """Amounts at the beginning of one turn, in millionths, summed over games that somebody won and somebody did not."""

    games: int = 0
    winners: int = 0
    others: int = 0

    def plus(self, more: Sides) -> Sides:
        """These games and those."""
        return Sides(self.games + more.games, self.winners + more.winners, self.others + more.others)

    def means(self) -> tuple[float, float]:
        """The mean amount of a seat that won in the end, and of one that did not."""
        return self.winners / (PARTS * self.games), self.others / (PARTS * self.games)


@dataclass(slots=True)
class Course:
    """turns, decisions: how many games had so many. chances: by turn. scores: by the key of the number, and by turn."""

    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    chances: dict[int, Sides] = field(default_factory=dict)
    scores: dict[str, dict[int, Sides]] = field(default_factory=dict)

    def add(self, watched: Watched) -> None:
        """Counts a game."""
        self.decisions[watched.decisions] += 1
        if watched.turns:
            self.turns[watched.turns] += 1
        if not watched.winners:
            return
        self.chances = both(self.chances, sides(watched.chances, watched.winners))
        for key, amounts in watched.scores.items():
            self.scores[key] = both(self.scores.get(key, {}), sides(amounts, watched.winners))

    def plus(self, more: Course) -> Course:
        """These games and those."""
        scores = {
            key: both(self.scores.get(key, {}), more.scores.get(key, {})) for key in {**self.scores, **more.scores}
        }
        return Course(
            self.turns + more.turns, self.decisions + more.decisions, both(self.chances, more.chances), scores
        )


def sides(amounts: Mapping[int, Sequence[float]], winners: Sequence[int]) -> dict[int, Sides]:
    """By turn, what those who won one game had, and what the others had. amounts: of each seat."""
    found: dict[int, Sides] = {}
    for turn, by_seat in amounts.items():
        won = [amount for seat, amount in enumerate(by_seat) if seat in winners]
        lost = [amount for seat, amount in enumerate(by_seat) if seat not in winners]
        had, others = (round(PARTS * sum(some) / len(some)) for some in (won, lost))
        found[turn] = Sides(1, had, others)
    return found


def both(some: Mapping[int, Sides], more: Mapping[int, Sides]) -> dict[int, Sides]:
    """These games and those, by turn."""
    found = dict(some)
    for turn, one in more.items():
        found[turn] = found.get(turn, Sides()).plus(one)
    return found


def often_reached(found: Mapping[int, Sides]) -> dict[int, Sides]:
    """The turns that enough games reach, in order, without what is before the first turn."""
    most = max([some.games for some in found.values()], default=0)
    return {turn: some for turn, some in sorted(found.items()) if turn and some.games >= SELDOM * most}


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
