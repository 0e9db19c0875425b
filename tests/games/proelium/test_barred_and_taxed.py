"""What players of Proelium cannot do, or only for a price: attack, block and research."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.playing import Play, Research
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player
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


FEE_AND_TAX = [  # (funds, what is spent already, whether 10k for research and 10k for the right to it can be paid)
    (1, 0, False), (2, 0, True), (9, 4, False), (9, 3, True),
]  # fmt: skip


@pytest.mark.rule("proelium", "research.cost", "money.limit", "R8")
@pytest.mark.parametrize(("funds", "spent", "can"), FEE_AND_TAX)
def test_research_is_paid_together_with_what_must_be_paid_for_it(
    tmp_path: Path, funds: int, spent: int, *, can: bool
) -> None:
    text = "Your opponent cannot research unless they pay 10k."
    us = player(laboratory=["Sample Freezer"], funds=funds, spent=spent)
    table = table_of(tmp_path, "item", text, us, player(laboratory=["Own"]), chance=[1] if can else [])

    assert ("Research Sample Freezer for 20k" in table.options) == (can and funds > 2)
    reason = table.why_not(Research, "Sample Freezer")
    assert (reason is None) == can
    if reason is None:
        table.do("Research Sample Freezer")
        assert (table.funds[0], table.spent[0]) == (funds - 2, spent + 2)
    elif funds == 1:
        assert str(reason) == "To research Sample Freezer costs 20k, and you have 10k. [research.cost]"


@pytest.mark.rule("proelium", "card.cost", "money.limit", "R8")
@pytest.mark.parametrize(("funds", "spent", "can"), FEE_AND_TAX)
def test_a_card_is_paid_together_with_what_it_costs_besides(
    tmp_path: Path, funds: int, spent: int, *, can: bool
) -> None:
    text = "As an additional cost to play this, pay 10k. Draw a card."
    game = game_with(tmp_path, ("Own", "action", text), ("Dear", "item", "Actions that you play cost 10k more."))
    table = Scene(game)(player(hand=["Own"], laboratory=["Dear"], funds=funds, spent=spent), player())

    assert (table.why_not(Play, "Own") is None) == can
    if can:
        table.do("Play Own")
        assert (table.funds[0], table.spent[0]) == (funds - 2, spent + 2)
