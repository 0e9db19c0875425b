"""What players of Proelium cannot do, or only for a price: attack, block and research."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.table import player
from tests.games.proelium.test_times_and_limits import end_turn, table_of

ATTACKER, BLOCKER = "Night Janitor", "Clockwork Beetle"
PRICES = [
    ("Your opponent's characters cannot attack unless they pay 10k.", [20, 20], 4),
    ("Your opponent cannot attack unless they pay 20k.", [20, 20], 3),
    ("Your opponent can't attack you unless they pay 10k for each attacking character.", [20, 20], 4),
    ("Your opponent cannot attack unless they lose 3 life.", [17, 20], 5),
    ("You cannot attack unless you lose 3 life.", [20, 20], 5),
]


@pytest.mark.parametrize(("text", "life", "funds"), PRICES)
def test_who_attacks_pays_for_it_first(tmp_path: Path, text: str, life: list[int], funds: int) -> None:
    players = player(laboratory=[ATTACKER], funds=5), player(laboratory=["Own"])
    table = table_of(tmp_path, "item", text, *players, moment="attack")

    table.do(f"Attack with {ATTACKER}")

    assert (table.life[0], table.funds[0]) == (life[0], funds)


def test_who_cannot_pay_cannot_attack(tmp_path: Path) -> None:
    text = "Your opponent's characters cannot attack unless they pay 20k."
    players = player(laboratory=[ATTACKER, BLOCKER], funds=3), player(laboratory=["Own"])
    table = table_of(tmp_path, "item", text, *players, moment="attack")

    table.do(f"Attack with {ATTACKER}")

    assert f"Attack with {BLOCKER}" not in table.options
    assert table.funds[0] == 1


@pytest.mark.parametrize(("text", "can"), [
    ("Your opponent cannot block.", 0), ("Your opponent cannot block unless they pay 10k.", 1),
    ("Your opponent cannot block unless they pay 90k.", 0),
])  # fmt: skip
def test_who_blocks_pays_for_it(tmp_path: Path, text: str, can: int) -> None:
    players = player(laboratory=["Own", ATTACKER]), player(laboratory=[BLOCKER], funds=5)
    table = table_of(tmp_path, "item", text, *players, moment="attack")
    table.do(f"Attack with {ATTACKER}")
    while table.state.seat == 0:
        table.do(table.options[-1])
    blocks = [option for option in table.options if option.startswith(f"Block with {BLOCKER}")]

    assert len(blocks) == can
    if can:
        table.do(blocks[0])
        assert table.funds[1] == 4


def test_a_player_cannot_attack_for_a_while(tmp_path: Path) -> None:
    text = "Until the start of your next turn, your opponent cannot attack."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(laboratory=[ATTACKER]))
    table.do("Play Own")

    end_turn(table)
    end_turn(table)

    assert table.life[0] == 20


def test_one_that_must_attack_need_not_pay_for_it(tmp_path: Path) -> None:
    text = "This must attack each turn if able.\nThis cannot attack unless its owner loses 1 life."
    players = player(laboratory=["Own", ATTACKER]), player()
    table = table_of(tmp_path, "character", text, *players, moment="attack")

    table.do("Attack with no character")

    assert table.life == [20, 20]
