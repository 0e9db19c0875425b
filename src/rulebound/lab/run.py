"""A run: many games in parts, on as many processes as wanted, and the sums so far, which are the same on any number."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Final, Generic, Protocol, Self, TypeVar

from rulebound.lab.on_ray import results_of
from rulebound.lab.tally import Failure
from rulebound.language import _

MOST_SHOWN: Final = 5  # failed games reported one by one


class Counts(Protocol):
    """Sums over games, which can be added in any order."""

    @property
    def failures(self) -> list[Failure]:
        """The games that could not be played."""
        ...

    @property
    def played(self) -> int:
        """How many games have been played, to their end or not."""
        ...

    def plus(self, other: Self, /) -> Self:
        """These games and those."""
        ...


P = TypeVar("P")
S = TypeVar("S", bound=Counts)


class Run(Generic[P, S]):
    """Parts of work and what they have come to so far.

    here: plays a part in this process; there: the same in a worker, to which it can be sent. nothing: no games.
    """

    def __init__(
        self, parts: Sequence[P], nothing: S, *, workers: int, here: Callable[[P], S], there: Callable[[P], S]
    ) -> None:
        self.parts = parts
        self.sums = nothing
        self.workers = max(1, min(workers, len(parts)))
        self.seconds = 0.0
        self.on = ""  # a cluster, in place of processes of this computer
        self._here, self._there = here, there

    def run(self, on_progress: Callable[[int], None] | None = None, tell: Callable[[str], None] | None = None) -> None:
        """Plays all games, or until it is enough. Raises WorkersDied.

        After an exception, also Ctrl-C, the games so far still count. on_progress: called with the number of games
        played, now and then. tell: called with sentences on what goes wrong.
        """
        before, began = self.seconds, time.perf_counter()
        tell = tell or (lambda sentence: None)
        try:
            with closing(self._played(tell)) as played:
                for part in played:
                    self._tell_failures(part, tell)
                    self.take(part)
                    self.sums = self.sums.plus(part)
                    self.seconds = before + time.perf_counter() - began
                    if on_progress:
                        on_progress(self.sums.played)
                    if self.enough():
                        return
        finally:
            self.seconds = before + time.perf_counter() - began

    def take(self, part: S) -> None:
        """Sees each part once, before it is added; parts of several workers come in any order."""

    def enough(self) -> bool:
        """Whether it can stop before all parts are played."""
        return False

    def _played(self, tell: Callable[[str], None]) -> Generator[S]:
        if self.on or self.workers > 1:
            yield from results_of(self._there, self.parts, on=self.on, workers=self.workers, tell=tell)
            return
        for part in self.parts:
            yield self._here(part)

    def _tell_failures(self, part: S, tell: Callable[[str], None]) -> None:
        before = len(self.sums.failures)
        for number, failure in enumerate(part.failures, before + 1):
            if number <= MOST_SHOWN:
                tell(sentence_of(failure))
        if before <= MOST_SHOWN < before + len(part.failures):
            tell(_("More games could not be played; they are only counted from here on."))


def sentence_of(failure: Failure) -> str:
    """What is said of a game that could not be played."""
    if not failure.command:
        return _("A game with seed {seed} could not be played: {error}.", seed=failure.seed, error=failure.error)
    return _(
        "The game with seed {seed} could not be played: {error}. To play it again: {command}",
        seed=failure.seed,
        error=failure.error,
        command=failure.command,
    )
