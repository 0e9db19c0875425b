"""Search: try every option on imagined states, play on at random, and take what ended best.

Each imagined state agrees with what the seat knows; hidden cards and all chance to come are drawn anew. A clone of
the real state would show the search the cards and dice that are really next.
"""

from __future__ import annotations

import rulebound


def best_action(seat: rulebound.Seat, playouts: int, seed: int) -> rulebound.Action:
    """The legal action with the highest mean return over so many playouts of each."""
    chance = rulebound.Chance.of(seed, "search")
    options = seat.legal_actions()
    totals = [0.0] * len(options)
    for _ in range(playouts):
        imagined = seat.imagine(chance)
        for number, option in enumerate(options):
            trial = imagined.clone()
            trial.take(option)
            rulebound.play_randomly(trial, chance)
            totals[number] += trial.returns()[seat.index]
    return options[totals.index(max(totals))]


if __name__ == "__main__":
    state = rulebound.load("windward").new_state(seed=7, options={"windows": "none"})
    deciding = state.seat_of(state.seat)
    print(deciding.describe(best_action(deciding, playouts=20, seed=1)))
