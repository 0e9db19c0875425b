"""Cards that can be used for several things: their player chooses one, of which the cost can be paid."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.playing import Use
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, enhancement, player

TWO = "Pay 10k: Put a doom counter on this.\nRemove two doom counters from this: Gain 5 life."


def table_of(folder: Path, text: str, **given: object) -> Table:
    return Scene(game_with(folder, ("Own", "item", text)))(player(laboratory=["Own"], **given), player())


@pytest.mark.rule("proelium", "R52")
def test_a_player_chooses_what_a_card_is_used_for(tmp_path: Path) -> None:
    table = table_of(tmp_path, "Pay 10k: Gain 1 life.\nPay 20k: Gain 4 life.", funds=9, life=20)

    table.do("Use Own")
    options = table.options
    table.do("Pay 20k")

    assert options == ["Pay 10k: Gain 1 life", "Pay 20k: Gain 4 life"]
    assert (table.life[0], table.funds[0], table.spent[0]) == (24, 7, 2)
    assert "Player 1 uses Own: gain 4 life." in table.told()


@pytest.mark.rule("proelium", "R52")
def test_a_card_is_used_for_what_can_be_paid(tmp_path: Path) -> None:
    table = table_of(tmp_path, TWO, funds=9, life=20, spent=3)
    table.do("Use Own")
    table.settle()
    assert table.why_not(Use, "Own") is None

    table.do("Use Own")
    table.settle()
    assert (table.life[0], table.spent[0]) == (20, 5)
    table.do("Use Own")

    assert (table.life[0], table.spent[0]) == (25, 5)
    reason = table.why_not(Use, "Own")
    assert reason is not None
    assert reason.clause == "R52"


@pytest.mark.rule("proelium", "R52")
def test_a_use_that_an_enhancement_gives_stands_beside_the_own(tmp_path: Path) -> None:
    own = ("Own", "enhancement", 'Enhances an item.\nThe enhanced entity has "Pay 10k: Gain 2 life."')
    table = Scene(game_with(tmp_path, own))(
        player(laboratory=["Petty Cash Box"], funds=9, life=20), player(),
        enhancements=[enhancement("Own", "Petty Cash Box")],
    )  # fmt: skip

    table.do("Use Petty Cash Box", "Pay 10k")

    assert (table.life[0], table.funds[0]) == (22, 8)
    assert table.there("laboratory") == ["Petty Cash Box"]


def test_the_choice_is_part_of_the_use_and_is_saved(tmp_path: Path) -> None:
    table = table_of(tmp_path, "Pay 10k: Gain 1 life.\nPay 20k: Gain 4 life.", funds=9, life=20)
    table.do("Use Own")

    again = Scene(table.game).keep(table.game.load_state(table.state.save()))
    assert isinstance(again, Table)
    again.do("Pay 20k")

    assert again.life[0] == 24
    assert table.state.question[0].chained


WHEN_ALONE = [  # (what it says, the reason why it cannot be used once more in the own turn)
    ("Pay 10k: Gain 1 life. Use this only during your opponent's turn.",
     "Own can be used for this only during your opponent's turn. [golden.rule]"),
    ("Once each turn, pay 10k: Gain 1 life.", "Own can be used for this once each turn, and has been. [golden.rule]"),
]  # fmt: skip


@pytest.mark.rule("proelium", "R52")
@pytest.mark.parametrize(("text", "why"), WHEN_ALONE)
def test_the_reason_says_when_alone_a_card_is_used(tmp_path: Path, text: str, why: str) -> None:
    table = table_of(tmp_path, text, funds=9)
    if any([option.startswith("Use Own") for option in table.options]):
        table.do("Use Own")
        table.settle()

    assert str(table.why_not(Use, "Own")) == why
