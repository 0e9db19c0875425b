"""Tiles that players take in the turn of another one, and what cards do while the center is filled."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.rules import Link
from rulebound.games.arcane.zones import TAKEN
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.contract.view_faults import faults
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import ADD, USE_OR_COMPLETE, Scene, player, tile

CARDS: Final = (
    ("Tip", "item", "When another player rests, take a market tile."),
    ("Turn", "item", "When another player rests, perform an Add Tile action."),
    ("Bag", "item", "When another player rests, take the top tile of the bag."),
    ("Note", "item", "When you take a tile, gain 1 Shard."),
    ("Sale", "spell", "Each player takes a market tile."),
    ("Pair", "spell", "Take a market tile. Each player takes a market tile."),
    ("Nap", "spell", "Each other player rests."),
    ("Late", "item", "When you draw a card, take a market tile."),
    ("Rush", "item", "When you draw a card, complete a public spell with cost 0 without paying its cost."),
    ("Free", "spell", "Gain 1 Shard."),
    ("Wipe", "spell", "Discard all market tiles. Gain 1 Will for each tile discarded this way."),
    ("Refill", "spell", "Replace all market tiles. Gain that much Will."),
    ("Slide", "spell", "Move a placed tile of yours to another space."),
    ("Grief", "item", "When a market tile is discarded, gain 1 Shard."),
)
LEFT: Final = "On row 2, column 2"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.rule("arcane", "R22")
@pytest.mark.parametrize(
    ("item", "answers"), [("Tip", ["Gain Will, NES"]), ("Turn", ["Take Gain Will, NES"]), ("Bag", [])]
)
def test_who_takes_a_tile_in_the_turn_of_another_player_places_it(
    own: ArcaneGame, item: str, answers: list[str]
) -> None:
    market = ["Gain Will, NES", "Use Item, NE"] if answers else []
    bag = [] if answers else ["Gain Will, NES"]
    table = Scene(own)(player(), player(items=[item]), market=market, bag=bag, deck=[])

    table.do("Rest", *answers)
    placing = table.state.seat
    table.do(LEFT, "Connectors north, east and south")

    assert placing == 1
    assert (table.at(0, 1, 1), table.at(1, 1, 1)) == ("", "Gain Will, NES")
    assert table.state.turn == 2


def test_a_card_sees_who_takes_a_tile_in_the_turn_of_another_player(own: ArcaneGame) -> None:
    market = ["Gain Will, NES", "Use Item, NE"]
    table = Scene(own)(player(), player(items=["Tip", "Note"]), market=market, bag=[], deck=[])

    table.do("Rest", "Gain Will, NES")

    assert table.shards == [3, 4]


@pytest.mark.rule("arcane", "R22")
def test_the_active_player_places_first_and_then_the_others_in_turn_order(own: ArcaneGame) -> None:
    market = ["Gain Will, NES", "Use Item, NE", "Chaos Magic, NESW"]
    table = Scene(own)(player(), player(private=["Sale"]), player(), market=market, bag=[], deck=[], active=1)
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Sale", "Gain Will, NES", "Use Item, NE")
    placing = []

    while table.state.cards_in(TAKEN):
        placing.append(table.state.seat)
        table.do(LEFT)
        if "Connectors" in table.options[0]:
            table.state.apply(table.state.legal_actions()[0])

    assert placing == [1, 2, 0]
    assert [table.at(seat, 1, 1) for seat in range(3)] == ["Chaos Magic, NESW", "Gain Will, NES", "Use Item, NE"]


def test_a_tile_that_another_player_has_taken_is_not_ones_own_to_place(own: ArcaneGame) -> None:
    market = ["Gain Will, NES", "Use Item, NE", "Chaos Magic, NESW", "Chaos Magic, NS"]
    table = Scene(own)(player(private=["Pair"]), player(), market=market, bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Pair", "Gain Will, NES", "Use Item, NE")

    table.do("Chaos Magic, NESW")

    assert table.options == ["Gain Will, NES", "Use Item, NE"]
    reason = Reason("add.place", "Only a tile that you have taken can be placed.")
    assert table.why_not(Pick, "Chaos Magic, NESW") == reason


@pytest.mark.rule("arcane", "R22")
def test_a_tile_that_is_taken_while_cards_are_drawn_is_placed_in_the_same_turn(own: ArcaneGame) -> None:
    public = ["Deep Breath", "New Wing", "Bulk Order", "Time Dilation"]
    table = Scene(own)(
        player(items=["Late"], private=["Second Wind", "Feather Bed"]), player(), public=public,
        market=["Gain Will, NES"], bag=[], deck=["Pop Quiz", "Damp Chalk"],
    )  # fmt: skip

    table.do("Rest", "Keep", LEFT, "Connectors north, east and south")

    assert table.at(0, 1, 1) == "Gain Will, NES"
    assert (table.state.active, table.state.cards_in(TAKEN)) == (1, [])


@pytest.mark.rule("arcane", "R22")
def test_the_center_is_filled_again_after_what_cards_do_while_cards_are_drawn(own: ArcaneGame) -> None:
    public = ["Free", "New Wing", "Bulk Order", "Time Dilation"]
    table = Scene(own)(
        player(items=["Rush"], private=["Second Wind", "Feather Bed"]), player(), public=public,
        bag=[], deck=["Pop Quiz", "Damp Chalk", "Deep Breath"],
    )  # fmt: skip

    table.do("Rest", "Keep")

    assert table.spells(0) == ["Free"]
    assert len(table.public) == 4


@pytest.mark.parametrize("spell", ["Wipe", "Fresh Start"])
def test_the_log_says_which_tiles_of_the_center_are_discarded(own: ArcaneGame, spell: str) -> None:
    mine = player(private=[spell], items=["Grief"], will=4)
    table = Scene(own)(mine, player(), market=["Gain Will, NES", "Use Item, NE"], bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")

    told = table.told()
    assert "Gain Will, NES is discarded." in told
    assert "Use Item, NE is discarded." in told


def test_tiles_of_the_center_that_are_discarded_are_counted(own: ArcaneGame) -> None:
    market = ["Gain Will, NES", "Use Item, NE"]
    table = Scene(own)(player(private=["Wipe"]), player(), market=market, bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Wipe")

    assert (table.market, table.will[0]) == ([], 5)


def test_tiles_of_the_center_that_are_replaced_are_counted(own: ArcaneGame) -> None:
    market, bag = ["Gain Will, NES", "Use Item, NE"], ["Add Tile, NES", "Gain Will, NESW", "Use Item, NS"]
    table = Scene(own)(player(private=["Refill"]), player(), market=market, bag=bag, deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Refill")

    assert table.will[0] == 5


def test_the_view_shows_no_join_to_a_tile_that_is_covered_until_the_other_one_is_moved(own: ArcaneGame) -> None:
    mine = [tile("Gain Will, NESW", 1, 1), tile("Use Item, NE", 1, 1)]
    table = Scene(own)(player(private=["Slide"], slate=mine), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Slide")
    while "Where" not in table.asked:
        table.do("Use Item, NE")

    assert faults(table.state.seat_of(0).view()) == []


def test_a_card_sees_that_a_tile_of_the_center_is_discarded(own: ArcaneGame) -> None:
    mine = player(private=["Wipe"], items=["Grief"])
    table = Scene(own)(mine, player(), market=["Gain Will, NES", "Use Item, NE"], bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Wipe")

    assert table.shards[0] == 5


def test_a_player_who_is_asked_in_the_cast_of_another_one_is_not_called_the_one_who_casts(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Nap"]), player(private=["Pop Quiz"]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Nap")

    assert table.state.seat == 1
    reason = table.why_not(Link, ADD, of=1)
    assert reason is not None
    assert reason.clause == "rest.exchange"
