"""Conditions that ask whether a player has twice as much as another one, in two games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium import own_cards
from tests.games.proelium.table import Scene, player

ASKED = [  # (condition, funds of both, cards drawn)
    ("you have at least twice as much money as your opponent", (4, 2), 1),
    ("you have at least twice as much money as your opponent", (3, 2), 0),
    ("you have more than twice as much money as your opponent", (4, 2), 0),
    ("you have at least three times as much money as your opponent", (6, 2), 1),
    ("your opponent has twice as much money as you", (2, 4), 1),
    ("your opponent has twice as much money as you", (3, 4), 0),
    ("you have at least twice as many characters as your opponent", (3, 4), 1),
    ("your opponent has at least twice as many characters as you", (3, 4), 0),
    ("you have at least twice as many cards in hand as your opponent", (3, 4), 1),
    ("your opponent has at least twice as many cards in hand as you", (3, 4), 0),
]


@pytest.mark.parametrize(("condition", "funds", "drawn"), ASKED)
def test_one_player_has_twice_as_much_as_the_other(
    tmp_path: Path, condition: str, funds: tuple[int, int], drawn: int
) -> None:
    game = own_cards.game_with(tmp_path, ("Own", "action", f"If {condition}, draw a card."))
    ours, theirs = ["Night Janitor", "Clockwork Beetle"], ["Mutant Frog"]
    us = player(hand=["Own", "Small Ray", "Small Ray"], laboratory=ours, funds=funds[0])
    table = Scene(game)(us, player(hand=["Small Ray"], laboratory=theirs, funds=funds[1]))

    table.do("Play Own")

    assert len(table.there("hand", 0)) == 2 + drawn


WAYS = [("of yours", 2), ("of your opponent", 1), ("", 3)]


@pytest.mark.parametrize(("whose", "gained"), WAYS)
def test_only_the_own_cards_are_counted_that_were_destroyed(tmp_path: Path, whose: str, gained: int) -> None:
    text = f"Destroy all characters. Gain 10k for each character {whose} destroyed this way."
    game = own_cards.game_with(tmp_path, ("Own", "action", text.replace("  ", " ")))
    us = player(hand=["Own"], laboratory=["Night Janitor", "Clockwork Beetle"], funds=5)
    table = Scene(game)(us, player(laboratory=["Mutant Frog"]))

    table.do("Play Own")

    assert table.funds[0] == 5 + gained
