"""The end of a game says who has won by it, or who has lost."""

from __future__ import annotations

import pytest

from rulebound.games import load
from rulebound.kernel.knowledge.view_parts import ending


@pytest.mark.parametrize(
    ("name", "reason", "sentence"),
    [
        ("varia", "health", "Ben has no Health Points left."),
        ("proelium", "life", "Ben has no life left."),
        ("proelium", "funds", "Ben has no funds left."),
        ("arcane", "prestige", "The exam is over, and Ann has the most Prestige."),
        ("arcane", "resources", "The exam is over, and of those with the most Prestige, Ann has the most Will"),
    ],
)
def test_an_end_names_who_has_won_or_lost(name: str, reason: str, sentence: str) -> None:
    table = load(name).new_state(seed=1, seats=2, names=["Ann", "Ben"])

    table.end([0], reason, "")

    assert ending(table).startswith(sentence)
