"""The shipped items: a test for each sentence, with its edges."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.arcane.linking import are_joined
from rulebound.games.arcane.zones import TAKEN
from rulebound.kernel.table.counting import counters_on, named, put_counters
from tests.games.arcane.table import (
    ADD,
    ADD_TOO,
    USE_OR_COMPLETE,
    WILL_OR_SHARD,
    Scene,
    Table,
    corner,
    item,
    player,
    tile,
)


def use(scene: Scene, name: str, *others: dict[str, Any], mine: dict[str, Any] | None = None, **more: Any) -> Table:
    """An item, used with the corner of the slate, beside whatever else is there."""
    me = {"items": [name], **(mine or {})}
    table = scene(me, *(others or ({},)), **{"bag": [], **more})
    table.do(f"Cast {USE_OR_COMPLETE}", f"Use {name}")
    return table


def last_turn(scene: Scene, *players: dict[str, Any]) -> Table:
    """The game ends with this turn."""
    table = scene(*[player(**{**one, "final_turn": True}) for one in players], pencils=0)
    table.rest()
    return table


# -- USE ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("will", "after"), [(3, 5), (8, 9)])
def test_spark_flask_gives_two_will(scene: Scene, will: int, after: int) -> None:
    assert use(scene, "Spark Flask", mine={"will": will}).will[0] == after


def test_shard_press_gives_two_shards(scene: Scene) -> None:
    assert use(scene, "Shard Press").shards[0] == 5


def test_gilded_compasses_get_a_token(scene: Scene) -> None:
    table = use(scene, "Gilded Compasses", mine={"items": [item("Gilded Compasses", 1), "Guild Card"]})

    assert (table.tokens("Gilded Compasses"), table.tokens("Guild Card")) == (2, 0)
    assert table.scores[0] == 1 + 2 + 2


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_patrons_ledger_turns_two_shards_into_two_tokens(scene: Scene, answer: str) -> None:
    table = use(scene, "Patron's Ledger")

    table.do(answer)

    assert (table.shards[0], table.tokens("Patron's Ledger")) == ((1, 2) if answer == "Yes" else (3, 0))


def test_patrons_ledger_asks_nothing_of_who_cannot_pay(scene: Scene) -> None:
    table = use(scene, "Patron's Ledger", mine={"shards": 1})

    assert (table.state.active, table.shards[0]) == (1, 1)


def test_smelling_salts_free_an_exhausted_tile_and_give_a_will(scene: Scene) -> None:
    table = use(scene, "Smelling Salts", mine={"slate": [tile("Gain Will, NES", 1, 1, exhausted=2)]})

    assert table.options == [USE_OR_COMPLETE, "Gain Will, NES"]
    table.do("Gain Will, NES")

    assert (table.exhaustion(0, 1, 1), table.exhaustion(0, 0, 0), table.will[0]) == (0, 1, 4)


def test_surveyors_kit_takes_a_market_tile_and_gives_a_will(scene: Scene) -> None:
    table = use(scene, "Surveyor's Kit", market=["Use Item, NE", "Use Item, NS"])

    table.do("Use Item, NS")

    assert table.names(table.state.cards_in(TAKEN)) == ["Use Item, NS"]
    assert table.will[0] == 4


@pytest.mark.parametrize("choice", ["Rotate", "Move"])
def test_puzzle_table_turns_or_moves_a_placed_tile(scene: Scene, choice: str) -> None:
    table = use(scene, "Puzzle Table", mine={"slate": [tile("Use Item, NE", 1, 1)]})

    table.do(f"{choice} a placed tile of yours")
    if choice == "Rotate":
        table.do("Connectors east and south")
        assert table.state.turns[table.piece("Use Item, NE")] == 1
    else:
        table.do("On row 2, column 3")
        assert table.at(0, 1, 2) == "Use Item, NE"


def test_examiners_seal_turns_a_use_into_an_assignment(scene: Scene) -> None:
    table = use(scene, "Examiner's Seal", mine={"shards": 3}, public=["Feather Bed", "Guild Card"])

    table.do("Complete Feather Bed for 3 Shards")

    assert table.items(0) == ["Examiner's Seal", "Feather Bed"]


def test_toll_box_takes_a_will_from_each_other_player(scene: Scene) -> None:
    table = use(scene, "Toll Box", {"will": 5}, {"will": 0}, {"will": 1})

    assert table.will == [5, 4, 0, 0]


def test_toll_box_takes_no_more_than_the_dial_can_hold_and_the_rest_is_lost(scene: Scene) -> None:
    table = use(scene, "Toll Box", {"will": 5}, mine={"will": 9})

    assert table.will == [9, 4]


def test_honour_roll_completes_what_costs_three_or_less_for_nothing(scene: Scene) -> None:
    table = use(
        scene, "Honour Roll", public=["Second Wind", "Puzzle Table", "Feather Bed", "Guild Card"], mine={"shards": 0}
    )

    assert table.options == ["Second Wind", "Puzzle Table", "Feather Bed"]
    table.do("Puzzle Table")

    assert table.items(0) == ["Honour Roll", "Puzzle Table"]


@pytest.mark.rule("arcane", "R16")
def test_what_honour_roll_completes_must_cost_three_or_less_now(scene: Scene) -> None:
    mine = {"items": ["Honour Roll", "Guild Card"]}
    table = use(scene, "Honour Roll", mine=mine, public=["Toll Box", "Night Lamp", "Pop Quiz"])

    assert table.items(0) == ["Honour Roll", "Guild Card", "Toll Box"]


# -- Always on ---------------------------------------------------------------------------------------------------------


def test_feather_bed_gives_two_shards_for_resting(scene: Scene) -> None:
    table = scene(player(items=["Feather Bed"]), player())

    table.rest(2)

    assert table.shards == [5, 3]


def test_applause_meter_gives_a_will_for_the_first_assignment_of_a_turn(scene: Scene) -> None:
    table = scene(
        player(will=0, shards=9, items=["Applause Meter"], slate=[tile("2x Complete Assignment, N", 1, 1)]),
        player(),
        public=["Guild Card", "Feather Bed"],
    )

    table.do("Cast 2x Complete Assignment, N", "Complete Guild Card", "Complete Feather Bed")

    assert table.will[0] == 1


@pytest.mark.rule("arcane", "R17")
def test_applause_meter_gives_nothing_for_itself_if_another_assignment_came_before_it(scene: Scene) -> None:
    slate = [tile("2x Complete Assignment, N", 1, 1)]
    table = scene(player(will=2, shards=9, private=["Applause Meter", "Spark Flask"], slate=slate), player())

    table.do("Cast 2x Complete Assignment, N", "Complete Spark Flask", "Complete Applause Meter")

    assert table.will[0] == 2


def test_mirror_of_envy_gives_a_will_when_another_player_rests(scene: Scene) -> None:
    table = scene(player(items=["Mirror of Envy"]), player(), player())

    table.rest(3)

    assert table.will == [5, 3, 3]


def test_mirror_of_envy_gives_a_shard_when_another_player_completes_an_assignment(scene: Scene) -> None:
    table = scene(
        player(items=["Mirror of Envy"], will=9, private=["Deep Breath"]), player(will=9), public=["Damp Chalk"]
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Deep Breath")
    own = table.shards[0]
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Damp Chalk")

    assert own == 3
    assert table.shards[0] == 3 + 1


def test_thrifty_wand_makes_spells_cheaper_public_and_private_for_its_player_only(scene: Scene) -> None:
    public = ["Tuition Fees", "Toll Box"]
    table = scene(player(will=4, items=["Thrifty Wand"], private=["Damp Chalk"]), player(will=9), public=public)

    table.do(f"Cast {USE_OR_COMPLETE}")
    assert table.options[:2] == ["Complete Tuition Fees for 4 Will", "Complete Damp Chalk for 4 Will"]
    table.do("Complete Damp Chalk")
    assert table.will[0] == 0

    table.do(f"Cast {USE_OR_COMPLETE}")
    assert "Complete Tuition Fees for 5 Will" in table.options


def changed_costs(table: Table, seat: int) -> list[Any]:
    """What this player sees the own private assignments cost that cost something else than is printed."""
    hand = next(area for area in table.state.seat_of(seat).view().areas if area.id == f"hand.{seat}")
    return [value.now for card in hand.cards for value in card.values if value.key == "cost"]


@pytest.mark.parametrize("turn", [0, 1])
def test_what_private_spells_cost_is_shown_by_the_wand_of_their_player_in_every_turn(scene: Scene, turn: int) -> None:
    mine = player(items=["Thrifty Wand"], private=["Damp Chalk"])
    table = scene(mine, player(private=["Tuition Fees"]), active=turn)

    assert [changed_costs(table, seat) for seat in range(2)] == [[4], []]


def test_guild_card_makes_items_cheaper(scene: Scene) -> None:
    table = scene(player(shards=4, items=["Guild Card"]), player(), public=["Thrifty Wand", "Damp Chalk"])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Thrifty Wand for 4 Shards")

    assert table.shards[0] == 0


def test_deep_chalice_lets_will_rise_to_12(scene: Scene) -> None:
    table = scene(player(will=11, items=["Deep Chalice"]), player(will=9))

    table.do(f"Cast {WILL_OR_SHARD}", "Gain 1 Will")
    table.do(f"Cast {WILL_OR_SHARD}", "Gain 1 Will")

    assert table.will == [12, 9]


def test_deep_chalice_gives_two_will_for_resting(scene: Scene) -> None:
    table = scene(player(items=["Deep Chalice"]), player())

    table.rest(2)

    assert table.will == [5, 3]


def test_universal_joint_links_corners_to_all_that_they_touch(scene: Scene) -> None:
    table = scene(player(items=["Universal Joint"], slate=[tile("Gain Will + Chaos Magic, N", 0, 1)]), player(), bag=[])

    table.do("Cast Gain Will + Chaos Magic, N", "Gain 1 Will", "Do no more")

    assert table.options[0] == f"Resolve {USE_OR_COMPLETE}" or table.state.active == 1
    assert are_joined(table.state, table.piece(USE_OR_COMPLETE, of=0), table.piece("Gain Will + Chaos Magic, N"))


def test_universal_joint_is_of_no_use_to_others(scene: Scene) -> None:
    table = scene(player(items=["Universal Joint"]), player(slate=[tile("Gain Will + Chaos Magic, N", 0, 1)]))

    assert not are_joined(table.state, table.piece(USE_OR_COMPLETE, of=1), table.piece("Gain Will + Chaos Magic, N"))


def test_universal_joint_gives_a_shard_for_each_add_tile_action(scene: Scene) -> None:
    table = scene(player(items=["Universal Joint"]), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert table.shards[0] == 4


def test_night_lamp_lets_exhausted_corners_be_linked_but_not_cast(scene: Scene) -> None:
    slate = [tile("Gain Will, NESW", 2, 1), corner(ADD_TOO), tile("Use Item, NS", 1, 1, exhausted=1)]
    table = scene(player(items=["Night Lamp"], slate=slate), player(), market=["Use Item, NE"], bag=[])

    assert f"Cast {ADD_TOO}" not in table.options
    table.do("Cast Gain Will, NESW", "Gain 1 Will")
    assert table.options == [f"Resolve {ADD_TOO}", "Resolve no more tiles"]
    table.do(f"Resolve {ADD_TOO}", "Take Use Item, NE")

    assert table.names(table.state.cards_in(TAKEN)) == ["Use Item, NE"]


def test_tower_bell_links_stacked_tiles_to_all_that_they_touch(scene: Scene) -> None:
    slate = [tile("Use Item, NS", 1, 1), tile("Gain Will + Chaos Magic, N", 1, 1, turn=3), tile("Gain Will, NES", 1, 2)]
    table = scene(player(items=["Tower Bell"], slate=slate), player())
    stacked, other = table.piece("Gain Will + Chaos Magic, N"), table.piece("Gain Will, NES")

    assert are_joined(table.state, stacked, other)
    assert not are_joined(table.state, other, table.piece(ADD, of=0))


def test_tower_bell_gives_a_shard_for_casting_a_stacked_tile(scene: Scene) -> None:
    slate = [tile("Gain Will, NES", 2, 1), tile("Gain Will, NESW", 2, 0)]
    table = scene(player(items=["Tower Bell"], slate=slate), player())

    table.do("Cast Gain Will, NESW")
    first = table.shards[0]
    table.finish()
    table.rest()
    table.do("Cast Gain Will, NES")

    assert (first, table.shards[0]) == (4, 4)


@pytest.mark.parametrize(("place", "more"), [("On row 3, column 1", 1), ("On row 2, column 2", 0)])
def test_masons_level_gives_will_and_a_shard_for_a_stacked_tile(scene: Scene, place: str, more: int) -> None:
    table = scene(player(items=["Mason's Level"]), player(), market=["Chaos Magic, NESW"], bag=[])

    table.do(f"Cast {ADD}", "Take Chaos Magic, NESW", place)

    assert (table.will[0], table.shards[0]) == (3 + more, 3 + more)


@pytest.mark.parametrize(("place", "more"), [("On row 1, column 2", 1), ("On row 2, column 2", 0)])
def test_humming_lattice_gives_a_shard_for_placing_a_linked_tile(scene: Scene, place: str, more: int) -> None:
    table = scene(player(items=["Humming Lattice"]), player(), market=["Chaos Magic, NESW"], bag=[])

    table.do(f"Cast {ADD}", "Take Chaos Magic, NESW", place)

    assert table.shards[0] == 3 + more


def test_humming_lattice_gives_a_will_for_casting_chaos_magic(scene: Scene) -> None:
    slate = [tile("Chaos Magic, NS", 1, 1), tile("Complete Assignment, NES", 1, 2)]
    table = scene(player(items=["Humming Lattice"], slate=slate), player())

    table.do("Cast Chaos Magic, NS")

    assert table.will[0] == 4


def test_trophy_shelf_gets_a_token_for_each_other_item(scene: Scene) -> None:
    slate = [tile("2x Complete Assignment, N", 1, 1)]
    public = ["Feather Bed", "Puzzle Table", "Damp Chalk"]
    table = scene(player(will=9, shards=5, items=["Trophy Shelf"], slate=slate), player(), public=public)

    table.do("Cast 2x Complete Assignment, N", "Complete Feather Bed", "Complete Damp Chalk")

    assert table.tokens("Trophy Shelf") == 1


def test_trophy_shelf_gets_none_for_itself(scene: Scene) -> None:
    table = scene(player(shards=5, private=["Trophy Shelf"]), player())

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Trophy Shelf")

    assert table.tokens("Trophy Shelf") == 0


@pytest.mark.rule("arcane", "R4", "item.always")
def test_of_several_items_the_active_players_come_first_each_in_the_own_order(scene: Scene) -> None:
    table = scene(player(items=["Feather Bed", "Deep Chalice"]), player(items=["Mirror of Envy"]), player())

    table.do("Rest")

    assert table.asked == "Which card's effect comes first?"
    assert table.options == ["Feather Bed", "Deep Chalice"]
    table.do("Deep Chalice")
    told = [line for line in table.told() if "takes effect" in line]
    assert told == [
        "Deep Chalice of Player 1 takes effect.",
        "Feather Bed of Player 1 takes effect.",
        "Mirror of Envy of Player 2 takes effect.",
    ]
    assert (table.will, table.shards) == ([5, 4, 3], [5, 3, 3])


# -- End of Game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spells", "score"), [(["Pop Quiz"], 2), (["Damp Chalk", "Pop Quiz"], 3 + 2 + 1)])
def test_spellbook_of_record_scores_for_every_two_own_spells(scene: Scene, spells: list[str], score: int) -> None:
    table = last_turn(scene, {"items": ["Spellbook of Record"], "spells": spells}, {"spells": ["Bulk Order"]})

    assert table.scores[0] == 2 + score


@pytest.mark.parametrize(("others", "score"), [(["Toll Box"], 2), (["Toll Box", "Guild Card"], 2 + 2 + 1)])
def test_curators_catalogue_scores_for_every_two_other_own_items(scene: Scene, others: list[str], score: int) -> None:
    table = last_turn(scene, {"items": ["Curator's Catalogue", *others]}, {"items": ["Night Lamp"]})

    assert table.scores[0] == 2 + score


@pytest.mark.parametrize(("shards", "more"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_treasury_key_scores_for_every_three_shards(scene: Scene, shards: int, more: int) -> None:
    assert last_turn(scene, {"items": ["Treasury Key"], "shards": shards}, {}).scores[0] == 2 + more


def test_star_chart_scores_for_every_three_linked_tiles_exhausted_or_not(scene: Scene) -> None:
    """The tile in the upper row joins two corners' neighbours: five tiles are linked, the sixth is not."""
    slate = [tile("Chaos Magic, NESW", 0, 1, exhausted=1), tile("Gain Will, NESW", 0, 2), tile("Use Item, NS", 1, 2)]
    table = last_turn(scene, {"items": ["Star Chart"], "slate": slate}, {})

    assert table.scores[0] == 1 + 1


@pytest.mark.parametrize(("answer", "shards", "score"), [("Yes", 0, 4), ("No", 3, 1)])
def test_donation_box_turns_three_shards_into_three_prestige(
    scene: Scene, answer: str, shards: int, score: int
) -> None:
    table = last_turn(scene, {"items": ["Donation Box"]}, {})

    table.do(answer)

    assert (table.shards[0], table.scores[0]) == (shards, score)


def test_donation_box_asks_nothing_of_who_has_too_few(scene: Scene) -> None:
    table = last_turn(scene, {"items": ["Donation Box"], "shards": 2}, {})

    assert table.outcome is not None


def test_memory_urn_remembers_each_rest_and_is_worth_a_prestige_for_each(scene: Scene) -> None:
    table = scene(player(items=["Memory Urn"]), player())

    table.rest(4)

    assert counters_on(table.state, table.piece("Memory Urn")) == [(named("memory"), 2)]

    last = scene(player(items=["Memory Urn"], final_turn=True), player(final_turn=True), pencils=0)
    put_counters(last.state, last.piece("Memory Urn"), named("memory"), 2, last.piece("Memory Urn"))
    last.rest()

    assert last.scores == [1 + 3, 0]
