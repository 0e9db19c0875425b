"""What if? Describe a position, change one card in it, and count how often the first player wins from both."""

from __future__ import annotations

from typing import Any

import rulebound

BEHIND: dict[str, Any] = {
    "seats": [
        {"renown": 7, "coins": 4, "harbour": ["Sloop"], "hand": ["Brig"]},
        {"renown": 9, "coins": 2, "harbour": ["Sloop", "Lighthouse"]},
    ],
    "turn": 11,
}


def wins(game: rulebound.Game, scene: dict[str, Any], games: int) -> int:
    """How many of so many random games the first player wins from this position."""
    won = 0
    for seed in range(games):
        state = game.scene(**scene, seed=seed)  # the seed shuffles what the scene leaves open
        rulebound.play_randomly(state, rulebound.Chance.of(seed, "what if"))
        won += state.returns()[0] > 0
    return won


if __name__ == "__main__":
    windward = rulebound.load("windward")
    with_galleon = {**BEHIND, "seats": [{**BEHIND["seats"][0], "hand": ["Galleon"]}, BEHIND["seats"][1]]}
    print(wins(windward, BEHIND, games=100), "of 100 with a Brig in hand")
    print(wins(windward, with_galleon, games=100), "of 100 with a Galleon")
