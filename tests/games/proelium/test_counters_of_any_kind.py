"""Counters of Proelium that a text speaks of without their name, and those that move."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.table.counting import counters_on, named, put_counters
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player

BEFORE = {"rage": 2, "": 1}  # on Night Janitor, by their names


def counters(table: Table, name: str) -> dict[str, int]:
    """So many of each on a card."""
    return {value.removeprefix("counter: "): n for value, n in counters_on(table.state, table.piece(name))}


def plays(folder: Path, text: str) -> Table:
    """The player has an action of this text, and a character with counters, and plays the action."""
    table = Scene(game_with(folder, ("Own", "action", text)))(
        player(hand=["Own"], laboratory=["Night Janitor", "Ticket Machine"]), player()
    )
    it = table.piece("Night Janitor")
    for name, n in BEFORE.items():
        put_counters(table.state, it, named(name), n, it)
    table.do("Play Own")
    return table


LEFT = [  # (what is played, what is on Night Janitor, and on Ticket Machine)
    ("Put two counters on a character.", {"rage": 2, "": 3}, {}),
    ("Remove a counter from a character.", {"rage": 2}, {}),
    ("Remove two counters from a character.", {"rage": 1}, {}),
    ("Remove all counters from a character.", {}, {}),
    ("Double the number of counters on a character.", {"rage": 4, "": 2}, {}),
    ("Double the number of rage counters on a character.", {"rage": 4, "": 1}, {}),
    ("Move all counters from a character to an item.", {}, {"rage": 2, "": 1}),
    ("Move all rage counters from a character to an item.", {"": 1}, {"rage": 2}),
    ("Move a rage counter from a character to an item.", {"rage": 1, "": 1}, {"rage": 1}),
    ("Move three rage counters from a character to an item.", {"": 1}, {"rage": 2}),
]


@pytest.mark.parametrize(("text", "here", "there"), LEFT)
def test_counters_come_and_go(tmp_path: Path, text: str, here: dict[str, int], there: dict[str, int]) -> None:
    table = plays(tmp_path, text)

    assert counters(table, "Night Janitor") == here
    assert counters(table, "Ticket Machine") == there


DRAWN = [  # (what is played, cards drawn)
    ("Choose a character. If it has three or more counters on it, draw a card.", 1),
    ("Choose a character. If it has four or more counters on it, draw a card.", 0),
    ("Choose a character. If it has exactly three counters, draw a card.", 1),
    ("Choose a character. If it has exactly two rage counters, draw a card.", 1),
    ("Choose a character. If it has a rage counter, draw a card.", 1),
    ("Choose a character. If it has a rust counter, draw a card.", 0),
    ("Choose a character. If it has a counter on it, draw a card.", 1),
    ("Choose a character. If it has no rust counters, draw a card.", 1),
    ("Choose an item. If it has no counters, draw a card.", 1),
    ("Choose a character. Draw cards equal to the number of counters on it.", 3),
    ("Choose a character. Draw a card for each counter on it.", 3),
]


@pytest.mark.parametrize(("text", "drawn"), DRAWN)
def test_counters_on_a_chosen_card_are_counted(tmp_path: Path, text: str, drawn: int) -> None:
    table = plays(tmp_path, text)

    assert len(table.there("hand", 0)) == drawn


@pytest.mark.parametrize(("having", "left"), [
    ("with a counter on it", ["Ticket Machine"]), ("with no counters on it", ["Night Janitor"]),
])  # fmt: skip
def test_only_cards_with_or_without_counters_are_meant(tmp_path: Path, having: str, left: list[str]) -> None:
    table = plays(tmp_path, f"Destroy all characters {having}. Destroy all items {having}.")

    assert [name for name in table.there("laboratory", 0) if name in ("Night Janitor", "Ticket Machine")] == left


LINES = ["This enters with two counters.", "Pay 10k: Remove a counter from this."]


@pytest.mark.parametrize("last", [
    "When the last counter is removed from this, draw a card.", "When the last one is removed, draw a card.",
])  # fmt: skip
def test_a_card_waits_for_its_last_counter(tmp_path: Path, last: str) -> None:
    game = game_with(tmp_path, ("Own", "item", "\n".join([*LINES, last])))
    table = Scene(game)(player(hand=["Own"], funds=9), player())
    table.do("Play Own")
    assert counters(table, "Own") == {"": 2}

    table.do("Use Own")
    assert table.there("hand", 0) == []
    table.do("Use Own")

    assert len(table.there("hand", 0)) == 1


def test_counters_without_a_name_are_a_cost(tmp_path: Path) -> None:
    text = "This enters with two counters.\nRemove two counters from this: Draw a card."
    table = Scene(game_with(tmp_path, ("Own", "item", text)))(player(hand=["Own"]), player())
    table.do("Play Own", "Use Own")

    assert counters(table, "Own") == {}
    assert "Use Own" not in table.options


def test_a_card_is_stronger_for_each_of_its_counters(tmp_path: Path) -> None:
    text = "This has +1 A for each counter on it.\nPay 10k: Put a counter on this."
    table = Scene(game_with(tmp_path, ("Own", "character", text)))(player(laboratory=["Own"], funds=9), player())

    table.do("Use Own", "Use Own")

    assert table.value("A", "Own") == 3


ON_COUNT = [  # what is said of counters that the text names once
    "Pay 10k: Put a charge counter on this. If it has two or more, remove them all and draw a card.",
    "Pay 10k: Put a charge counter on this. If it has two charge counters, remove two of them and draw a card.",
]


@pytest.mark.parametrize("text", ON_COUNT)
def test_counters_are_known_without_saying_again_which(tmp_path: Path, text: str) -> None:
    table = Scene(game_with(tmp_path, ("Own", "item", text)))(player(laboratory=["Own"], funds=9), player())

    table.do("Use Own", "Use Own")

    assert counters(table, "Own") == {}
    assert len(table.there("hand", 0)) == 1
