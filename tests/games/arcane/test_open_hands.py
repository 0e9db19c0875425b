"""Hands that lie open as long as a card is in play."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

CARDS: Final = [
    ("Glass", "item", "Each other player plays with their hand revealed."),
    ("Show", "item", "You play with your hand revealed."),
    ("Gift", "spell", "Each player draws a card."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def known(table: Table, seat: int, by: int) -> list[bool]:
    """Of the hand of one player, what another one knows."""
    return [bool(table.state.known[it] >> by & 1) for it in table.state.hand_of(seat)]


def test_what_others_hold_and_draw_is_seen(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Glass"], will=9, shards=9), player(private=["Gift"]), player(private=["Show"]))
    before = known(table, 1, 0)
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Glass")

    assert not all(before)
    assert all(known(table, 1, 0)) and all(known(table, 1, 2)) and all(known(table, 2, 1))
    assert not any(known(table, 0, 1))


def test_a_card_that_is_drawn_later_is_seen_too(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Gift"], will=9), player(items=["Show"]), player())
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Gift")

    assert known(table, 1, 0) and known(table, 1, 0)[-1] and known(table, 1, 2)[-1]
    assert not any(known(table, 0, 1))
