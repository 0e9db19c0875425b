"""Items that are meant by how many Prestige tokens are on them."""

from __future__ import annotations

from pathlib import Path

from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, player, tile

SPREAD = "USE: Put another Prestige token on each item of yours with a Prestige token."


def test_only_items_with_a_token_get_another(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Urn", "item", SPREAD), ("Lamp", "item", "When you rest, gain 1 Will."))
    items = ["Urn", {"name": "Lamp", "tokens": 2}]
    table = Scene(own)(player(items=items, slate=[tile("2x Complete Assignment, N", 0, 1)]), player(), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}")
    table.do(next(option for option in table.options if option.startswith("Use Urn")))

    assert [table.state.tokens[table.piece(name)] for name in ("Urn", "Lamp")] == [0, 3]
