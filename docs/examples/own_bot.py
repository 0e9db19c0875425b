"""Write a bot: a class with the method `choose`. It gets a seat, so it sees what a player may see."""

from __future__ import annotations

import rulebound


class Eager:
    """Takes the option that touches the most cards, and among equals the first."""

    def choose(self, seat: rulebound.Seat) -> rulebound.Action:
        """One of the seat's legal actions."""
        decision = seat.view().decision
        assert decision is not None, "only the seat that decides is asked"
        best = max(decision.options, key=lambda option: len(option.touches))
        return seat.game.action(best.code)


def play(game: rulebound.Game, bots: list[rulebound.Bot], seed: int) -> list[float]:
    """The returns of a game between bots, one for each seat."""
    state = game.new_state(seed=seed, seats=len(bots))
    while not state.is_terminal:
        state.apply(bots[state.seat].choose(state.seat_of(state.seat)))
    return state.returns()


if __name__ == "__main__":
    windward = rulebound.load("windward")
    print(play(windward, [Eager(), rulebound.make_bot("greedy", seed=1)], seed=7))
