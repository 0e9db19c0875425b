"""What designers write in plain words, in games of Proelium: costs, hands, research and stats."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.counters import FUNDS
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, enhancement, player
from tests.games.proelium.test_times_and_limits import table_of

COSTS = [
    ("Your characters cost 10k less.", 0, 0),
    ("Your cards cost 10k less.", 0, 0),
    ("Your items cost 10k less.", 0, 1),
    ("Your opponent's characters cost 10k more.", 1, 2),
    ("Characters cost you 10k less.", 1, 1),
    ("Your characters cost 10k more for each item you have.", 0, 2),
]


@pytest.mark.parametrize(("text", "of", "paid"), COSTS)
def test_cards_cost_less_or_more(tmp_path: Path, text: str, of: int, paid: int) -> None:
    """A character that costs 10k is played by the one player, and the item lies with either."""
    game = game_with(tmp_path, ("Own", "item", text))
    there = player(laboratory=["Own"])
    mine = player(hand=["Night Janitor"], funds=9, **(there if of == 0 else {}))
    table = Scene(game)(mine, there if of == 1 else player())

    table.do("Play Night Janitor")

    assert 9 - table.state.amount(FUNDS, 0) == paid


@pytest.mark.parametrize(("text", "stats"), [
    ("This has +1 D for each card in your hand.", 4), ("This has +1 D for each 20k you have.", 5),
    ("This has +2 D if you have no cards in your hand.", 2), ("This gets +1/+1.", 3),
])  # fmt: skip
def test_a_character_is_stronger(tmp_path: Path, text: str, stats: int) -> None:
    """It has a D of 2, and its player two cards and 60k."""
    mine = player(laboratory=["Own"], hand=["Night Janitor", "Night Janitor"], funds=6)
    table = table_of(tmp_path, "character", text, mine, player())
    it = next(it for it in range(len(table.state.faces)) if table.state.zone[it] >= 0 and table.state.faces[it] >= 0
              and table.state.card(it).name == "Own" and table.state.is_in_play(it))  # fmt: skip

    assert table.state.value("D", it) == stats


@pytest.mark.parametrize(("text", "attack"), [("Haste.", True), ("When you play this, gain 1 life.", False)])
def test_a_character_attacks_in_the_turn_it_comes(
    tmp_path: Path, text: str, attack: bool  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    table = table_of(tmp_path, "character", text, player(hand=["Own"]), player())
    turn, found = table.state.turn, False
    table.do("Play Own")
    while table.state.turn == turn:
        found = found or any([one.startswith("Attack with Own") for one in table.options])
        table.do(table.options[-1])

    assert found == attack


def test_an_enhanced_character_neither_attacks_nor_blocks(tmp_path: Path) -> None:
    text = "Enhances a character.\nThe enhanced character cannot attack or block."
    game = game_with(tmp_path, ("Own", "enhancement", text))

    assert game.cards["Own"].text.split("\n")[1:] == [
        "The enhanced entity cannot attack.", "The enhanced entity cannot block.",
    ]  # fmt: skip


@pytest.mark.parametrize("kind", ["item", "character"])
def test_what_is_enhanced_does_what_the_enhancement_lends_it(tmp_path: Path, kind: str) -> None:
    text = f'Enhances a {kind}.\nThe enhanced {kind} has "Maintenance: Gain 20k."'.replace("a item", "an item")
    game = game_with(tmp_path, ("Aid", "enhancement", text), ("Own", kind, ""))
    there = player(laboratory=["Own"])
    table = Scene(game)(player(), there, enhancements=[enhancement("Aid", "Own", of=1)], moment="return")

    table.until("Fabrication")

    assert table.funds == [25, 27]
