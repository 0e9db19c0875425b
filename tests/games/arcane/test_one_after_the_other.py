"""Spells that perform the actions of several tiles, use several items, or complete several assignments."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.arcane.performing import Complete
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

pytestmark = pytest.mark.rule("arcane", "R14")


def chain_reaction(scene: Scene, *private: str) -> Table:
    """The spell is cast by the tile in the first row; two others can be chosen."""
    slate = [
        tile("Gain Will + Complete Assignment, NE", 1, 1),
        tile("2x Collect Shard, NE", 1, 3),
        tile("Complete Assignment, NE", 0, 1),
    ]
    table = scene(player(will=9, shards=0, private=["Chain Reaction", *private], slate=slate), player(), bag=[])
    table.do("Cast Complete Assignment, NE", "Complete Chain Reaction")
    return table


def workshop_frenzy(scene: Scene) -> Table:
    """The spell has taken all Will, and three items can be chosen."""
    items = ["Spark Flask", "Examiner's Seal", "Guild Card"]
    mine = player(will=5, items=items, private=["Workshop Frenzy", "Pop Quiz"])
    table = scene(mine, player(), public=["Second Wind"], bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Workshop Frenzy")
    return table


def test_the_actions_of_two_tiles_are_performed_in_the_order_in_which_they_were_chosen(scene: Scene) -> None:
    table = chain_reaction(scene)

    table.do("2x Collect Shard, NE", "Gain Will + Complete Assignment, NE")

    assert table.options == ["Collect 1 Shard", "Do no more with 2x Collect Shard, NE"]
    table.do("Collect 1 Shard", "Collect 1 Shard")
    assert table.options[0] == "Gain 1 Will"


def test_a_chosen_tile_that_was_discarded_by_the_first_does_nothing(scene: Scene) -> None:
    table = chain_reaction(scene, "Cleared Desk")

    table.do("Gain Will + Complete Assignment, NE", "2x Collect Shard, NE")
    table.do("Complete Cleared Desk", "Yes", "2x Collect Shard, NE", "Do no more")

    assert (table.state.active, table.shards[0]) == (1, 3)


def test_a_chosen_tile_that_was_covered_by_the_first_does_nothing(scene: Scene) -> None:
    table = chain_reaction(scene, "Sliding Puzzle")

    table.do("Gain Will + Complete Assignment, NE", "2x Collect Shard, NE")
    table.do("Complete Sliding Puzzle", "Complete Assignment, NE", "On row 2, column 4")
    table.do("Do no more with Gain Will + Complete Assignment, NE")

    assert table.asked == "Which tile linked to Complete Assignment, NE do you resolve?"
    assert table.shards[0] == 1


def test_two_items_are_used_in_the_order_in_which_they_were_chosen(scene: Scene) -> None:
    table = workshop_frenzy(scene)

    table.do("Spark Flask", "Examiner's Seal")

    assert table.will[0] == 2
    table.do("Complete Second Wind for 2 Will")
    used = [line for line in table.told() if " uses " in line]
    assert used == ["Player 1 uses Spark Flask.", "Player 1 uses Examiner's Seal."]


def test_an_item_is_used_only_when_the_one_before_it_is_done_with(scene: Scene) -> None:
    table = workshop_frenzy(scene)

    table.do("Examiner's Seal", "Spark Flask")
    assert (table.will[0], table.can(Complete, "Second Wind")) == (0, False)
    table.do("Do no more with Examiner's Seal")

    assert table.will[0] == 2


@pytest.mark.rule("arcane", "use.often", "C7")
def test_a_spell_uses_an_item_whose_use_has_led_to_the_spell(scene: Scene) -> None:
    items = ["Spark Flask", "Examiner's Seal"]
    mine = player(will=5, shards=3, items=items, private=["Workshop Frenzy"], slate=[tile("Use Item, NE", 1, 1)])
    table = scene(mine, player(), public=["Feather Bed"], bag=[])

    table.do("Cast Use Item, NE", "Use Examiner's Seal", "Complete Workshop Frenzy", "Examiner's Seal")
    table.do("Complete Feather Bed for 3 Shards")

    assert (table.items(0), table.will[0]) == ([*items, "Feather Bed"], 2)


def test_several_spells_that_are_completed_take_effect_one_after_the_other(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Both", "spell", "Complete all public assignments without paying its cost."))
    market = ["Use Item, NE", "Use Item, NS", "Add Tile, NES"]
    table = scene(
        player(private=["Both"]), player(), public=["New Wing", "Bulk Order"], market=market, bag=[], game=game
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Both", "Use Item, NE")

    assert table.asked == "Where on your slate does Use Item, NE go?"
