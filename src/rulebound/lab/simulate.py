"""Self-play: bots play many games of a plan, on as many cores as wanted, and the sums are the same on any number."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, partial
from typing import Any, Final

from rulebound.lab.arena import RANDOM, Arena, Plan
from rulebound.lab.build import build
from rulebound.lab.loops import Loops
from rulebound.lab.rows import GameRows
from rulebound.lab.run import Run
from rulebound.lab.statistics import rate_of
from rulebound.lab.tally import Failure, Tally, no_games, play_groups
from rulebound.lab.workers import cores

WORTH_A_WORKER: Final = 50  # quick games
EACH_WORKER: Final = 16  # parts for each worker, so that the last to finish is not long alone
MOST_GROUPS: Final = 25  # in a part: a second or less of random play
MOST_PARTS: Final = 2000


def simulate(
    game_name: str,
    games: int = 100,
    seats: Sequence[str] = (RANDOM, RANDOM),
    decks: Sequence[str] = (),
    *,
    cards: Sequence[str] = (),
    seed: int = 0,
    workers: int = 1,
    fixed: bool = False,
    every_deck: bool = False,
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> Summary:
    """What bots make of so many games. Raises SetupError, CardError, WorkersDied.

    decks and cards may be files. With several workers this must be called below `if __name__ == "__main__":`, as the
    module multiprocessing asks.
    """
    plan = Plan(
        game=game_name,
        games=games,
        seats=tuple(seats),
        decks=tuple(decks),
        cards=tuple(cards),
        seed=seed,
        fixed=fixed,
        every_deck=every_deck,
        rulings=tuple((rulings or {}).items()),
        options=tuple((options or {}).items()),
    )
    simulation = Simulation(plan, workers)
    simulation.run()
    return simulation.summary()


@dataclass(frozen=True, slots=True)
class WinRate:
    """How often a bot with a deck has won, with the 95 % interval; rate None: it has not finished a game."""

    bot: str
    deck: str | None
    rate: float | None
    low: float
    high: float
    won: int
    games: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What many games came to.

    games: how many were wanted; finished, errors: played to their end, and failed on the way.
    cpu_seconds: what playing took, on all cores together; decisions_per_second is by these seconds.
    wins: by seat. Games that all seats share are draws and no wins.
    loops: those of the finished games that had to be broken off or given up.
    mean_turns: None where a game does not count turns.
    """

    game: str
    games: int
    finished: int
    errors: int
    decisions: int
    seconds: float
    cpu_seconds: float
    decisions_per_second: float
    build: str
    wins: list[int]
    win_rate: list[WinRate]
    draws: int
    outcomes: dict[str, int]
    loops: Loops
    mean_decisions: float | None
    mean_turns: float | None
    seed: int
    seats: list[str]
    decks: list[str]
    fixed: bool
    rulings: dict[str, str]
    options: dict[str, str]
    workers: int
    failures: list[Failure]

    def as_json(self) -> dict[str, Any]:
        """All of it, as data that JSON can hold."""
        failures = [failure._asdict() for failure in self.failures]
        return asdict(self) | {"failures": failures, "loops": self.loops.as_json()}


class Simulation(Run[range, Tally]):
    """The games of a plan, and what they have come to so far. Raises SetupError and CardError.

    workers: None is one for each core, but no more than the games are worth. keep: takes the games as rows, in any
    order.
    """

    def __init__(
        self, plan: Plan, workers: int | None = None, keep: Callable[[list[GameRows]], None] | None = None
    ) -> None:
        self.arena = Arena(plan)
        self.keep = keep
        wanted = workers or worth_starting(self.arena)
        super().__init__(
            parts(self.arena, wanted),
            no_games(self.arena),
            workers=wanted,
            here=partial(play_groups, self.arena, rows=keep is not None),
            there=partial(play_part, plan, rows=keep is not None),
        )

    def take(self, part: Tally) -> None:
        if self.keep:
            self.keep(part.rows)

    def summary(self) -> Summary:
        """What the games have come to so far."""
        arena, tally, setup = self.arena, self.sums, self.arena.setup
        return Summary(
            game=arena.plan.game,
            games=arena.plan.games,
            finished=tally.finished,
            errors=len(tally.failures),
            decisions=tally.decisions,
            seconds=self.seconds,
            cpu_seconds=tally.cpu_seconds,
            decisions_per_second=tally.decisions / tally.cpu_seconds if tally.cpu_seconds else 0.0,
            build=build(),
            wins=tally.wins,
            win_rate=self.win_rates(),
            draws=tally.draws,
            loops=tally.loops,
            outcomes=dict(sorted(tally.outcomes.items(), key=lambda item: (-item[1], item[0]))),
            mean_decisions=tally.decisions / tally.finished if tally.finished else None,
            mean_turns=tally.turns / tally.finished if tally.turns else None,
            seed=arena.plan.seed,
            seats=list(arena.plan.seats),
            decks=[deck.name for deck in setup.decks],
            fixed=arena.plan.fixed,
            rulings=setup.rulings,
            options=setup.options,
            workers=self.workers,
            failures=tally.failures,
        )

    def win_rates(self) -> list[WinRate]:
        """How often each bot with its deck has won."""
        rates: list[WinRate] = []
        for entrant, groups in zip(self.arena.entrants, self.sums.entrants, strict=True):
            found = rate_of(groups)
            rate, low, high = found or (None, 0.0, 1.0)
            rates.append(WinRate(entrant.bot, entrant.deck, rate, low, high, groups.won, groups.games))
        return rates


def worth_starting(arena: Arena) -> int:
    """How many workers to start: to start one takes as long as many quick games."""
    return min(cores(), max(1, arena.plan.games // WORTH_A_WORKER)) if arena.at_random else cores()


def parts(arena: Arena, workers: int) -> list[range]:
    """All groups of the arena, in parts that are played without a pause; small where a game takes long."""
    size = max(1, min(MOST_GROUPS, arena.groups // (workers * EACH_WORKER))) if arena.at_random else 1
    size = max(size, -(-arena.groups // MOST_PARTS))
    return [range(first, min(first + size, arena.groups)) for first in range(0, arena.groups, size)]


@cache
def arena_of(plan: Plan) -> Arena:
    """In a worker, the arena of its plan, made once."""
    return Arena(plan)


def play_part(plan: Plan, groups: range, *, rows: bool = False) -> Tally:
    """In a worker, plays these groups."""
    return play_groups(arena_of(plan), groups, rows=rows)
