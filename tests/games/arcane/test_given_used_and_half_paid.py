"""Assignments of Arcane Academy completed at half their cost, all Shards given, items of others used, links counted."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane import zones
from rulebound.games.arcane.game import ArcaneGame
from rulebound.kernel.table.counting import counters_on, named, put_counters
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

SPELLS: Final = {
    "Half": "You may complete a public assignment for half its cost.",
    "Half Up": "You may complete a public assignment at half its cost, rounded up.",
    "Anew": "Shuffle all public assignments into the deck and deal four new ones. "
    "You may complete one of them at half its cost.",
    "Others": "Replace all public assignments. You may complete one of them without paying its cost.",
    "Dig": "Reveal cards from the top of the deck until you reveal an item. You may complete it for 2 Shards less. "
    "Put the rest on the bottom in a random order.",
    "Robbery": "Take all of another player's Shards.",
    "Tax": "Each other player gives you half their Shards.",
    "Charity": "Give all your Shards to another player.",
    "Threat": "Choose another player. That player chooses one: You complete a public assignment without paying its "
    "cost; or they give you all their Shards.",
    "Loan": "Use another player's item as if it were yours.",
    "Barter": "Exchange a placed tile of yours with a market tile.",
    "Sale": "You may complete an item from your hand for half its cost.",
    "Gift": "Gain 3 Shards.",
}
ITEMS: Final = {
    "Well": "USE: Gain 2 Will.",
    "Mirror": "USE: Use the USE ability of an item of another player.",
    "Twin": "USE: Use an item of another player.",
    "Trader": "USE: Spend 1 Shard to gain 3 Will.",
    "Hub": "When you cast a tile, if it is not linked to two or more tiles, gain 1 Will.",
    "Purse": "When another player completes an assignment, put a coin counter on this. If there are two or more coin "
    "counters on it, remove them all and gain 5 Will.",
}


def written() -> list[tuple[str, str, str]]:
    cards = [(name, "spell", text) for name, text in SPELLS.items()]
    return [*cards, *[(name, "item", text) for name, text in ITEMS.items()]]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own, which cost 0."""
    return game_with(tmp_path_factory.mktemp("cards"), *written())


