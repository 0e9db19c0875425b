"""Play many games in several processes. A game is loaded once in each; states travel between them by `pickle`."""

from __future__ import annotations

from functools import cache
from multiprocessing import Pool

import rulebound


@cache
def game() -> rulebound.Game:
    """The game of this process. A game never changes, so all its states share it."""
    return rulebound.load("windward")


def play(seed: int) -> rulebound.State:
    """The end of a random game. The same seed gives the same end in every process and build."""
    state = game().new_state(seed=seed, options={"windows": "none"})
    rulebound.play_randomly(state, rulebound.Chance.of(seed, "play"))
    return state


def mean_returns(ends: list[rulebound.State]) -> list[float]:
    """For each seat, the mean of its returns."""
    return [sum(of_seat) / len(ends) for of_seat in zip(*[end.returns() for end in ends], strict=True)]


if __name__ == "__main__":  # new processes import this file
    with Pool() as pool:
        print(mean_returns(pool.map(play, range(200))))
