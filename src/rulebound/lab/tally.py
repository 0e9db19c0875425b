"""What many games came to, as sums: parts of it can be counted anywhere and added in any order, with one result."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.arena import Arena
from rulebound.lab.loops import Loops, ended
from rulebound.lab.rows import GameRows, rows_of
from rulebound.lab.statistics import Groups


class Failure(NamedTuple):
    """A game that could not be played to its end: our mistake."""

    game: int
    seed: int
    error: str
    command: str  # which plays it again


@dataclass(slots=True)
class Tally:
    """Sums over games. wins, seats: by seat; entrants: by bot and deck, in the order of the arena.

    lasted: how many games had so many turns, or decisions where no turns are counted.
    rows: the games of this part as rows, where they are wanted; sums do not keep them.
    """

    wins: list[int]
    seats: list[Groups]
    entrants: list[Groups]
    finished: int = 0
    decisions: int = 0
    turns: int = 0
    draws: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    loops: Loops = field(default_factory=Loops)
    failures: list[Failure] = field(default_factory=list)
    cpu_seconds: float = 0.0
    lasted: Counter[int] = field(default_factory=Counter)
    rows: list[GameRows] = field(default_factory=list)

    @property
    def played(self) -> int:
        """How many games have been played, to their end or not."""
        return self.finished + len(self.failures)

    def plus(self, other: Tally) -> Tally:
        """These games and those. Neither is changed, so that an interruption leaves no half of a sum."""
        return Tally(
            [mine + yours for mine, yours in zip(self.wins, other.wins, strict=True)],
            [mine.plus(yours) for mine, yours in zip(self.seats, other.seats, strict=True)],
            [mine.plus(yours) for mine, yours in zip(self.entrants, other.entrants, strict=True)],
            self.finished + other.finished,
            self.decisions + other.decisions,
            self.turns + other.turns,
            self.draws + other.draws,
            self.outcomes + other.outcomes,
            self.loops.plus(other.loops),
            sorted(self.failures + other.failures),
            self.cpu_seconds + other.cpu_seconds,
            self.lasted + other.lasted,
        )

    def count(self, state: CardTable) -> list[int]:
        """Counts a game that is over, or given up. Returns the seats that have won it: none where all share the end."""
        winners = state.winners if len(state.winners) < state.seats else []
        for seat in winners:
            self.wins[seat] += 1
        self.finished += 1
        self.decisions += state.decisions
        self.turns += getattr(state, "turn", 0)
        self.lasted[getattr(state, "turn", 0) or state.decisions] += 1
        self.draws += not winners
        self.outcomes[ended(state)] += 1
        self.loops = self.loops.plus(Loops.of(state))
        return winners

    def count_seats(self, wins: list[int], finished: int) -> None:
        """Counts a group for each seat. wins, finished: those before its games."""
        for groups, now, before in zip(self.seats, self.wins, wins, strict=True):
            groups.add(now - before, self.finished - finished)


def no_games(arena: Arena) -> Tally:
    """A tally without games."""
    return Tally([0] * arena.seats, [Groups() for _ in range(arena.seats)], [Groups() for _ in arena.entrants])


def play_groups(arena: Arena, groups: range, *, rows: bool = False) -> Tally:
    """Plays these groups of games, and measures the CPU time that it takes. rows: keep the games as rows."""
    began = time.process_time()
    tally = no_games(arena)
    for group in groups:
        play_group(arena, group, tally, rows=rows)
    tally.cpu_seconds = time.process_time() - began
    return tally


def play_group(arena: Arena, group: int, tally: Tally, *, rows: bool) -> None:
    """Plays the games of one group. One that fails is written down, and the others go on."""
    wins, finished = tally.wins[:], tally.finished
    scores = [play_game(arena, number, tally, rows=rows) for number in arena.group(group)]
    tally.count_seats(wins, finished)
    for entrant, groups in enumerate(tally.entrants):
        played = [score[entrant] for score in scores if score]
        groups.add(sum(won for won, seats in played), sum(seats for won, seats in played))


def play_game(arena: Arena, number: int, tally: Tally, *, rows: bool = False) -> list[tuple[int, int]]:
    """For each entrant, how many of its seats have won a game, and how many it had; nothing if the game fails."""
    try:
        state, found = rows_of(arena, number) if rows else (arena.play(number), None)
        winners = tally.count(state)
        tally.rows += [found] if found else []
    except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others are worth playing
        tally.failures.append(Failure(number, arena.seed(number), traced(error), arena.replaying(number)))
        return []
    seated = [arena.seated[place] for place in arena.order(number)]
    return [
        (sum(seat in winners for seat, it in enumerate(seated) if it == entrant), seated.count(entrant))
        for entrant in arena.entrants
    ]


def traced(error: Exception) -> str:
    """What went wrong, and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename}, line {place.lineno})"
