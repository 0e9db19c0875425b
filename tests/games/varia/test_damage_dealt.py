"""How much damage an action of Varia has dealt: what the clash and its own text deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player
from tests.games.varia.test_rearranging import to_the_question

GAINS = ("Gains", "action", "On-Hit: Gain 1 Health Point for each damage dealt by this.")


@pytest.mark.rule("varia", "R16")
@pytest.mark.parametrize("text", [
    "On-Hit: Deal 3 damage to your target.", "When an attack of yours hits, deal 3 damage to your target.",
])  # fmt: skip
def test_what_other_cards_deal_is_not_dealt_by_the_action(tmp_path: Path, text: str) -> None:
    game = game_with(tmp_path, GAINS, ("Deals", "asset", text))
    us, rival = player(timeline=["Gains"], character=["Deals"], health=10), player(timeline=["Lunge"])
    table = Scene(game)(us, rival, engaged=True, chance=[6, 1, 1, 1])
    to_the_question(table, "comes first")
    table.do("Deals")

    table.resolve()

    assert table.health[0] == 10 + 6 - 3


@pytest.mark.rule("varia", "R16")
def test_what_its_own_text_deals_is_dealt_by_the_action(tmp_path: Path) -> None:
    text = "On-Hit: Deal 2 damage to your target. Gain 1 Health Point for each damage dealt by this."
    table = Scene(game_with(tmp_path, ("Own", "action", text)))(
        player(timeline=["Own"], health=10), player(), engaged=True, chance=[3, 1]
    )

    table.resolve()

    assert table.health == [10 + 3 + 2, 30 - 3 - 2]
