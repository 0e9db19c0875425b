"""Step through a record: the same set-up and the same action codes give the same game again."""

from __future__ import annotations

import rulebound


def recorded(game: rulebound.Game, seed: int) -> bytes:
    """The record of a game between two greedy bots, as JSON."""
    match = rulebound.Match(game, seed=seed, names=["Ann", "Ben"])
    bots = [rulebound.make_bot("greedy", seed=seat) for seat in range(match.state.seats)]
    while not match.state.is_terminal:
        match.apply(bots[match.state.seat].choose(match.state.seat_of(match.state.seat)))
    return match.record.json()


def sentences(game: rulebound.Game, data: bytes) -> list[str]:
    """What was done in a record, a sentence for each decision."""
    record = rulebound.read_record(data)
    found: list[str] = []
    for state, code in zip(record.replay(game), record.actions, strict=False):  # one state more than actions
        seat = state.seat_of(state.seat)
        found.append(f"{record.names[seat.index]}: {seat.describe(game.action(code))}")
    return found


if __name__ == "__main__":
    windward = rulebound.load("windward")
    print("\n".join(sentences(windward, recorded(windward, seed=7))))
