"""Costs beside that of another card, the same item twice, and the fifth spell of a game, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

CARDS: Final = [
    ("Remodel", "spell", "Discard an item of yours. Then complete an item costing up to 1 more than it for free."),
    ("Upgrade", "spell", "Discard an item of yours. Complete a public item costing exactly 1 more for free."),
    ("Cheek", "spell", "Swap one of your items with another player's item that costs no more than 1 Shard more."),
    ("Even", "spell", "Swap one of your items with an item of another player that costs the same."),
    ("Twice", "spell", "Use an item of yours twice."),
    ("Kettle", "item", "USE: Gain 2 Will."),
    ("Fountain", "item", "USE: Gain 3 Shards."),
    ("Crown", "item", "When you complete your second spell, put 5 Prestige tokens on this."),
    ("Echo", "item", "When you complete your second spell each turn, gain 3 Shards."),
    ("Wheel", "item", "Every second spell you complete, gain 4 Shards."),
    ("Rain", "spell", "Gain 1 Will."),
    ("Drop", "spell", "Gain 1 Will."),
    ("Dew", "spell", "Gain 1 Will."),
    ("Mist", "spell", "Gain 1 Will."),
]  # fmt: skip
TWO: Final = tile("2x Complete Assignment, N", 0, 1)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own: they cost 3."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS, cost=3)


def completing(own: ArcaneGame, spell: str, other: dict[str, Any] | None = None, **more: Any) -> Table:
    mine = {key: more.pop(key) for key in ("items", "shards") if key in more}
    table = Scene(own)(player(private=[spell], will=3, **{"shards": 0, **mine}), other or player(), bag=[], **more)
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def test_an_item_is_remodelled_into_one_that_costs_little_more(own: ArcaneGame) -> None:
    public = ["Puzzle Table", "Star Chart", "Honour Roll"]
    table = completing(own, "Remodel", items=["Kettle", "Fountain"], public=public)

    table.do("Kettle")

    assert {"Puzzle Table", "Star Chart"} <= set(table.options)
    assert "Honour Roll" not in table.options
    table.do("Star Chart")
    assert table.items(0) == ["Fountain", "Star Chart"]


def test_an_item_of_the_own_hand_can_be_completed_so_too(own: ArcaneGame) -> None:
    table = Scene(own)(
        player(private=["Remodel", "Star Chart"], will=3, items=["Kettle", "Fountain"]), player(), bag=[], public=[]
    )
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Remodel", "Kettle", "Star Chart")

    assert table.items(0) == ["Fountain", "Star Chart"]


def test_exactly_one_more_is_neither_the_same_nor_two_more(own: ArcaneGame) -> None:
    public = ["Spark Flask", "Star Chart", "Honour Roll", "Treasury Key"]
    table = completing(own, "Upgrade", items=["Kettle", "Fountain"], public=public)

    table.do("Kettle")

    assert set(table.options) == {"Star Chart", "Treasury Key"}


@pytest.mark.parametrize(
    ("spell", "theirs"), [("Cheek", ["Puzzle Table", "Star Chart"]), ("Even", ["Spark Flask", "Shard Press"])]
)
def test_items_are_swapped_for_those_that_cost_little_more_or_the_same(
    own: ArcaneGame, spell: str, theirs: list[str]
) -> None:
    others = (
        ["Puzzle Table", "Star Chart", "Honour Roll"]
        if spell == "Cheek"
        else ["Spark Flask", "Shard Press", "Star Chart"]
    )
    table = completing(own, spell, player(items=others), items=["Kettle", "Fountain"])

    table.do("Kettle", theirs[0])

    assert theirs[0] in table.items(0)
    assert "Kettle" in table.items(1)
    assert others[-1] in table.items(1)


def test_one_item_is_used_twice(own: ArcaneGame) -> None:
    table = completing(own, "Twice", items=["Kettle", "Fountain"])

    table.do("Fountain")

    assert (table.will[0], table.shards[0]) == (0, 6)


def test_the_second_spell_of_the_game_counts_though_the_item_came_after_the_first(own: ArcaneGame) -> None:
    table = Scene(own)(
        player(private=["Rain", "Crown"], will=9, shards=3, slate=[TWO]), player(), bag=[], public=["Drop"]
    )
    table.do("Cast 2x Complete Assignment, N", "Complete Rain", "Complete Crown")
    assert table.tokens("Crown") == 0
    table.rest()

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Drop")

    assert table.tokens("Crown") == 5


@pytest.mark.parametrize(("item", "shards"), [("Crown", 0), ("Echo", 3), ("Wheel", 4)])
def test_the_second_spell_of_a_turn_and_each_second_one(own: ArcaneGame, item: str, shards: int) -> None:
    more = tile("2x Complete Assignment, N", 0, 1)
    table = Scene(own)(player(items=[item], private=["Rain", "Drop"], will=9, shards=0, slate=[more]), player(), bag=[])

    table.do("Cast 2x Complete Assignment, N", "Complete Rain")
    assert table.shards[0] == 0
    table.do("Complete Drop")

    assert table.shards[0] == shards
    assert table.tokens(item) == (5 if item == "Crown" else 0)
