"""The search: sets with other numbers play the same games, and those that are clearly worse stop early."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Final, NamedTuple

import optuna

from rulebound.lab import on_ray
from rulebound.lab.tune.playing import Found, Games, play
from rulebound.lab.tune.targets import Targets
from rulebound.lab.tune.varying import Values, Varied
from rulebound.lab.workers import interrupts_kept_back, pool_of

BATCHES: Final = 5  # of a trial; after each it may stop
FRESH: Final = 1_000_003  # how far the seeds of the last games are from those of the search
NEARER: Final = 0.5  # points squared that a set may lose for being as near as possible to how it was
PART: Final = 2  # groups that a worker plays at a stretch
STRETCH: Final = 10  # groups of fresh games, before the other set's turn

Player = Callable[[str, int, range], list[Found]]


class Budget(NamedTuple):
    """trials: sets that are tried. games: of each, at most. fresh: of the best set and of the set as it was, after.

    seconds: of the search, at most; a set whose games are not over by then does not count, but for the first.
    """

    trials: int
    games: int
    fresh: int
    seconds: float = math.inf


class Trial(NamedTuple):
    """A set that was tried. loss: how far from what is wanted; whole: whether it played all its games."""

    values: Values
    loss: float
    found: Found
    whole: bool


@dataclass
class Tuning:
    """A search and what it has found. players: for each number of players, games are played. played: so many games."""

    varied: Varied
    targets: Targets
    games: Games
    players: tuple[int, ...]
    budget: Budget
    trials: list[Trial] = field(default_factory=list)
    measured: tuple[Found, Found] | None = None  # the set as it was, and the best, on fresh seeds so far
    played: int = 0

    @property
    def best(self) -> Trial:
        """The best set that played all its games; as it is, where none is better."""
        whole = [one for one in self.trials if one.whole]
        return min(whole, key=self.score)

    @property
    def unseen(self) -> list[str]:
        """The cards that may change, and of which too few players drew any in the search to see what that changes."""
        found = self.best.found
        seen = {one.what for one in self.targets.figures(found)}
        return sorted({card for card, _deck, _place, _players in found.cards} - seen)

    def score(self, trial: Trial) -> float:
        """The loss, with a little for being far from how the set is."""
        moved = [abs(trial.values[one.name] - one.now) / max(1, one.high - one.low) for one in self.varied.numbers]
        return trial.loss + NEARER * sum(moved) / len(moved)

    def run(
        self,
        workers: int,
        tell: Callable[[Trial], None],
        on_progress: Callable[[], None] = lambda: None,
        *,
        on: str = "",
    ) -> None:
        """Tries sets, and then measures the best one. The result does not depend on the number of workers.

        on: a cluster, in place of processes of this computer.

        After an exception, also Ctrl-C, the trials and the fresh games so far still count. tell: called after each
        trial; on_progress: after some games.
        """
        with playing(self.games, workers, on) as player:

            def counting(text: str, players: int, groups: range) -> list[Found]:
                parts = player(text, players, groups)
                self.played += sum(part.games for part in parts)
                on_progress()
                return parts

            self.search(counting, tell)
            self.measure(counting)

    def search(self, player: Player, tell: Callable[[Trial], None]) -> None:
        """Tries sets, first the one as it is."""
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        study = optuna.create_study(
            sampler=optuna.samplers.TPESampler(seed=self.games.seed, n_startup_trials=max(6, len(self.varied.numbers))),
            pruner=optuna.pruners.MedianPruner(n_startup_trials=4, n_warmup_steps=0),
        )
        study.enqueue_trial(self.varied.now)
        seen: dict[tuple[int, ...], Trial] = {}
        until = monotonic() + self.budget.seconds
        for _number in range(self.budget.trials):
            if self.trials and monotonic() >= until:
                return
            asked = study.ask()
            values = {one.name: asked.suggest_int(one.name, one.low, one.high) for one in self.varied.numbers}
            key = tuple(values.values())
            trial = seen[key] if key in seen else self.tried(asked, values, player, until)
            if trial.whole:
                study.tell(asked, self.score(trial))
            else:
                study.tell(asked, state=optuna.trial.TrialState.PRUNED)
            if key not in seen:
                self.trials.append(trial)
                tell(trial)
            seen[key] = trial

    def tried(self, asked: optuna.Trial, values: Values, player: Player, until: float) -> Trial:
        """Plays the games of one set, batch by batch, until it is clearly worse than others were, or too late."""
        text, found = self.varied.text(values), Found()
        trial = Trial(values, 0.0, found, whole=False)
        for batch in range(BATCHES):
            for players in self.players:
                found = sum_of(found, player(text, players, self.batch(players, batch)))
            last = batch == BATCHES - 1
            trial = Trial(values, self.targets.loss(found), found, whole=last)
            asked.report(self.score(trial), batch)
            if not last and self.trials and (asked.should_prune() or monotonic() >= until):
                break
        return trial

    def batch(self, players: int, batch: int) -> range:
        """The groups of one batch."""
        each = self.groups(players, self.budget.games) // BATCHES or 1
        return range(batch * each, (batch + 1) * each)

    def groups(self, players: int, games: int) -> int:
        """How many groups have about so many games, of all numbers of players together."""
        deals = players if self.varied.game.decks else 1
        return max(1, games // (deals * len(self.players)))

    def measure(self, player: Player) -> None:
        """Plays the set as it was and the best one on seeds that the search has not seen, in turn and part by part."""
        best = self.best.values
        was, now = Found(), Found()
        for players in self.players:
            groups = range(FRESH, FRESH + self.groups(players, self.budget.fresh))
            for first in range(0, len(groups), STRETCH):
                some = groups[first : first + STRETCH]
                was = sum_of(was, player(self.varied.text(self.varied.now), players, some))
                if best != self.varied.now:
                    now = sum_of(now, player(self.varied.text(best), players, some))
                self.measured = (was, now if best != self.varied.now else was)


def sum_of(found: Found, parts: Iterable[Found]) -> Found:
    """All these games."""
    for part in parts:
        found = found.plus(part)
    return found


@contextmanager
def playing(games: Games, workers: int, on: str) -> Iterator[Player]:
    """Plays groups of a set on so many processes or a cluster, which stay for the whole search."""
    if on:
        with on_ray.joined(on):
            yield lambda text, players, groups: list(
                on_ray.work_off(partial(play, games, text, players), parts_of(groups), on)
            )
        return
    if workers < 2:
        yield lambda text, players, groups: [play(games, text, players, groups)]
        return
    with pool_of(workers) as pool:

        def shared(text: str, players: int, groups: range) -> list[Found]:
            with interrupts_kept_back():
                futures = [pool.submit(play, games, text, players, part) for part in parts_of(groups)]
            return [future.result() for future in futures]

        yield shared


def parts_of(groups: range) -> list[range]:
    """Groups as a worker plays them at a stretch."""
    return [groups[first : first + PART] for first in range(0, len(groups), PART)]
