"""A measurement: games until the answer is as precise as asked."""

from __future__ import annotations

import math
from functools import partial
from typing import Final, NamedTuple

from rulebound.lab.measure.question import Asked, Subject
from rulebound.lab.measure.sums import Measured, Sums, half_of, wider
from rulebound.lab.measure.tables import Tables, play_part, tables_of
from rulebound.lab.pairs import difference_of
from rulebound.lab.run import Run
from rulebound.lab.split import difference
from rulebound.lab.statistics import Rate
from rulebound.lab.workers import cores

FEWEST: Final = 24  # groups before anything is believed
MOST_UNSURE: Final = 0.5  # half an interval; what is less sure says nothing
PART: Final = 2  # groups that a worker plays at a stretch


class Matchup(NamedTuple):
    """The effect for a deck or character against others.

    alone: with the interval of this one; rate: with that of all together.
    """

    mine: str
    others: str
    games: int
    alone: Rate
    rate: Rate

    @property
    def tells(self) -> bool:
        """Whether there are games enough to say anything."""
        return half_of(self.rate) <= MOST_UNSURE


class Measurement(Run[range, Measured]):
    """The games of a question, and the results so far. Raises SetupError and CardError.

    With several subjects the intervals are wider (Bonferroni), so that all of them hold together with 95 %.
    """

    def __init__(self, asked: Asked, workers: int | None = None) -> None:
        self.asked = asked
        self.tables: Tables = tables_of(asked)
        self.groups = max(1, asked.games // self.tables.each)
        super().__init__(
            [range(first, min(first + PART, self.groups)) for first in range(0, self.groups, PART)],
            Measured({one.name: Sums() for one in self.tables.subjects}),
            workers=workers or cores(),
            here=self.tables.play,
            there=partial(play_part, asked),
        )

    @property
    def subjects(self) -> list[Subject]:
        """What can be measured, those with a figure in the order of the file or the game."""
        found = self.tables.measurable
        return found if self.tables.one_by_one else [one for one in found if self.sums_of(one).came]

    def sums_of(self, one: Subject) -> Sums:
        """The sums of a subject."""
        return self.sums.subjects.get(one.name, Sums())

    @property
    def within(self) -> float:
        """How narrow an interval must be to say that little changes; of too few games, none is."""
        return self.asked.within if self.sums.groups >= min(FEWEST, self.groups) else 0.0

    def enough(self) -> bool:
        """Whether each effect is known within the points that were asked for."""
        if self.sums.groups < FEWEST or not self.subjects:
            return False
        return all(half_of(self.effect(one)) <= self.asked.within / 100 for one in self.subjects)

    def effect(self, one: Subject) -> Rate | None:
        """How much more often a game is won now than before, with an interval that holds for all subjects.

        Of a card or deck, by its holder; of a ruling, by the first player.
        """
        found = self.when_it_came(one)
        frequency = self.sums_of(one).frequency
        return Rate(*[bound * frequency for bound in found]) if found else None

    def when_it_came(self, one: Subject) -> Rate | None:
        """The same for the games in which it came up."""
        sums = self.sums_of(one)
        found = difference_of(sums.pairs) if self.tables.one_by_one else difference([sums.split])
        return wider(found, len(self.subjects))

    def matchups(self, one: Subject) -> list[Matchup]:
        """The effect for each deck or character against others, with intervals that hold for all of these together."""
        met = [(key, sums) for key, sums in sorted(self.sums.matchups.items()) if key[0] == one.name]
        found = [(mine, others, sums.came, difference_of(sums.pairs)) for (_name, mine, others), sums in met]
        return [
            Matchup(mine, others, games, alone, rate)
            for mine, others, games, alone in found
            if alone and (rate := wider(alone, len(met)))
        ]

    def games_needed(self, one: Subject) -> int | None:
        """How many more games make the effect as precise as asked for; 0 if it is; None where nothing is known yet."""
        half = half_of(self.effect(one))
        if not self.sums.games or not math.isfinite(half):
            return None
        fewest = (min(FEWEST, self.groups) - self.sums.groups) * self.tables.each
        return max(0, fewest, math.ceil(self.sums.games * ((half / (self.asked.within / 100)) ** 2 - 1)))
