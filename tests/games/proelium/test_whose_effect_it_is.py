"""Whose effect it is that a card has set off, although it lies in another player's discard pile by then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player


def steal_and_destroy(table: Table, name: str) -> None:
    """The first player takes control of this character, and it is destroyed."""
    for card in ("Hostile Bid", "Own"):
        table.do(f"Play {card}")
        if table.asked.endswith("Which one?"):
            table.do(name)
        if not table.state.over:
            table.settle()


@pytest.mark.rule("proelium", "R74", "R46")
def test_a_stolen_plague_carrier_infects_those_of_whom_it_was_stolen_from(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "attack", "Destroy a character."))
    first = player(hand=["Hostile Bid", "Own"], laboratory=["Security Guard"])
    table = Scene(game)(first, player(laboratory=["Plague Carrier", "Clockwork Elephant"]))

    steal_and_destroy(table, "Plague Carrier")

    assert table.there("discard pile", 1) == ["Plague Carrier"]
    assert table.stats("Clockwork Elephant") == (5, 4)
    assert table.stats("Security Guard") == (0, 5)


SET_OFF = [  # (what a stolen card says when it is destroyed, cards in hand, life)
    ("if you have 30k or less, draw a card.", [1, 0], [20, 20]),
    ("if your opponent has exactly 90k, draw a card.", [1, 0], [20, 20]),
    ("gain 1 life for each 10k that you have.", [0, 0], [23, 20]),
    ("gain 1 life for each 10k that your opponent has.", [0, 0], [29, 20]),
    ("gain 1 life for each 10k that you have spent this turn.", [0, 0], [24, 20]),
    ("gain 1 life for each item of yours.", [0, 0], [22, 20]),
]


@pytest.mark.rule("proelium", "R74")
@pytest.mark.parametrize(("text", "cards", "life"), SET_OFF)
def test_what_a_stolen_card_asks_of_its_player_is_asked_of_the_thief(
    tmp_path: Path, text: str, cards: list[int], life: list[int]
) -> None:
    stolen = ("Stolen", "character", f"When this is destroyed, {text}")
    game = game_with(tmp_path, stolen, ("Own", "attack", "Destroy a character."))
    first = player(hand=["Hostile Bid", "Own"], laboratory=["Tesla Coil", "Filing Cabinet"], funds=6, spent=1)
    table = Scene(game)(first, player(laboratory=["Stolen"], hand=[], funds=9))

    steal_and_destroy(table, "Stolen")

    assert [len(table.there("hand", seat)) for seat in (0, 1)] == cards
    assert table.life == life


@pytest.mark.rule("proelium", "R74", "R10")
def test_the_last_money_that_a_stolen_card_takes_from_its_thief_is_no_loss_by_the_opponent(tmp_path: Path) -> None:
    stolen = ("Stolen", "character", "When this is destroyed, lose all your money.")
    game = game_with(tmp_path, stolen, ("Own", "attack", "Destroy a character."))
    table = Scene(game)(player(hand=["Hostile Bid", "Own"], funds=6), player(laboratory=["Stolen"]))

    steal_and_destroy(table, "Stolen")

    assert table.funds[0] == 0
    assert not table.state.over
