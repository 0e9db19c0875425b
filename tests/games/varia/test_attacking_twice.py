"""Attacks of Varia that attack twice in their moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia.game import Varia
from tests.games.varia.table import player
from tests.games.varia.test_wordings import table_of

TWICE = [
    ("This attacks twice.", 30 - 2 - 5),
    ("This attacks twice if you are engaged.", 30 - 2 - 5),
    ("This attacks twice if you are disengaged.", 30 - 2),
    ("Start of Moment: This attacks twice.", 30 - 2 - 5),
    ("This attacks twice.\\nOn-Hit: Deal 1 damage to your target.", 30 - 2 - 5 - 2),
    ("This attacks twice.\\nOn-Hit: Deal damage to your target equal to the damage dealt.", 30 - 2 * 2 - 2 * 5),
    ("This attacks twice.\\nEnd of Moment: Deal damage to your target equal to the damage dealt.", 30 - 2 * 7),
    ("This attacks twice.\\nEnd of Moment: If this missed, deal 9 damage to your target.", 30 - 2 - 5),
]


@pytest.mark.parametrize(("text", "health"), TWICE)
def test_an_attack_that_nothing_opposes_hits_twice(tmp_path: Path, text: str, health: int) -> None:
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[2, 1, 5, 1])

    table.resolve()

    assert table.health == [30, health]
    assert table.points[0] == 10


def test_a_block_stands_against_both(tmp_path: Path) -> None:
    """It misses by Focus the first time, and breaks through the second."""
    players = player(timeline=["Own"]), player(timeline=["Raised Guard"])
    table = table_of(
        tmp_path, "action", "This attacks twice.", *players, engaged=True, chance=[6, 1, 1, 4, 6, 4, 1, 1]
    )  # fmt: skip

    table.resolve()

    assert table.health == [30, 30 - (6 - table.rolled("Raised Guard"))]


@pytest.mark.rule("varia", "R39")
def test_an_attack_of_the_target_only_prevents_damage_the_second_time(tmp_path: Path) -> None:
    """Lunge has 2 Power more than its die: 3 damage are dealt by it, and then 6 - 3 to its player."""
    players = player(timeline=["Own"]), player(timeline=["Lunge"])
    table = table_of(
        tmp_path, "action", "This attacks twice.", *players, engaged=True, chance=[1, 1, 2, 1, 6, 1, 1, 1]
    )  # fmt: skip

    table.resolve()

    assert table.health == [27, 27]


def test_the_next_attack_attacks_twice_and_no_other(tmp_path: Path) -> None:
    text = "Ranged\\nOn-Hit: Your next attack this turn attacks twice."
    players = player(timeline=["Own", "Lunge", "Lunge"]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1] * 8)

    table.resolve()

    assert table.health[1] == 30 - 1 - 3 - 3 - 3


def test_a_second_clash_can_be_saved_and_loaded(tmp_path: Path) -> None:
    text = "This attacks twice.\\nOn-Hit: You may draw a card."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[1] * 4)
    while "draw a card" not in table.asked:
        table.do(next(one for one in table.options if one.startswith("Plan no")))
    game = table.state.game
    assert isinstance(game, Varia)
    table.do("Yes")

    again = game.load_state(table.state.save())

    assert "draw a card" in table.asked
    assert again.save() == table.state.save()
