"""How quick observations and batches are: `python -m rulebound.lab.observing` prints a table.

CPU time of one core, the best of three rounds, on positions drawn from whole random games of two seats.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulebound.games import GAMES, load
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.many import ManyGames, Memories
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.seat import Seat
from rulebound.lab.build import build

ROUNDS: Final = 3
POSITIONS: Final = 200
EVERY: Final = 7  # decisions
SIDE_BY_SIDE: Final = 64
STEPS: Final = 50


@dataclass(frozen=True, slots=True)
class Speed:
    """Microseconds for an observation, for the numbers of all options with their mask, and for an information key.

    steps: observed steps that a batch makes in a second of one core.
    """

    game: str
    observe: float
    options: float
    key: float
    steps: float


def speed_of(name: str) -> Speed:
    """How quick one game is."""
    seats = [state.seat_of(state.seat) for state in positions(name)]
    return Speed(
        name, each(Seat.observe, seats), each(Seat.mask, seats), each(Seat.information_key, seats), steps(name)
    )


def positions(name: str) -> list[CardTable]:
    """Positions of random games, one every few decisions."""
    game, chance = load(name), Chance.of(1, "observing")
    found: list[CardTable] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.new_state(seed=seed)
        while not state.is_terminal and len(found) < POSITIONS:
            options = state.legal_actions()
            state.take(options[chance.below(len(options))])
            if state.decisions % EVERY == 0 and not state.is_terminal:
                found.append(state.clone().find_options())
        seed += 1
    return found


def each(work: Callable[[Seat], object], seats: list[Seat]) -> float:
    """Microseconds for one of these."""
    return 1e6 * quickest(lambda: [work(seat) for seat in seats]) / len(seats)


def steps(name: str) -> float:
    """Steps in a second, each with its observation and mask."""
    game = load(name)
    facts = game.facts(seats=2)
    observations, masks, seats, over = [
        bytearray(SIDE_BY_SIDE * size) for size in (2 * facts.numbers, facts.options, 1, 1)
    ]
    memories = Memories(observations, masks, seats, over, [0.0] * 2 * SIDE_BY_SIDE)
    games = ManyGames(game, game.setup(), 0, SIDE_BY_SIDE, memories)

    def some() -> None:
        for _ in range(STEPS):
            games.step_randomly()

    return SIDE_BY_SIDE * STEPS / quickest(some)


def quickest(work: Callable[[], object]) -> float:
    """The seconds of the quickest of a few rounds."""
    seconds: list[float] = []
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        seconds.append(time.process_time() - began)
    return min(seconds)


def table() -> str:
    """All games, as a table of Markdown."""
    lines = ["| game | observation, us | options and mask, us | information key, us | observed steps/s |"]
    lines.append("|---|---:|---:|---:|---:|")
    for speed in [speed_of(name) for name in GAMES]:
        lines.append(
            f"| {speed.game} | {speed.observe:.1f} | {speed.options:.1f} | {speed.key:.1f} | {speed.steps:,.0f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    print(f"{build()}\n\n{table()}")
