"""Play a game at random, and print every decision as the player who makes it reads it."""

from __future__ import annotations

import random

import rulebound


def play(name: str, seed: int) -> rulebound.State:
    """The finished state of a random game."""
    choose = random.Random(seed)
    state = rulebound.load(name).new_state(seed=seed, seats=2)
    while not state.is_terminal:
        seat = state.seat_of(state.seat)
        action = choose.choice(seat.legal_actions())
        print(f"{seat.index}: {seat.describe(action)}")
        state.apply(action)
    return state


if __name__ == "__main__":
    finished = play("courses", seed=7)
    print(finished.outcome, finished.returns())
