"""The shipped spells: a test for each sentence, with its edges."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.arcane.rules import Link
from rulebound.games.arcane.zones import DISCARD, GONE, TAKEN
from rulebound.kernel.basics.reason import Reason
from tests.games.arcane.table import (
    ADD,
    ADD_TOO,
    USE_OR_COMPLETE,
    WILL_OR_SHARD,
    Scene,
    Table,
    corner,
    player,
    tile,
)


def cast(scene: Scene, name: str, *others: dict[str, Any], mine: dict[str, Any] | None = None, **more: Any) -> Table:
    """A spell, completed with the corner of the slate, beside whatever else is there."""
    me = {"will": 9, "private": [name], **(mine or {})}
    table = scene(me, *(others or ({},)), **{"bag": [], **more})
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {name}")
    return table


def cast_by(scene: Scene, tile_name: str, name: str, slate: list[dict[str, Any]]) -> Table:
    """A spell, completed with this tile of the slate."""
    table = scene(player(will=9, private=[name], slate=slate), player(), bag=[])
    table.do(f"Cast {tile_name}", f"Complete {name}")
    return table


def test_time_dilation_gives_an_extra_turn(scene: Scene) -> None:
    table = cast(scene, "Time Dilation")

    assert (table.state.active, table.state.is_extra) == (0, True)
    assert table.scores[0] == 2


def test_deep_breath_frees_all_own_tiles_corners_included(scene: Scene) -> None:
    slate = [tile("Use Item, NE", 1, 1, exhausted=2), corner(ADD)]
    table = cast(scene, "Deep Breath", {"slate": [corner(ADD)]}, mine={"slate": slate})

    assert [table.exhaustion(0, 1, 1), table.exhaustion(0, 0, 3), table.exhaustion(0, 0, 0)] == [0, 0, 0]
    assert table.exhaustion(1, 0, 3) == 1


@pytest.mark.rule("arcane", "A11")
def test_the_activated_tile_freed_during_its_own_cast_is_cast_again_in_a_later_turn_only(scene: Scene) -> None:
    slate = [tile("Complete Assignment, NES", 1, 1), tile("Gain Will, NES", 1, 2, turn=1)]
    table = scene(player(will=9, private=["Deep Breath"], slate=slate), player(), bag=[])

    table.do("Cast Complete Assignment, NES", "Complete Deep Breath", "Resolve Gain Will, NES", "Gain 1 Will")

    assert table.state.active == 1
    table.rest()
    assert table.said(table.option("Cast Complete Assignment, NES")) != ""


def test_second_wind_frees_a_tile_that_can_complete_and_gives_a_shard(scene: Scene) -> None:
    slate = [tile("Use Item, NE", 1, 1, exhausted=1), tile("Complete Assignment, NE", 1, 2, exhausted=1)]
    mine = {"slate": [*slate, tile("Chaos Magic, NS", 2, 2, exhausted=1)]}
    table = cast(scene, "Second Wind", mine=mine)

    assert table.options == [USE_OR_COMPLETE, "Complete Assignment, NE"]
    table.do("Complete Assignment, NE")

    assert [table.exhaustion(0, 1, column) for column in (1, 2)] == [1, 0]
    assert table.shards[0] == 4


@pytest.mark.rule("arcane", "R7")
def test_echoing_formula_performs_the_actions_of_an_own_tile_exhausted_or_not(scene: Scene) -> None:
    slate = [tile("2x Gain Will, NE", 1, 1, exhausted=1), tile("Gain Will, NES", 2, 2)]
    table = cast(scene, "Echoing Formula", {"slate": [tile("Gain Will, NESW", 1, 1)]}, mine={"slate": slate})

    assert "2x Gain Will, NE" in table.options
    assert "Gain Will, NESW" not in table.options
    table.do("2x Gain Will, NE", "Gain 1 Will", "Do no more with 2x Gain Will, NE")

    assert table.will[0] == 9 - 4 + 1
    assert table.exhaustion(0, 1, 1) == 1


@pytest.mark.rule("arcane", "R7")
def test_a_tile_whose_actions_a_spell_performed_can_still_be_resolved_by_a_link(scene: Scene) -> None:
    slate = [tile("Complete Assignment, NES", 1, 1), tile("Gain Will, NES", 1, 2, turn=1)]
    table = scene(player(will=4, private=["Echoing Formula"], slate=slate), player(), bag=[])

    table.do("Cast Complete Assignment, NES", "Complete Echoing Formula", "Gain Will, NES", "Gain 1 Will")
    table.do("Resolve Gain Will, NES", "Gain 1 Will")

    assert table.will[0] == 2
    assert table.exhaustion(0, 1, 2) == 0


def test_chain_reaction_performs_two_different_un_exhausted_tiles(scene: Scene) -> None:
    slate = [
        tile("Gain Will, NES", 1, 1),
        tile("2x Collect Shard, NE", 1, 2),
        tile("2x Gain Will, NE", 2, 1, exhausted=1),
    ]
    table = cast(scene, "Chain Reaction", mine={"slate": slate})

    assert "2x Gain Will, NE" not in table.options
    table.do("Gain Will, NES")
    assert "Gain Will, NES" not in table.options
    table.do("2x Collect Shard, NE", "Gain 1 Will", "Collect 1 Shard", "Collect 1 Shard")

    assert (table.will[0], table.shards[0]) == (9 - 6 + 1, 5)


def test_proof_by_exhaustion_exhausts_a_tile_of_another_player_and_gives_will(scene: Scene) -> None:
    table = cast(scene, "Proof by Exhaustion", {"slate": [corner(ADD)]})

    assert ADD not in table.options
    table.do(WILL_OR_SHARD)

    assert table.exhaustion(1, 2, 3) == 1
    assert table.will == [9 - 4 + 1, 3]


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_cleared_desk_may_trade_a_placed_tile_for_three_shards(scene: Scene, answer: str) -> None:
    table = cast(scene, "Cleared Desk", mine={"slate": [tile("Use Item, NE", 1, 1)]})

    table.do(answer)

    assert table.shards[0] == (6 if answer == "Yes" else 3)
    assert table.at(0, 1, 1) == ("" if answer == "Yes" else "Use Item, NE")


def test_cleared_desk_asks_nothing_where_nothing_is_placed(scene: Scene) -> None:
    table = cast(scene, "Cleared Desk")

    assert (table.state.active, table.shards[0]) == (1, 3)


def test_vanishing_lecture_discards_a_placed_tile_of_another_player_and_no_corner(scene: Scene) -> None:
    slate = [tile("Use Item, NE", 1, 1), tile("Use Item, NS", 0, 0)]
    table = cast(scene, "Vanishing Lecture", {"slate": slate}, mine={"slate": [tile("Gain Will, NES", 1, 1)]})

    assert table.options == ["Use Item, NS", "Use Item, NE"]
    table.do("Use Item, NS")

    assert table.at(1, 0, 0) == USE_OR_COMPLETE


def test_geometry_lesson_turns_a_placed_tile_and_gives_three_will_with_the_next_rest(scene: Scene) -> None:
    table = cast(scene, "Geometry Lesson", mine={"slate": [tile("Use Item, NE", 0, 1)]})

    assert table.asked == "Which way round does Use Item, NE lie on row 1, column 2?"
    table.do("Connectors north and west, joined to Corner 1")

    assert table.state.turns[table.piece("Use Item, NE")] == 3
    assert table.will[0] == 9 - 4

    table.finish()
    table.rest(4)

    assert table.will[0] == 9 - 4 + 3  # once, and not for the second rest


@pytest.mark.rule("arcane", "R1")
def test_sliding_puzzle_moves_a_placed_tile_with_its_tokens_and_gives_a_shard(scene: Scene) -> None:
    slate = [tile("Use Item, NE", 1, 1, turn=2, exhausted=1), tile("Gain Will, NES", 1, 2, exhausted=2)]
    table = cast(scene, "Sliding Puzzle", mine={"slate": slate})

    table.do("Use Item, NE")
    assert "On row 2, column 2, covering Use Item, NE" not in table.options
    table.do("On row 2, column 3, covering Gain Will, NES")

    assert (table.at(0, 1, 1), table.at(0, 1, 2)) == ("", "Use Item, NE")
    assert (table.exhaustion(0, 1, 1), table.exhaustion(0, 1, 2)) == (0, 3)
    assert table.state.turns[table.piece("Use Item, NE")] == 2
    assert table.shards[0] == 4


@pytest.mark.rule("arcane", "R1", "stack.complete")
def test_a_moved_tile_does_not_cover_the_last_complete_assignment_action(scene: Scene) -> None:
    table = cast(scene, "Sliding Puzzle", mine={"slate": [tile("Use Item, NE", 1, 1)]})

    assert f"On row 1, column 1, covering {USE_OR_COMPLETE}" not in table.options
    assert len(table.options) == 10


@pytest.mark.rule("arcane", "R1", "stack.complete", "B6", "B9")
def test_a_moved_tile_may_cover_a_complete_assignment_action_if_it_uncovers_another(scene: Scene) -> None:
    slate = [tile("Gain Will, NES", 0, 0), tile("Complete Assignment, NES", 1, 1), tile("Use Item, NES", 2, 2)]
    table = cast_by(scene, "Complete Assignment, NES", "Sliding Puzzle", slate)

    table.do("Gain Will, NES")
    assert "On row 2, column 2, covering Complete Assignment, NES" in table.options
    table.do("On row 2, column 2")

    assert (table.at(0, 0, 0), table.at(0, 1, 1)) == (USE_OR_COMPLETE, "Gain Will, NES")


@pytest.mark.rule("arcane", "B9")
def test_a_moved_tile_can_be_joined_to_what_it_uncovers(scene: Scene) -> None:
    slate = [tile("Gain Will, NES", 0, 0), tile("Complete Assignment, NES", 1, 1), tile("Use Item, NES", 2, 2)]
    table = cast_by(scene, "Complete Assignment, NES", "Sliding Puzzle", slate)

    table.do("Gain Will, NES")

    assert "On row 2, column 1, by 2 connectors" in table.options
    assert "On row 1, column 2, by 2 connectors" in table.options


@pytest.mark.rule("arcane", "R1")
def test_trading_places_swaps_two_placed_tiles_with_their_tokens_and_gives_two_shards(scene: Scene) -> None:
    slate = [
        tile("Use Item, NE", 1, 1, turn=2, exhausted=1), tile("Gain Will, NES", 2, 0, turn=1),
        tile("Add Tile, NES", 1, 2),
    ]  # fmt: skip
    table = cast(scene, "Trading Places", mine={"slate": slate})

    table.do("Use Item, NE", "Gain Will, NES")

    assert (table.at(0, 1, 1), table.at(0, 2, 0)) == ("Gain Will, NES", "Use Item, NE")
    assert (table.exhaustion(0, 1, 1), table.exhaustion(0, 2, 0)) == (0, 1)
    assert table.state.below[table.piece("Use Item, NE")] == table.piece(ADD_TOO, of=0)
    assert table.shards[0] == 5


def test_trading_places_does_nothing_with_a_single_tile(scene: Scene) -> None:
    table = cast(scene, "Trading Places", mine={"slate": [tile("Use Item, NE", 1, 1)]})

    assert table.at(0, 1, 1) == "Use Item, NE"
    assert table.shards[0] == 5


@pytest.mark.rule("arcane", "A12", "A10")
def test_new_wing_places_a_tile_at_once_which_can_be_linked_in_the_same_cast(scene: Scene) -> None:
    table = cast(scene, "New Wing", market=["Gain Will, NESW", "Use Item, NS"])

    table.do("Gain Will, NESW", "On row 1, column 2")
    assert table.options == ["Resolve Gain Will, NESW", "Resolve no more tiles"]
    table.do("Resolve Gain Will, NESW", "Gain 1 Will")

    assert table.will[0] == 9 - 4 + 1


@pytest.mark.rule("arcane", "A12")
def test_where_links_are_fixed_when_the_tile_is_activated_a_new_one_is_not_linked(scene: Scene) -> None:
    table = cast(scene, "New Wing", market=["Gain Will, NESW", "Use Item, NS"], rulings={"links": "activation"})

    table.do("Gain Will, NESW", "On row 1, column 2")

    assert table.state.active == 1


@pytest.mark.rule("arcane", "A12")
def test_of_a_tile_that_is_linked_only_later_it_is_said_that_it_was_not_then(scene: Scene) -> None:
    cast_one, moved = "Complete Assignment, NES", "Use Item, NES"
    slate = [tile(cast_one, 1, 1), tile("Gain Will, NESW", 1, 2), tile(moved, 2, 2)]
    mine = player(will=9, private=["Sliding Puzzle"], slate=slate)
    table = scene(mine, player(), bag=[], rulings={"links": "activation"})

    table.do(f"Cast {cast_one}", "Complete Sliding Puzzle", moved, "On row 1, column 2")

    assert table.why_not(Link, moved) == Reason("A12", f"{moved} was not linked to {cast_one} yet when that was cast.")


@pytest.mark.rule("arcane", "A12")
def test_where_the_activated_tile_is_covered_nothing_is_linked_any_more(scene: Scene) -> None:
    slate = [tile("Chaos Magic, NESW", 1, 1), tile("Gain Will, NESW", 1, 2)]
    table = scene(player(will=9, private=["New Wing"], slate=slate), player(), market=["Use Item, NS"], bag=[])

    table.do("Cast Chaos Magic, NESW", "Complete New Wing", "On row 2, column 2", "Connectors north and south")

    assert table.state.active == 1


@pytest.mark.rule("arcane", "A10")
@pytest.mark.parametrize("ruling", ["resolving", "activation"])
def test_a_tile_freed_during_the_cast_is_looked_at_when_it_would_be_resolved(scene: Scene, ruling: str) -> None:
    slate = [tile("Gain Will, NESW", 0, 1, exhausted=1)]
    table = cast(scene, "Deep Breath", mine={"slate": slate}, rulings={"link_check": ruling})

    assert (table.state.active == 0) == (ruling == "resolving")
    if ruling == "resolving":
        assert table.options == ["Resolve Gain Will, NESW", "Resolve no more tiles"]


@pytest.mark.rule("arcane", "A10")
@pytest.mark.parametrize("ruling", ["resolving", "activation"])
def test_so_is_a_tile_that_was_free_before(scene: Scene, ruling: str) -> None:
    """The tile that is placed rises above nothing; but the token of the covered one lies on it."""
    slate = [
        tile("Complete Assignment, NES", 1, 1),
        tile("Gain Will, NESW", 1, 2),
        tile("Use Item, NS", 2, 2, exhausted=1),
    ]
    table = scene(
        player(will=9, private=["Sliding Puzzle"], slate=slate), player(), bag=[], rulings={"link_check": ruling}
    )

    table.do("Cast Complete Assignment, NES", "Complete Sliding Puzzle", "Gain Will, NESW")
    table.do("On row 3, column 2")

    assert (table.why_not(Link, "Gain Will, NESW") is None) is True
    assert table.at(0, 2, 1) == "Gain Will, NESW"


@pytest.mark.rule("arcane", "A10", "A12")
@pytest.mark.parametrize("tired", [0, 1])
def test_a_tile_that_comes_to_touch_the_activated_one_is_taken_as_it_was_when_that_was_cast(
    scene: Scene, tired: int
) -> None:
    slate = [
        tile("Complete Assignment, NES", 1, 1),
        tile("Gain Will, NESW", 2, 3, exhausted=tired),
        tile("Use Item, NES", 0, 1),
    ]
    mine = player(will=9, private=["Sliding Puzzle"], slate=slate)
    table = scene(mine, player(), bag=[], rulings={"link_check": "activation"})

    table.do("Cast Complete Assignment, NES", "Complete Sliding Puzzle", "Gain Will, NESW", "On row 2, column 3")

    then = Reason("A10", "An exhaustion token lay on Gain Will, NESW when Complete Assignment, NES was cast.")
    assert table.why_not(Link, "Gain Will, NESW") == (then if tired else None)


def test_bulk_order_takes_two_market_tiles_which_are_placed_at_the_end_of_the_turn(scene: Scene) -> None:
    table = cast(scene, "Bulk Order", market=["Use Item, NE", "Use Item, NS", "Add Tile, NES"])

    table.do("Use Item, NE", "Add Tile, NES")

    assert table.names(table.state.cards_in(TAKEN)) == ["Use Item, NE", "Add Tile, NES"]
    assert table.asked == "Which of your new tiles do you place first?"


def test_fresh_start_replaces_the_market_and_then_places_one_of_the_new_tiles(scene: Scene) -> None:
    new = ["Gain Will, NES", "Gain Will, NESW"]
    table = cast(scene, "Fresh Start", market=["Use Item, NE", "Use Item, NS"], bag=new)

    assert sorted(table.names(table.state.cards_in(GONE))) == ["Use Item, NE", "Use Item, NS"]
    assert sorted(table.options) == sorted(new)
    table.do("Gain Will, NES", "On row 2, column 2", "Connectors north, east and south")

    assert table.at(0, 1, 1) == "Gain Will, NES"


def test_change_of_syllabus_replaces_two_public_assignments_and_gives_two_shards(scene: Scene) -> None:
    public = ["Toll Box", "Honour Roll", "Night Lamp", "Guild Card"]
    table = cast(
        scene, "Change of Syllabus", public=public, deck=["Deep Breath", "Damp Chalk", "Pop Quiz", "Feather Bed"]
    )

    table.do("Toll Box", "Guild Card")

    assert table.public == ["Honour Roll", "Night Lamp", "Feather Bed", "Pop Quiz"]
    assert table.names(table.state.cards_in(DISCARD)) == ["Toll Box", "Guild Card"]
    assert table.shards[0] == 5


@pytest.mark.rule("arcane", "R15", "C1")
def test_a_card_that_replaces_draws_one_for_each_and_leaves_the_gap_of_what_was_completed(scene: Scene) -> None:
    slate = [tile("2x Complete Assignment, N", 1, 1)]
    public = ["Change of Syllabus", "Toll Box", "Night Lamp", "Guild Card"]
    table = scene(player(will=9, slate=slate), player(), public=public, deck=["Deep Breath", "Damp Chalk", "Pop Quiz"])

    table.do("Cast 2x Complete Assignment, N", "Complete Change of Syllabus", "Toll Box", "Guild Card")

    assert table.public == ["Night Lamp", "Pop Quiz", "Damp Chalk"]
    assert table.asked == "2x Complete Assignment, N: which action do you perform? Left: Complete Assignment."


@pytest.mark.rule("arcane", "R15", "B1")
def test_tiles_that_are_replaced_leave_the_gap_of_what_was_taken(scene: Scene) -> None:
    market = ["Use Item, NE", "Use Item, NS", "Add Tile, NES", "2x Gain Will, NS"]
    bag = ["Gain Will, NES", "Gain Will, NESW", "2x Gain Will, NE", "2x Collect Shard, NE"]
    slate = [tile("Complete Assignment + Add Tile, NE", 1, 1)]
    table = scene(player(will=9, private=["Fresh Start"], slate=slate), player(), market=market, bag=bag)

    table.do("Cast Complete Assignment + Add Tile, NE", "Take Use Item, NE", "Complete Fresh Start")

    assert len(table.market) == 3
    assert len(table.options) == 3


@pytest.mark.rule("arcane", "R8")
def test_scholarship_completes_a_cheap_public_assignment_for_nothing(scene: Scene) -> None:
    public = ["Toll Box", "Honour Roll", "Pop Quiz", "Damp Chalk"]
    table = cast(scene, "Scholarship", {"private": ["Time Dilation"]}, mine={"shards": 0}, public=public)

    assert table.options == ["Toll Box", "Pop Quiz"]
    table.do("Toll Box")

    assert (table.items(0), table.spells(0)) == (["Toll Box"], ["Scholarship"])
    assert (table.shards[0], table.will[0]) == (0, 2)
    assert len(table.public) == 4


@pytest.mark.rule("arcane", "R8")
def test_a_spell_that_is_completed_for_nothing_takes_effect(scene: Scene) -> None:
    table = cast(scene, "Scholarship", {}, public=["Bulk Order"], market=["Use Item, NE", "Use Item, NS"])

    table.do("Use Item, NE")

    assert sorted(table.names(table.state.cards_in(TAKEN))) == ["Use Item, NE", "Use Item, NS"]
    assert table.spells(0) == ["Bulk Order", "Scholarship"]


def test_double_major_allows_two_more_assignments_each_paid_for(scene: Scene) -> None:
    table = cast(scene, "Double Major", mine={"shards": 7}, public=["Toll Box", "Spark Flask", "Night Lamp"])

    table.do("Complete Toll Box for 4 Shards", "Complete Spark Flask for 3 Shards")

    assert table.items(0) == ["Toll Box", "Spark Flask"]
    assert table.shards[0] == 0
    assert table.state.active == 1


def test_tuition_fees_take_a_shard_from_each_other_player_who_has_one(scene: Scene) -> None:
    table = cast(scene, "Tuition Fees", {"shards": 4}, {"shards": 0}, {"shards": 1})

    assert table.shards == [5, 3, 0, 0]


def test_pop_quiz_takes_will_of_each_other_player_who_discards_nothing(scene: Scene) -> None:
    table = cast(
        scene,
        "Pop Quiz",
        {"private": ["Toll Box", "Deep Breath"]},
        {"private": ["Night Lamp"]},
        mine={"private": ["Pop Quiz"]},
    )

    assert table.state.seat == 1
    table.do("Yes", "Deep Breath", "No")

    assert (table.hand(1), table.hand(2)) == (["Toll Box"], ["Night Lamp"])
    assert table.will[1:] == [3, 1]
    assert len(table.hand(0)) == 3


def test_damp_chalk_costs_the_others_two_will(scene: Scene) -> None:
    table = cast(scene, "Damp Chalk", {"will": 5}, {"will": 1})

    assert table.will == [4, 3, 0]


@pytest.mark.parametrize(("shards", "after"), [(0, 0), (1, 1), (2, 3), (9, 13)])
def test_compound_interest_gives_a_shard_for_every_two(scene: Scene, shards: int, after: int) -> None:
    table = cast(scene, "Compound Interest", mine={"shards": shards})

    assert table.shards[0] == after


@pytest.mark.parametrize(("items", "more"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4)])
def test_crystallisation_gives_two_shards_for_every_two_own_items(scene: Scene, items: int, more: int) -> None:
    own = ["Toll Box", "Night Lamp", "Guild Card", "Puzzle Table"][:items]
    table = cast(scene, "Crystallisation", {"items": ["Spark Flask", "Honour Roll"]}, mine={"items": own})

    assert table.shards[0] == 3 + more


@pytest.mark.parametrize("choice", ["Gain 3 Shards", "Draw two cards", "Take two market tiles"])
def test_grand_theorem_does_one_of_three_things(scene: Scene, choice: str) -> None:
    table = cast(scene, "Grand Theorem", market=["Use Item, NE", "Use Item, NS", "Add Tile, NES"])

    assert table.options == ["Gain 3 Shards", "Draw two cards", "Take two market tiles"]
    table.do(choice)

    if choice == "Gain 3 Shards":
        assert table.shards[0] == 6
    elif choice == "Draw two cards":
        assert len(table.hand(0)) == 3
    else:
        assert table.options == ["Use Item, NE", "Use Item, NS", "Add Tile, NES"]
    assert table.scores[0] == (4 if choice != "Take two market tiles" else 0)


def test_workshop_frenzy_uses_two_different_items(scene: Scene) -> None:
    table = cast(scene, "Workshop Frenzy", mine={"items": ["Spark Flask", "Shard Press", "Guild Card"]})

    table.do("Spark Flask")
    assert table.options == ["Shard Press", "Guild Card"]
    table.do("Shard Press")

    assert (table.will[0], table.shards[0]) == (9 - 5 + 2, 5)


def test_workshop_frenzy_does_nothing_with_an_item_that_has_no_use(scene: Scene) -> None:
    table = cast(scene, "Workshop Frenzy", mine={"items": ["Guild Card"]})

    assert (table.will[0], table.shards[0]) == (4, 3)


def test_what_may_not_be_chosen_is_explained(scene: Scene) -> None:
    from rulebound.kernel.table.effect import Pick

    table = cast(scene, "Vanishing Lecture", {"slate": [tile("Use Item, NE", 1, 1), tile("Use Item, NS", 0, 0)]})

    assert table.why_not(Pick, ADD, of=1) == Reason("C16", f"{ADD} is printed on the slate.")
    assert table.why_not(Pick, USE_OR_COMPLETE, of=0) == Reason("C16", f"{USE_OR_COMPLETE} is printed on the slate.")
