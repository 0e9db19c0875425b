"""What happens when a player could do something else instead, and does not: so much as was settled before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player

CHANGED = [  # (what changes it, what can be done instead, what is played, life and funds after it)
    ("If damage would be dealt to you, prevent 1 of that damage.",
     "If damage would be dealt to you, you may destroy this instead.", "Deal 6 damage to each player.", 15, 9),
    ("If damage would be dealt to you, prevent half of it.",
     "If damage would be dealt to you, you may destroy this instead.", "Deal 6 damage to each player.", 17, 9),
    ("If you would gain money, gain 10k more instead.",
     "If you would gain money, you may draw a card instead.", "Each player gains 30k.", 20, 13),
    ("If you would gain life, gain 1 life more instead.",
     "If you would gain life, you may draw a card instead.", "Each player gains 2 life.", 23, 9),
    ("If you would gain life, gain twice that much instead.",
     "If you would gain life, you may draw a card instead.", "Each player gains 2 life.", 24, 9),
    ("If you would lose money, lose 10k less instead." ,
     "If you would lose money, you may destroy this instead.", "Each player loses 30k.", 20, 7),
]  # fmt: skip


@pytest.mark.rule("proelium", "R68", "golden.rule")
@pytest.mark.parametrize(("change", "offer", "text", "life", "funds"), CHANGED)
def test_what_happens_after_all_is_changed_once(
    tmp_path: Path, change: str, offer: str, text: str, life: int, funds: int
) -> None:
    cards = [("Change", "item", change), ("Offer", "item", offer), ("Own", "action", text)]
    table = Scene(game_with(tmp_path, *cards))(
        player(hand=["Own"]), player(laboratory=["Change", "Offer"], life=20, funds=9)
    )

    table.do("Play Own", "No")

    assert (table.life[1], table.funds[1]) == (life, funds)
