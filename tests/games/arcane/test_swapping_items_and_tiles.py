"""Items and tiles of two players that change places."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.rules import Link
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

CARDS: Final = (
    ("Trade", "spell", "Swap an item of yours with an item of another player."),
    ("Offer", "spell", "You may swap an item of yours with an item of another player. If you don't, gain 2 Will."),
    ("Gift", "spell", "Swap an item of yours with the item of another player with the highest cost."),
    ("Mix", "spell", "Swap a placed tile of yours with a placed tile of another player."),
    ("Shop", "spell", "Swap a placed tile of yours with a market tile."),
    ("Burden", "spell", "Move a placed tile of yours to another player's slate."),
    ("Lock", "item", "Items of yours cannot be taken by other players."),
)
MINE: Final = tile("Gain Will, NES", 1, 1)
THEIRS: Final = tile("Use Item, NE", 1, 2)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def completing(own: ArcaneGame, spell: str, *theirs: list[str]) -> Table:
    """A table at which this spell has just been completed by a player with an item; others have these."""
    others = [player(items=items) for items in theirs]
    table = Scene(own)(player(private=[spell], items=["Spark Flask"], will=3), *others, bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


@pytest.mark.rule("arcane", "R18")
def test_an_item_that_cannot_be_taken_is_not_swapped(own: ArcaneGame) -> None:
    table = completing(own, "Trade", ["Lock", "Shard Press"], ["Toll Box", "Night Lamp"])

    assert table.options == ["Toll Box", "Night Lamp"]
    assert table.why_not(Pick, "Shard Press") == Reason("C16", "Shard Press cannot be taken.")


@pytest.mark.rule("arcane", "R18")
@pytest.mark.parametrize("spell", ["Trade", "Gift"])
def test_who_cannot_take_an_item_gives_none_for_it(own: ArcaneGame, spell: str) -> None:
    table = completing(own, spell, ["Lock"])

    assert [table.items(seat) for seat in range(2)] == [["Spark Flask"], ["Lock"]]


@pytest.mark.rule("arcane", "R18")
@pytest.mark.parametrize(("theirs", "will"), [(["Lock"], 5), ([], 5)])
def test_a_swap_that_cannot_be_made_is_not_offered(own: ArcaneGame, theirs: list[str], will: int) -> None:
    table = completing(own, "Offer", theirs)

    assert table.will[0] == will


def test_a_swap_that_can_be_made_is_offered(own: ArcaneGame) -> None:
    table = completing(own, "Offer", ["Shard Press"])

    table.do("Yes")

    assert [table.items(seat) for seat in range(2)] == [["Shard Press"], ["Spark Flask"]]


def test_a_tile_is_compared_with_the_one_that_was_chosen_first(tmp_path: Path) -> None:
    text = "You may swap an item of yours with an item of another player that costs the same."
    own = game_with(tmp_path, ("Even", "spell", text))
    theirs = player(items=["Shard Press", "Toll Box"])
    table = Scene(own)(player(private=["Even"], items=["Spark Flask"]), theirs, bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Even", "Yes")

    assert table.items(0) == ["Shard Press"]


@pytest.mark.rule("arcane", "link.direct", "cast.activate")
@pytest.mark.parametrize("links", ["resolving", "activation"])
def test_an_activated_tile_that_goes_to_another_slate_sets_off_no_tiles_there(own: ArcaneGame, links: str) -> None:
    mine = [tile("Complete Assignment, NES", 1, 1)]
    theirs = [tile("Gain Will, NESW", 1, 2), tile("Collect Shard, NESW", 0, 1)]
    others = player(slate=theirs)
    table = Scene(own)(
        player(private=["Burden"], slate=mine), others, rulings={"links": links}, bag=[], deck=[]
    )  # fmt: skip
    table.do("Cast Complete", "Complete Burden", "On row 2, column 2")

    table.do("Connectors north, east and south")

    assert table.at(1, 1, 1) == "Complete Assignment, NES"
    assert table.state.active == 1


def test_a_linked_tile_that_goes_to_another_slate_is_not_resolved(own: ArcaneGame) -> None:
    mine = [tile("Complete Assignment, NES", 1, 1), tile("Gain Will, NESW", 1, 2), tile("Collect Shard, NESW", 0, 1)]
    table = Scene(own)(
        player(private=["Burden"], slate=mine), player(), rulings={"links": "activation"}, bag=[], deck=[]
    )
    table.do("Cast Complete", "Complete Burden", "Gain Will, NESW", "On row 2, column 2")

    assert table.options == ["Resolve Collect Shard, NESW", "Resolve no more tiles"]
    reason = table.why_not(Link, "Gain Will, NESW")
    assert reason is not None
    assert reason.clause == "cast.activate"


def test_the_log_says_whose_tiles_change_places_and_where_they_lie(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Mix"], slate=[MINE]), player(slate=[THEIRS]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Mix")

    assert table.told()[2:5] == [
        "Gain Will, NES of Player 1 changes places with Use Item, NE.",
        "Gain Will, NES lies on the slate of Player 2 now.",
        "Use Item, NE lies on the slate of Player 1 now.",
    ]


def test_the_log_says_that_a_tile_comes_from_the_center(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Shop"], slate=[MINE]), player(), market=["Use Item, NE"], bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Shop")

    assert table.told()[2:4] == [
        "Gain Will, NES of Player 1 changes places with Use Item, NE.",
        "Use Item, NE lies on the slate of Player 1 now.",
    ]


@pytest.mark.rule("arcane", "R18")
@pytest.mark.parametrize("text", [
    "Swap an item of yours with an item of another player.", "Swap an item of another player with an item of yours.",
])  # fmt: skip
@pytest.mark.parametrize(("answer", "items"), [
    ("Yes", [["Spark Flask"], ["Guard"]]), ("No", [["Guard"], ["Spark Flask"]]),
])  # fmt: skip
def test_no_item_is_given_for_one_that_a_card_keeps_from_being_taken(
    tmp_path: Path, text: str, answer: str, items: list[list[str]]
) -> None:
    guard = "If this would be taken, you may pay 2 Shards instead."
    own = game_with(tmp_path, ("Trade", "spell", text), ("Guard", "item", guard))
    table = Scene(own)(player(private=["Trade"], items=["Spark Flask"]), player(items=["Guard"]), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Trade")

    loaded = own.load_state(table.state.save())
    assert loaded.fingerprint() == table.state.fingerprint()
    table.do(answer)

    assert [table.items(seat) for seat in range(2)] == items
