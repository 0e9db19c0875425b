"""What designers write, in Proelium: what comes back, what is left of a sum, and what `it` is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, enhancement, player

AXE = ("Axe", "action", "Destroy a character.")


@pytest.mark.parametrize(("answer", "hand", "funds"), [("Yes", ["Own"], 2), ("No", [], 5)])
def test_a_character_that_was_destroyed_comes_back_at_a_price(
    tmp_path: Path, answer: str, hand: list[str], funds: int
) -> None:
    text = "When this is destroyed, you may pay 30k. If you do, return it to its owner's hand."
    game = game_with(tmp_path, ("Own", "character", text), AXE)
    table = Scene(game)(player(hand=["Axe"], laboratory=["Own"], funds=5), player())

    table.play("Axe")
    table.do(answer)

    assert table.there("hand", 0) == hand
    assert table.funds[0] == funds


def test_another_character_that_was_destroyed_comes_back(tmp_path: Path) -> None:
    text = "When a character of yours is destroyed, return it to its owner's hand."
    game = game_with(tmp_path, ("Own", "item", text), AXE)
    table = Scene(game)(player(hand=["Axe"], laboratory=["Own", "Night Janitor"]), player())

    table.play("Axe")

    assert table.there("hand", 0) == ["Night Janitor"]


def test_an_enhancement_comes_back_when_what_it_enhanced_is_destroyed(tmp_path: Path) -> None:
    text = "Enhances a character.\\nWhen the enhanced entity is destroyed, return this to your hand."
    game = game_with(tmp_path, ("Own", "enhancement", text), AXE)
    table = Scene(game)(
        player(hand=["Axe"], laboratory=["Night Janitor"]),
        player(),
        enhancements=[enhancement("Own", "Night Janitor")],
    )

    table.play("Axe")

    assert table.there("hand", 0) == ["Own"]


# -- By what is printed, and by values ---------------------------------------------------------------------------------


def test_two_characters_come_back_from_the_discard_pile(tmp_path: Path) -> None:
    text = "Return up to two characters from your discard pile to your hand."
    game = game_with(tmp_path, ("Own", "action", text))
    table = Scene(game)(player(hand=["Own"], discard_pile=["Night Janitor", "Own"]), player())

    table.play("Own")
    table.do("Night Janitor")

    assert table.there("hand", 0) == ["Night Janitor"]


@pytest.mark.parametrize(("which", "left"), [("lowest", "Big"), ("highest", "Small")])
def test_the_opponent_loses_the_weakest_or_the_strongest(tmp_path: Path, which: str, left: str) -> None:
    text = f"Your opponent destroys the character of theirs with the {which} A."
    sizes = [("Big", "character", "This has +2 A."), ("Small", "character", "This cannot attack.")]
    table = Scene(game_with(tmp_path, ("Own", "action", text), *sizes))(
        player(hand=["Own"]), player(laboratory=["Big", "Small"])
    )

    table.play("Own")

    assert table.there("laboratory", 1) == [left]


@pytest.mark.parametrize("destroyed", [True, False])
def test_an_item_notes_that_a_character_was_destroyed(tmp_path: Path, destroyed: bool) -> None:  # noqa: FBT001 - a case
    text = "At the end of each turn, if a character was destroyed this turn, gain 3 life."
    table = Scene(game_with(tmp_path, ("Own", "item", text), AXE))(
        player(hand=["Axe"], laboratory=["Own", "Night Janitor"]), player()
    )
    before = table.life[0]

    if destroyed:
        table.play("Axe")
    table.wait()

    assert table.life[0] - before == (3 if destroyed else 0)
