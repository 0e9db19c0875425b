"""What the games of a measurement came to: sums for each subject and each matchup, and the intervals.

Games that share their luck are one group, and the group is the unit of all intervals.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import NamedTuple, TypeVar

from rulebound.lab.pairs import Pairs
from rulebound.lab.split import Split
from rulebound.lab.statistics import Rate, Z
from rulebound.lab.tally import Failure

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Played:
    """A game as the holder played it. holder: the seat; won: whether it won, alone or with others.

    could, used: whether the holder could begin an action with the card, and did. came, done: how many turns had begun
    when the card came up and when it was first used. began: whether the seat that decided first won.
    """

    holder: int
    won: bool
    could: bool
    used: bool
    came: int
    done: int
    turns: int
    decisions: int
    began: bool


class Compared(NamedTuple):
    """Games that are alike but for the subject, with the same holder; other: with another card of the kind."""

    name: str
    holder: int
    before: Played
    now: Played
    other: Played | None = None


class Deal(NamedTuple):
    """All that was compared in one deal.

    entrants: by seat, the decks or the characters with which players begin. chances: for each subject, how many holders
    could have got it. met: what counts for the matchups.
    """

    entrants: list[str]
    chances: dict[str, int]
    compared: list[Compared]
    met: list[Compared]


@dataclass(slots=True)
class Sums:
    """The sums for one subject, or for one matchup of it.

    chances: games in which a holder could have got it; came: those in which it came up; could, used: those in which it
    could be used, and was. pairs: won before and now; others: won with another card of its kind and now. began: won by
    the first player; turns, decisions: before and now. when_came, when_used: turns, now. lasted_before, lasted_now: how
    many games had so many turns, or decisions where no turns are counted. split: of players that may use it and that
    may not, where they are barred by lot.
    """

    chances: int = 0
    came: int = 0
    could: int = 0
    used: int = 0
    pairs: Pairs = field(default_factory=Pairs)
    others: Pairs = field(default_factory=Pairs)
    began: Pairs = field(default_factory=Pairs)
    turns: Pairs = field(default_factory=Pairs)
    decisions: Pairs = field(default_factory=Pairs)
    when_came: Counter[int] = field(default_factory=Counter)
    when_used: Counter[int] = field(default_factory=Counter)
    lasted_before: Counter[int] = field(default_factory=Counter)
    lasted_now: Counter[int] = field(default_factory=Counter)
    split: Split = field(default_factory=Split)

    def plus(self, more: Sums) -> Sums:
        """These games and those."""
        return Sums(
            self.chances + more.chances,
            self.came + more.came,
            self.could + more.could,
            self.used + more.used,
            self.pairs.plus(more.pairs),
            self.others.plus(more.others),
            self.began.plus(more.began),
            self.turns.plus(more.turns),
            self.decisions.plus(more.decisions),
            self.when_came + more.when_came,
            self.when_used + more.when_used,
            self.lasted_before + more.lasted_before,
            self.lasted_now + more.lasted_now,
            self.split.plus(more.split),
        )

    @property
    def frequency(self) -> float:
        """The share of a holder's games in which it came up."""
        return self.came / self.chances if self.chances else 0.0


@dataclass(slots=True)
class Measured:
    """Sums by subject, and by subject, deck or character of the holder and those of the others."""

    subjects: dict[str, Sums] = field(default_factory=dict)
    matchups: dict[tuple[str, str, str], Sums] = field(default_factory=dict)
    groups: int = 0
    games: int = 0  # deals that were played; each is played on several times
    failures: list[Failure] = field(default_factory=list)

    @property
    def played(self) -> int:
        """How many deals have been played."""
        return self.games

    def plus(self, more: Measured) -> Measured:
        """These games and those."""
        return Measured(
            added(self.subjects, more.subjects),
            added(self.matchups, more.matchups),
            self.groups + more.groups,
            self.games + more.games,
            sorted(self.failures + more.failures),
        )

    def count(self, name: str, deals: Sequence[Deal]) -> None:
        """Adds a group of deals for one subject."""
        sums = sums_of([one for deal in deals for one in deal.compared if one.name == name])
        sums.chances = sum(deal.chances.get(name, 0) for deal in deals)
        self.subjects[name] = self.subjects.get(name, Sums()).plus(sums)
        met: dict[tuple[str, str, str], list[Compared]] = {}
        for deal in deals:
            for one in deal.met:
                if one.name == name:
                    key = name, deal.entrants[one.holder], others_of(deal.entrants, one.holder)
                    met.setdefault(key, []).append(one)
        for key, found in met.items():
            self.matchups[key] = self.matchups.get(key, Sums()).plus(sums_of(found))


def added(mine: dict[K, Sums], more: dict[K, Sums]) -> dict[K, Sums]:
    """The sums of both, key by key."""
    found = dict(mine)
    for key, sums in more.items():
        found[key] = found.get(key, Sums()).plus(sums)
    return found


def others_of(entrants: Sequence[str], holder: int) -> str:
    """The names of the decks or characters against which a seat plays."""
    return ", ".join(name for seat, name in enumerate(entrants) if seat != holder)


def sums_of(found: Sequence[Compared]) -> Sums:
    """The sums of what was compared in one group."""
    sums = Sums(came=len(found))
    others = [(one.other, one.now) for one in found if one.other is not None]
    both = [(one.before, one.now) for one in found]
    count = len(found)
    sums.pairs.add(sum(old.won for old, _ in both), sum(now.won for _, now in both), count)
    sums.others.add(sum(other.won for other, _ in others), sum(now.won for _, now in others), len(others))
    sums.began.add(sum(old.began for old, _ in both), sum(now.began for _, now in both), count)
    sums.turns.add(sum(old.turns for old, _ in both), sum(now.turns for _, now in both), count)
    sums.decisions.add(sum(old.decisions for old, _ in both), sum(now.decisions for _, now in both), count)
    for one in found:
        sums.could += one.now.could
        sums.used += one.now.used
        sums.lasted_before[one.before.turns or one.before.decisions] += 1
        sums.lasted_now[one.now.turns or one.now.decisions] += 1
        sums.when_came[one.now.came] += 1
        if one.now.used:
            sums.when_used[one.now.done] += 1
    return sums


def half_of(rate: Rate | None) -> float:
    """Half the width of an interval; infinite if there is none."""
    return (rate.high - rate.low) / 2 if rate else math.inf


def wider(rate: Rate | None, many: int) -> Rate | None:
    """The interval that holds for so many differences of rates together with 95 %, by Bonferroni's inequality."""
    if rate is None or many < 2:
        return rate
    by = NormalDist().inv_cdf(1 - 0.025 / many) / Z
    low, high = rate.rate - by * (rate.rate - rate.low), rate.rate + by * (rate.high - rate.rate)
    return Rate(rate.rate, max(-1.0, low), min(1.0, high))
