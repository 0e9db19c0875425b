"""A action that can be done again and again does not hold a bot for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound.bots import bot_of
from rulebound.bots.patience import ENOUGH, Patience
from rulebound.kernel.table.cardtable import CardTable

AGAIN_AND_AGAIN = "".join(
    f'[[card]]\nname = "{name}"\nkind = "course"\nstars = 1\ntext = "When a partner moves here, untap it."\n\n'
    for name in ("Hither", "Thither")
)


@pytest.fixture
def table(tmp_path: Path) -> CardTable:
    """One partner that can move to and fro between two courses, as often as its player likes."""
    cards = tmp_path / "cards.toml"
    cards.write_text(AGAIN_AND_AGAIN)
    game = rulebound.load("courses", cards=[cards])
    there = {"name": "Hither", "tapped": True, "partners": ["Aki"]}
    mine = {"world map": [there, {"name": "Thither", "tapped": True}]}
    return game.scene(seats=[mine, {}], active=0, turn=5)


def move(state: CardTable) -> None:
    """To the other course."""
    state.apply(next(action for action in state.legal_actions() if str(action).startswith("Move")))


def test_patience_is_lost_after_very_many_decisions_in_a_row(table: CardTable) -> None:
    patience = Patience()

    lost = []
    for _ in range(ENOUGH + 1):
        lost.append(patience.is_lost(table.seat_of(0)))
        move(table)

    assert lost == [False] * ENOUGH + [True]


def test_patience_comes_back_when_others_have_decided(table: CardTable) -> None:
    patience = Patience()
    for _ in range(ENOUGH):
        patience.is_lost(table.seat_of(0))
        move(table)
    while table.seat == 0:
        table.apply(table.legal_actions()[-1])
    while table.seat == 1:
        table.apply(table.legal_actions()[-1])

    assert not patience.is_lost(table.seat_of(0))


@pytest.mark.parametrize("spec", ["greedy", "ismcts:5"])
def test_a_turn_that_could_go_on_for_ever_ends(table: CardTable, spec: str) -> None:
    bot = bot_of(spec, 1)

    decisions = 0
    while table.seat == 0 and decisions < 10 * ENOUGH:
        table.apply(bot.choose(table.seat_of(0)))
        decisions += 1

    assert table.over or table.seat == 1
