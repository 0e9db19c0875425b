"""Rows and columns of a slate, tiles linked to one of which a text has spoken, and what goes back into the deck."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

SPELLS: Final = {
    "Row": "Choose a row of your slate. Remove all exhaustion tokens from all tiles in that row.",
    "Column": "Choose a column of your slate. Remove all exhaustion tokens from all tiles in that column.",
    "Line": "Exhaust a tile of yours. Gain 1 Shard for each tile exhausted this way. Exhaust all tiles in its row.",
    "Bottom": "Return an item of another player to the bottom of the deck.",
    "Top": "Return an item of another player to the top of the deck. Draw a card.",
    "Trade": "Exchange Shards with another player.",
    "Toll": "Each player discards an item of theirs. Gain 2 Will for each item discarded this way.",
    "Full": "Take a market tile and place it at once. If it completes a row, gain 4 Shards.",
    "Plain": "Gain 1 Will.",
}
ITEMS: Final = {
    "Sister": "When you cast a tile, you may remove an exhaustion token from another tile linked to it.",
    "Cheap": "Your spells cost 1 Will less for each item of yours, but not less than 1.",
    "Idle": "USE: Gain 1 Will.",
    "Other": "USE: Gain 1 Will.",
}
WILL: Final = "Gain Will, NES"
TILES: Final = (WILL, "Collect Shard, NES", "Use Item, NES")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own; each costs 1."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


@pytest.fixture(scope="module")
def dear(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """Some of them, where each costs 3."""
    items = [(name, "item", text) for name, text in ITEMS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), ("Plain", "spell", SPELLS["Plain"]), *items, cost=3)


def completing(own: ArcaneGame, spell: str, mine: dict[str, Any], *others: dict[str, Any], **scene: Any) -> Table:
    """A table at which this spell has just been completed, after which choices may wait."""
    table = Scene(own)(player(private=[spell], **mine), *[player(**other) for other in others], **scene)
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def tired(*places: tuple[int, int]) -> list[dict[str, Any]]:
    return [tile(name, *place, exhausted=1) for name, place in zip(TILES, places, strict=False)]


def exhaustion(table: Table, row: int, column: int) -> int:
    return int(table.state.exhaustion[row * 4 + column])


@pytest.mark.parametrize(("spell", "line", "left"), [
    ("Row", "The top row", [0, 0, 1]), ("Row", "The bottom row", [1, 1, 1]), ("Column", "The second column", [0, 1, 0]),
])  # fmt: skip
def test_the_tiles_of_a_row_or_column_that_is_chosen_are_fresh_again(
    own: ArcaneGame, spell: str, line: str, left: list[int]
) -> None:
    places = [(0, 1), (0, 2), (1, 1)]
    table = completing(own, spell, {"slate": tired(*places), "will": 3}, {})

    table.do(line)

    assert [exhaustion(table, *place) for place in places] == left


def test_only_the_own_slate_is_meant(own: ArcaneGame) -> None:
    table = completing(own, "Row", {"will": 3}, {"slate": tired((0, 1))})

    table.do("The top row")

    assert table.state.exhaustion[12 + 1] == 1


def test_all_tiles_of_the_row_of_a_tile_are_meant(own: ArcaneGame) -> None:
    places = [(0, 1), (0, 2), (1, 1)]
    slate = [tile(name, *place) for name, place in zip(TILES, places, strict=True)]
    table = completing(own, "Line", {"slate": slate, "will": 3}, {})

    table.do(WILL)

    assert [exhaustion(table, *place) > 0 for place in places] == [True, True, False]


@pytest.mark.parametrize(("spell", "drawn"), [("Bottom", []), ("Top", ["Idle"])])
def test_an_item_goes_back_to_an_end_of_the_deck(own: ArcaneGame, spell: str, drawn: list[str]) -> None:
    table = completing(own, spell, {"will": 3}, {"items": ["Idle"]}, deck=["Plain"])

    assert not table.items(1)
    assert table.hand(0) == drawn


def test_both_players_have_what_the_other_had(own: ArcaneGame) -> None:
    table = completing(own, "Trade", {"will": 3, "shards": 1}, {"shards": 6})

    assert (table.shards[0], table.shards[1]) == (6, 1)


def test_what_all_players_discard_is_counted(own: ArcaneGame) -> None:
    table = completing(own, "Toll", {"will": 1, "items": ["Cheap"]}, {"items": ["Idle"]}, {})

    assert table.will[0] == 5


@pytest.mark.parametrize(("there", "shards"), [(3, 4), (2, 0)])
def test_a_tile_that_completes_a_row_is_noticed(own: ArcaneGame, there: int, shards: int) -> None:
    slate = [tile(name, 1, column) for column, name in enumerate(TILES[:there])]
    table = completing(own, "Full", {"will": 3, "slate": slate, "shards": 0}, {}, market=["Add Tile, NES"])
    table.do("On row 2, column 4")
    if table.options[0].startswith("Connectors"):
        table.state.apply(table.state.legal_actions()[0])

    assert table.shards[0] == shards


def test_a_tile_linked_to_the_one_that_was_cast_is_fresh_again(own: ArcaneGame) -> None:
    slate = [tile("Gain Will, NESW", 0, 1), tile("Collect Shard, NESW", 0, 2, exhausted=1)]
    table = Scene(own)(player(items=["Sister"], slate=slate), player())

    table.do("Cast Gain Will, NESW", "Yes")
    offered = table.options
    table.do("Collect Shard, NESW")

    assert offered == [USE_OR_COMPLETE, "Collect Shard, NESW"]
    assert exhaustion(table, 0, 2) == 0


@pytest.mark.parametrize(("items", "cost"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_a_price_falls_for_each_item_but_not_below_the_least(dear: ArcaneGame, items: int, cost: int) -> None:
    table = Scene(dear)(player(items=["Cheap", "Idle", "Other"][:items], private=["Plain"]), player())

    assert table.state.cost(table.state.hand_of(0)[0]) == cost
