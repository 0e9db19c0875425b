"""Items that come back after they were discarded: into the hand of who had them, or into the deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.arcane.zones import DECK, DISCARD
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player


def discarding(tmp_path: Path, text: str, *names: str) -> Table:
    """A table at which the third player has Spark Flask and the item with this text, and the first discards these."""
    own = game_with(tmp_path, ("Own", "item", text), ("Kill", "spell", "Discard an item of another player."))
    mine = player(private=["Kill", "Spark Flask" if "Own" in names else "Pop Quiz"])
    theirs = player(items=["Own", "Spark Flask"][: 1 if "Own" in names else 2])
    table = Scene(own)(mine, player(), theirs, bag=[], deck=["Guild Card"])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Kill", *([] if "Own" in names else names))
    return table


@pytest.mark.parametrize("text", [
    "When this is discarded, return it to its owner's hand.",
    "When this is discarded, put it into your hand.",
    "When an item of yours is discarded, return it to its owner's hand.",
    "When another player discards an item of yours, return it to its owner's hand.",
])  # fmt: skip
def test_an_item_that_is_discarded_returns_to_the_hand_of_who_had_it(tmp_path: Path, text: str) -> None:
    table = discarding(tmp_path, text, "Own")

    assert [table.hand(seat) for seat in (1, 2)] == [[], ["Own"]]
    assert "Player 3 takes Own back as a private assignment." in table.told()


def test_an_item_of_another_player_returns_to_that_player(tmp_path: Path) -> None:
    text = "When an item of another player is discarded, return it to its owner's hand."
    own = game_with(tmp_path, ("Own", "item", text), ("Kill", "spell", "Discard an item of another player."))
    table = Scene(own)(
        player(private=["Kill"], items=["Own"]), player(), player(items=["Spark Flask"]), bag=[], deck=[]
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Kill")

    assert [table.hand(seat) for seat in range(3)] == [[], [], ["Spark Flask"]]


def test_an_item_that_is_discarded_is_shuffled_into_the_deck(tmp_path: Path) -> None:
    table = discarding(tmp_path, "When an item of yours is discarded, shuffle it into the deck.", "Spark Flask")

    assert table.names(table.state.cards_in(DISCARD)) == []
    found = [*table.names(table.state.cards_in(DECK)), *table.public, *table.hand(0)]
    assert "Spark Flask" in found


def test_a_token_does_not_come_back(tmp_path: Path) -> None:
    text = "When an item of yours is discarded, return it to its owner's hand."
    made = "Create a Trinket item with 1 Prestige. Discard an item of yours."
    own = game_with(tmp_path, ("Own", "item", text), ("Make", "spell", made))
    table = Scene(own)(player(private=["Make"], items=["Own"]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Make", "Trinket")

    assert (table.hand(0), table.items(0)) == ([], ["Own"])
