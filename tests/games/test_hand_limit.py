"""The hand limit of declared games."""

from __future__ import annotations

import rulebound


def test_who_only_draws_and_discards_lets_idle_rounds_pass() -> None:
    """By R4 of Windward a round counts in which renown changes or a card is played, and no other."""
    game = rulebound.load("windward")
    scene = game.scene(
        seats=[{"hand": ["Sloop"] * 4 + ["Ferry"] * 4}, {}], turn=3, moment="second action", rulings={"stalemate": "20"}
    )
    quiet = scene.idle_rounds

    scene.apply(next(action for action in scene.legal_actions() if type(action).__name__ == "EndTurn"))
    while type(scene.legal_actions()[0]).__name__ == "DiscardOne":
        scene.apply(scene.legal_actions()[0])

    assert len(scene.hand_of(0)) == 7
    assert scene.idle_rounds == quiet >= 0
