"""Actions of Varia that have a keyword, printed or by a card: with Power 1 rolled, what hits deals that much damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import player
from tests.games.varia.test_wordings import table_of

TEXTS = [
    ("Ranged\\nThis has +3 Power as long as this has Ranged.", 3),
    ("This has +3 Power as long as this has Ranged.", 0),
    ("Your actions have Ranged.", 0),
    ("Your attacks with Ranged have +3 Power.", 0),
    ("Ranged\\nOn-Hit: If this has Ranged, deal 3 damage to your target.", 3),
    ("On-Hit: If this has Ranged, deal 3 damage to your target.", 0),
]


@pytest.mark.parametrize(("text", "more"), TEXTS)
def test_an_action_is_stronger_only_while_it_has_the_keyword(tmp_path: Path, text: str, more: int) -> None:
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[2, 1])

    table.resolve()

    assert table.health == [30, 30 - 2 - more]


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("Your attacks have Ranged.\\nYour attacks with Ranged have +3 Power.", 3),
        ("Your attacks with Ranged have +3 Power.", 0),
        ("Your attacks without Ranged have +3 Power.", 3),
        ("Your attacks have Ranged.\\nYour attacks without Ranged have +3 Power.", 0),
    ],
)
def test_an_asset_speaks_of_the_actions_that_have_it(tmp_path: Path, text: str, more: int) -> None:
    mine = player(character=["Own"], timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, mine, player(), engaged=True, chance=[2, 1])
    plain = table_of(tmp_path, "asset", "", mine, player(), engaged=True, chance=[2, 1])

    table.resolve()
    plain.resolve()

    assert plain.health[1] - table.health[1] == more