@pytest.fixture(scope="module")
def dear(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The same, in which all of these cost 3."""
    return game_with(tmp_path_factory.mktemp("cards"), *written(), cost=3)


def casting(game: ArcaneGame, spell: str, *, will: int = 0, other: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table at which this spell is being completed."""
    mine = {"private": [spell], "will": will, "shards": more.pop("shards", 0), "items": more.pop("items", [])}
    table = Scene(game)(player(**mine), other or player(), bag=[], **more)
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


@pytest.mark.parametrize(("spell", "left"), [("Half", 1), ("Half Up", 0)])
def test_half_a_cost_is_rounded_down_where_the_text_does_not_say_otherwise(
    dear: ArcaneGame, spell: str, left: int
) -> None:
    table = casting(dear, spell, will=3, shards=2, public=["Well"])
    table.do("Yes")

    assert table.items(0) == ["Well"]
    assert table.shards[0] == left


def test_an_assignment_of_the_hand_is_completed_for_half(dear: ArcaneGame) -> None:
    table = Scene(dear)(player(private=["Sale", "Well", "Gift"], will=3, shards=1), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Sale", "Yes", "Well")

    assert table.items(0) == ["Well"]
    assert table.shards[0] == 0


def test_what_cannot_be_paid_even_for_half_is_not_offered(dear: ArcaneGame) -> None:
    table = casting(dear, "Half", will=3, shards=0, public=["Well"])

    assert "Yes" not in table.options


def test_four_new_assignments_come_and_one_of_them_costs_half(own: ArcaneGame) -> None:
    table = casting(own, "Anew", public=["Well", "Twin"], deck=["Gift", "Trader", "Hub", "Purse"])

    assert len(table.public) == 4
    assert set(table.public) <= {"Well", "Twin", "Gift", "Trader", "Hub", "Purse"}
    table.do("Yes")
    assert len(table.options) >= 4


def test_of_those_that_replace_others_one_is_completed(own: ArcaneGame) -> None:
    table = casting(own, "Others", public=["Well", "Purse"], deck=["Gift", "Trader", "Hub", "Twin"])
    table.do("Yes")
    assert table.options == ["Twin", "Hub"]
    table.do("Hub")

    assert table.items(0) == ["Hub"]
    assert "Well" in table.names(table.state.cards_in(zones.DISCARD))


def test_the_item_that_was_looked_for_is_completed_for_less(dear: ArcaneGame) -> None:
    table = casting(dear, "Dig", will=3, shards=1, deck=["Twin", "Well", "Gift", "Half"])
    table.do("Yes")

    assert table.items(0) == ["Well"]
    assert table.shards[0] == 0


@pytest.mark.parametrize(
    ("spell", "mine", "theirs", "after"),
    [("Robbery", 1, 5, [6, 0]), ("Tax", 1, 5, [3, 3]), ("Charity", 4, 1, [0, 5])],
)
def test_all_or_half_of_what_a_player_has_is_given(
    own: ArcaneGame, spell: str, mine: int, theirs: int, after: list[int]
) -> None:
    table = casting(own, spell, shards=mine, other=player(shards=theirs))

    assert table.shards == after


@pytest.mark.parametrize(("choice", "shards"), [(0, 1), (1, 5)])
def test_another_player_chooses_what_you_get(own: ArcaneGame, choice: int, shards: int) -> None:
    table = casting(own, "Threat", shards=1, other=player(shards=4), public=["Well"])
    table.do(table.options[choice])

    assert table.shards[0] == shards
    assert table.items(0) == (["Well"] if choice == 0 else [])


def test_an_item_of_another_player_is_used_as_if_it_were_yours(own: ArcaneGame) -> None:
    table = casting(own, "Loan", other=player(items=["Well"], will=1))
    if "Well" in table.options:
        table.do("Well")

    assert table.will == [2, 1]


def test_two_items_do_not_use_each_other_without_end(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Mirror"]), player(items=["Twin"]), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Use Mirror")
    for _ in range(4):
        if any(option in ("Twin", "Mirror") for option in table.options):
            table.do("Twin" if "Twin" in table.options else "Mirror")

    assert not any(option in ("Twin", "Mirror") for option in table.options)


def test_a_cost_is_spent_for_what_it_gives(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Trader"], shards=1, will=0), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Use Trader")

    assert (table.shards[0], table.will[0]) == (0, 3)


def test_a_tile_knows_to_how_many_it_is_linked(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Hub"], will=0), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}")

    assert table.will[0] == 1


def test_a_tile_of_a_slate_changes_places_with_one_of_the_center(own: ArcaneGame) -> None:
    market = ["Gain Will, NESW", "Collect Shard, NES", "Collect Shard, NESW", "Complete Assignment, NES"]
    slate = [tile("Gain Will, NES", 1, 1, turn=2, exhausted=1)]
    table = Scene(own)(player(private=["Barter"], slate=slate), player(), bag=[], market=market)
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Barter", "Collect Shard, NES")

    assert table.at(0, 1, 1) == "Collect Shard, NES"
    assert table.exhaustion(0, 1, 1) == 0
    assert sorted(table.market) == sorted(["Gain Will, NES", market[0], market[2], market[3]])


def test_counters_are_counted_and_removed_on_the_card_that_has_them(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Gift"]), player(items=["Purse"], will=0), bag=[])
    purse = table.piece("Purse")
    put_counters(table.state, purse, named("coin"), 1, purse)
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Gift")

    assert table.will[1] == 5
    assert counters_on(table.state, purse) == []


@pytest.mark.parametrize(
    ("said", "house"),
    [
        (
            "USE: Exhaust a tile of another player. If you can't, gain 2 Shards.",
            "USE: Exhaust a tile of another player. If you do not, gain 2 Shards.",
        ),
        ("When this is completed, gain 2 Will.", "When you complete this, gain 2 Will."),
        ("Your maximum Will is increased by 3.", "Your maximum Will is 3 higher."),
        (
            "Whenever a tile of yours becomes exhausted, gain 1 Shard.",
            "When a tile of yours is exhausted, gain 1 Shard.",
        ),
        (
            "USE: Rotate any number of your placed tiles.",
            "USE: Rotate any number of placed tiles of yours.",
        ),
        ("USE: Rotate a tile of yours 90 degrees.", "USE: Rotate a tile of yours by 90 degrees."),
        (
            "When you cast a tile, if three or more tiles are linked to it, gain 2 Shards.",
            "When you cast a tile, if it is linked to three or more tiles, gain 2 Shards.",
        ),
    ],
)
def test_what_designers_write_is_said_as_the_house_does(own: ArcaneGame, said: str, house: str) -> None:
    assert str(own.card_files.understood(said, "item")[1]) == house


def test_what_may_be_declined_is_not_what_cannot_be_done(own: ArcaneGame) -> None:
    assert own.card_files.fault("USE: You may discard a card. If you can't, gain 2 Shards.", "item")
