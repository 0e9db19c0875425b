"""Adding, placing and stacking tiles, and what lies in the center."""

from __future__ import annotations

import pytest

from rulebound.games.arcane import tiles
from rulebound.games.arcane.ending import Lay, Turn
from rulebound.games.arcane.linking import linked
from rulebound.games.arcane.needs_of_placing import completers
from rulebound.games.arcane.performing import TakeTile
from rulebound.games.arcane.zones import BAG, GONE, TAKEN
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.view import Option
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

LAST = Reason("stack.complete", "That would cover your last Complete Assignment action.")


def shown_options(table: Table) -> list[Option]:
    """What the view of seat 0 offers."""
    decision = table.state.seat_of(0).view().decision
    assert decision is not None
    return decision.options


# -- Add Tile ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "add.take", "add.free")
def test_add_tile_takes_a_tile_of_the_center_for_nothing(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE", "Use Item, NS"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert table.market == ["Use Item, NS"]
    assert table.names(table.state.cards_in(TAKEN)) == ["Use Item, NE"]
    assert (table.will[0], table.shards[0]) == (3, 3)
    assert table.asked == "Where on your slate does Use Item, NE go?"


@pytest.mark.rule("arcane", "add.rotate")
def test_the_view_shows_how_a_tile_would_lie_and_what_it_would_join(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")
    beside = next(it for it in shown_options(table) if it.to == "slate.0:0,1")
    table.do("On row 1, column 2")
    ways = [it.ghosts for it in shown_options(table)]

    assert [ghost.turn for ghost in beside.ghosts] == [0, 1, 2, 3]
    assert [ghost for (ghost,) in ways] == beside.ghosts
    names = {card.id: card for area in table.state.seat_of(0).view().areas for card in area.cards}
    joined = {ghost.turn: [names[it].at for it in ghost.joins] for ghost in beside.ghosts}
    assert joined[2] == joined[3] == [(0, 0)]  # the corner at its west, if a connector looks there
    assert joined[0] == joined[1] == []


def laying(scene: Scene, item: str, where: str) -> Table:
    """A tile with connectors in the north and south goes there, before its direction is chosen."""
    slate = [tile("Add Tile, NES", 1, 1), tile("Gain Will, NES", 1, 2)]
    table = scene(player(items=[item], slate=slate), player(), market=["Use Item, NS"], bag=[])
    table.do(f"Cast {ADD}", "Take Use Item, NS", where)
    return table


@pytest.mark.rule("arcane", "link.octagon")
def test_a_turn_says_to_which_corners_a_tile_is_joined_without_connectors(scene: Scene) -> None:
    table = laying(scene, "Universal Joint", "On row 2, column 1")

    assert table.options == [
        f"Connectors north and south, joined to {USE_OR_COMPLETE}; {ADD_TOO}",
        f"Connectors east and west, joined to {USE_OR_COMPLETE}; {ADD_TOO}",
    ]
    assert [len(ghost.joins) for it in shown_options(table) for ghost in it.ghosts] == [2, 2]
    table.do("Connectors east and west")
    assert table.names(linked(table.state, table.piece("Use Item, NS"))) == [USE_OR_COMPLETE, ADD_TOO]


@pytest.mark.rule("arcane", "link.octagon")
@pytest.mark.parametrize(("where", "joined"), [
    ("On row 2, column 2", "Gain Will, NES"), ("On row 1, column 4", "nothing"),
    ("On row 1, column 2", USE_OR_COMPLETE),
])  # fmt: skip
def test_a_turn_says_what_a_tile_joins_because_it_covers_another(scene: Scene, where: str, joined: str) -> None:
    table = laying(scene, "Tower Bell", where)

    assert f"Connectors east and west, joined to {joined}" in table.options


@pytest.mark.rule("arcane", "R1")
def test_a_tile_that_is_moved_is_shown_as_it_lies_now(scene: Scene) -> None:
    slate = [tile("Use Item, NE", 1, 1, turn=2)]
    table = scene(player(will=9, private=["Sliding Puzzle"], slate=slate), player(), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Sliding Puzzle")

    assert {ghost.turn for it in shown_options(table) for ghost in it.ghosts} == {2}


@pytest.mark.rule("arcane", "add.take")
def test_only_a_tile_of_the_center_can_be_taken(scene: Scene) -> None:
    table = scene(player(), player(slate=[tile("Use Item, NE", 1, 1)]), market=["Use Item, NS", "Add Tile, NES"])

    table.do(f"Cast {ADD}")

    assert table.why_not(TakeTile, "Use Item, NE") == Reason("add.take", "Only tiles in the center can be taken.")


@pytest.mark.rule("arcane", "add.place", "B13")
def test_a_tile_goes_onto_any_space_touching_others_or_not(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert [one.partition(",")[0] for one in table.options][:2] == ["On row 1", "On row 1"]
    assert len(table.options) == 11  # all but the corner with the last Complete Assignment action
    table.do("On row 2, column 2", "Connectors north and east")
    assert table.at(0, 1, 1) == "Use Item, NE"


@pytest.mark.rule("arcane", "add.rotate")
@pytest.mark.parametrize(
    ("name", "ways"),
    [("Use Item, NE", 4), ("Use Item, NS", 2), ("Chaos Magic, NESW", 1), ("Gain Will + Chaos Magic, N", 4)],
)
def test_a_tile_lies_in_any_of_four_directions_of_which_equal_ones_are_offered_once(
    scene: Scene, name: str, ways: int
) -> None:
    table = scene(player(), player(), market=[name], bag=[])

    table.do(f"Cast {ADD}", f"Take {name}", "On row 2, column 2")

    if ways == 1:
        assert table.state.active == 1
        return
    assert len(table.options) == ways
    assert (table.why_not_at(Turn, 3) is None) == (ways == 4)
    table.state.apply(table.state.legal_actions()[-1])
    assert table.state.turns[table.piece(name)] == ways - 1


@pytest.mark.rule("arcane", "add.stack", "corner.cover")
@pytest.mark.parametrize(("row", "column", "below"), [(2, 1, "Chaos Magic, NS"), (3, 1, ADD_TOO)])
def test_a_tile_may_be_stacked_on_a_tile_or_a_corner(scene: Scene, row: int, column: int, below: str) -> None:
    table = scene(player(slate=[tile("Chaos Magic, NS", 1, 0)]), player(), market=["Use Item, NE"], bag=[])

    table.do(
        f"Cast {ADD}",
        "Take Use Item, NE",
        f"On row {row}, column {column}, covering {below}",
        "Connectors north and east",
    )

    assert table.at(0, row - 1, column - 1) == "Use Item, NE"
    assert table.state.card(table.state.below[table.piece("Use Item, NE")]).name == below


def test_turning_tells_which_tiles_would_be_joined(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE", "On row 1, column 2")

    assert table.options == [
        "Connectors north and east, joined to nothing",
        "Connectors east and south, joined to nothing",
        f"Connectors south and west, joined to {USE_OR_COMPLETE}",
        f"Connectors north and west, joined to {USE_OR_COMPLETE}",
    ]


# -- Stacking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "stack.complete", "B6")
@pytest.mark.parametrize(
    ("other", "allowed"),
    [
        ("Gain Will, NES", False),
        ("Complete Assignment, NES", True),
        ("Use Item / Complete Assignment, NES", True),
        ("Chaos Magic, NS", True),
    ],
)
def test_the_last_complete_assignment_action_may_not_be_covered(scene: Scene, other: str, *, allowed: bool) -> None:
    table = scene(player(slate=[tile(other, 1, 1)]), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert table.why_not_at(Lay, 0) == (None if allowed else LAST)


@pytest.mark.rule("arcane", "B6")
def test_a_tile_that_completes_may_cover_the_last_one(scene: Scene) -> None:
    table = scene(player(), player(), market=["Chaos Magic, NS"], bag=[])

    table.do(f"Cast {ADD}", "Take Chaos Magic, NS")

    assert table.why_not_at(Lay, 0) is None


@pytest.mark.rule("arcane", "B7")
def test_an_exhausted_one_counts(scene: Scene) -> None:
    table = scene(
        player(slate=[tile("Complete Assignment, NES", 1, 1, exhausted=1)]), player(), market=["Use Item, NE"], bag=[]
    )

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert table.why_not_at(Lay, 0) is None


@pytest.mark.rule("arcane", "B6a")
def test_where_none_is_visible_every_space_is_allowed(scene: Scene) -> None:
    table = scene(player(slate=[tile("Gain Will, NES", 0, 0)]), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert len(table.options) == 12


@pytest.mark.rule("arcane", "B8")
def test_an_effect_may_discard_the_last_one(scene: Scene) -> None:
    slate = [tile("Gain Will, NES", 0, 0), tile("Complete Assignment, NES", 1, 1)]
    table = scene(
        player(will=9, slate=[tile("Chaos Magic, NS", 1, 2)]), player(slate=slate), public=["Vanishing Lecture"]
    )

    table.do("Cast Chaos Magic, NS", "Complete Vanishing Lecture", "Complete Assignment, NES")

    assert completers(table.state, 1) == []


@pytest.mark.rule("arcane", "stack.tokens", "B10")
def test_exhaustion_tokens_rise_to_the_top(scene: Scene) -> None:
    table = scene(player(slate=[tile("Chaos Magic, NS", 1, 0, exhausted=2)]), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE", "On row 2, column 1", "Connectors north and east")

    assert table.exhaustion(0, 1, 0) == 2
    assert table.state.is_exhausted(table.piece("Use Item, NE"))


@pytest.mark.rule("arcane", "stack.tokens")
def test_a_corner_cast_for_add_tile_keeps_its_token_under_the_new_tile(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE", "On row 1, column 4", "Connectors north and east")

    assert table.exhaustion(0, 0, 3) == 1


@pytest.mark.rule("arcane", "stack.covered", "B9")
def test_a_covered_tile_is_not_in_use_and_comes_back_when_uncovered(scene: Scene) -> None:
    slate = [tile("Complete Assignment, NES", 1, 1), tile("Gain Will, NES", 1, 1)]
    table = scene(
        player(slate=slate),
        player(will=9, slate=[tile("Chaos Magic, NS", 1, 2)]),
        public=["Vanishing Lecture"],
        active=1,
    )
    names = [table.state.card(it).name for it in table.state.tiles_of(0)]

    table.do("Cast Chaos Magic, NS", "Complete Vanishing Lecture")

    assert "Complete Assignment, NES" not in names
    assert table.at(0, 1, 1) == "Complete Assignment, NES"
    assert table.state.is_visible(table.piece("Complete Assignment, NES"))


@pytest.mark.rule("arcane", "corner.no-discard")
def test_a_corner_cannot_be_discarded(scene: Scene) -> None:
    table = scene(
        player(will=9, slate=[tile("Chaos Magic, NS", 1, 2)]),
        player(slate=[tile("Use Item, NE", 0, 0)]),
        public=["Vanishing Lecture"],
    )

    table.do("Cast Chaos Magic, NS", "Complete Vanishing Lecture")
    tiles.discard(table.state, table.piece(ADD, of=1))

    assert table.at(1, 0, 0) == USE_OR_COMPLETE
    assert table.at(1, 0, 3) == ADD
    assert table.names(table.state.cards_in(GONE)) == ["Use Item, NE"]


# -- Rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("arcane", "B1", "end.tiles")
def test_the_center_is_filled_up_after_placing_and_not_before(scene: Scene) -> None:
    slate = [tile("Add Tile, NES", 0, 2, turn=1)]
    table = scene(
        player(slate=slate),
        player(),
        market=["Use Item, NE", "Use Item, NS"],
        bag=["Gain Will, NESW", "Gain Will, NES"],
    )

    table.do(f"Cast {ADD}", "Take Use Item, NE", "Resolve Add Tile, NES", "Take Use Item, NS")
    assert table.market == []
    table.finish()

    assert sorted(table.market) == ["Gain Will, NES", "Gain Will, NESW"]


@pytest.mark.rule("arcane", "end.tiles")
def test_four_tiles_lie_in_the_center_for_the_next_player(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE", "Use Item, NS", "Add Tile, NES", "Chaos Magic, NS"])

    table.do(f"Cast {ADD}", "Take Use Item, NE")
    table.finish()

    assert len(table.market) == 4
    assert len(table.state.cards_in(BAG)) == 30


@pytest.mark.rule("arcane", "B2")
def test_add_tile_does_nothing_when_no_tile_is_left(scene: Scene) -> None:
    table = scene(player(), player(), bag=[])

    table.do(f"Cast {ADD}")

    assert table.state.active == 1
    assert table.is_exhausted(ADD, of=0)


@pytest.mark.rule("arcane", "B3")
def test_a_tile_is_not_in_use_in_the_turn_in_which_it_is_taken(scene: Scene) -> None:
    slate = [tile("Gain Will, NES", 0, 2, turn=1)]
    table = scene(player(slate=slate), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert table.options == ["Resolve Gain Will, NES", "Resolve no more tiles"]
    assert not table.state.is_visible(table.piece("Use Item, NE"))


@pytest.mark.rule("arcane", "B4")
def test_a_taken_tile_must_be_placed(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert all(option.startswith("On row") for option in table.options)


@pytest.mark.rule("arcane", "B5")
def test_several_tiles_are_placed_in_any_order_also_onto_each_other(scene: Scene) -> None:
    slate = [tile("Add Tile, NES", 0, 2, turn=1)]
    table = scene(player(slate=slate), player(), market=["Complete Assignment, NS", "Gain Will, NES"], bag=[])

    table.do(f"Cast {ADD}", "Take Gain Will, NES", "Resolve Add Tile, NES", "Take Complete Assignment, NS")
    assert table.asked == "Which of your new tiles do you place first?"
    table.do("Complete Assignment, NS", "On row 2, column 2", "Connectors north and south")
    table.do("On row 2, column 2, covering Complete Assignment, NS", "Connectors north, east and south")

    assert table.at(0, 1, 1) == "Gain Will, NES"


@pytest.mark.rule("arcane", "B5", "stack.complete")
def test_the_rule_on_stacking_holds_for_each_of_them(scene: Scene) -> None:
    slate = [tile("Add Tile, NES", 0, 2, turn=1), tile("Complete Assignment, NS", 0, 0)]
    table = scene(player(slate=slate), player(), market=["Use Item, NE", "Gain Will, NES"], bag=[])

    table.do(f"Cast {ADD}", "Take Gain Will, NES", "Resolve Add Tile, NES", "Take Use Item, NE", "Use Item, NE")

    assert table.why_not_at(Lay, 0) == LAST


@pytest.mark.rule("arcane", "B11")
@pytest.mark.parametrize("ruling", ["stay", "leave"])
@pytest.mark.parametrize(("row", "column", "stays"), [(0, 3, 1), (1, 1, 0)])
def test_tokens_of_a_discarded_tile_stay_on_what_it_covered(
    scene: Scene, ruling: str, row: int, column: int, stays: int
) -> None:
    table = scene(
        player(will=9),
        player(slate=[tile("Use Item, NE", row, column, exhausted=1)]),
        public=["Vanishing Lecture"],
        rulings={"tokens_of_discarded_tile": ruling},
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Vanishing Lecture")

    assert table.exhaustion(1, row, column) == (stays if ruling == "stay" else 0)


@pytest.mark.rule("arcane", "B12")
@pytest.mark.parametrize("ruling", ["out", "bag"])
def test_discarded_tiles_leave_the_game_unless_the_table_puts_them_back(scene: Scene, ruling: str) -> None:
    market = ["Gain Will, NES", "Gain Will, NESW", "Add Tile, NES", "Chaos Magic, NS"]
    table = scene(
        player(will=9),
        player(slate=[tile("Use Item, NE", 1, 1)]),
        public=["Vanishing Lecture"],
        market=market,
        bag=["Use Item, NS"],
        rulings={"discarded_tiles": ruling},
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Vanishing Lecture")

    assert table.names(table.state.cards_in(GONE)) == (["Use Item, NE"] if ruling == "out" else [])
    assert sorted(table.names(table.state.cards_in(BAG))) == (["Use Item, NE"] if ruling == "bag" else []) + [
        "Use Item, NS"
    ]


@pytest.mark.rule("arcane", "B14")
def test_a_placed_tile_stays_as_it_lies(scene: Scene) -> None:
    table = scene(player(slate=[tile("Use Item, NE", 1, 1, turn=2)]), player(), market=["Use Item, NS"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NS")
    table.do("On row 1, column 2", "Connectors north and south")
    table.rest(1)

    assert (table.at(0, 1, 1), table.state.turns[table.piece("Use Item, NE")]) == ("Use Item, NE", 2)


@pytest.mark.rule("arcane", "B15", "empty.tiles")
def test_with_an_empty_bag_play_goes_on_with_fewer_tiles(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE", "Use Item, NS"], bag=[])

    table.do(f"Cast {ADD}", "Take Use Item, NE")
    table.finish()
    table.rest(3)

    assert table.market == ["Use Item, NS"]
    assert table.outcome is None


@pytest.mark.rule("arcane", "A15")
def test_a_connector_at_the_border_does_nothing(scene: Scene) -> None:
    table = scene(player(slate=[tile("Chaos Magic, NESW", 0, 1), tile("Chaos Magic, NS", 2, 1)]), player())

    assert linked(table.state, table.piece("Chaos Magic, NS")) == []
    assert [table.state.card(it).name for it in linked(table.state, table.piece("Chaos Magic, NESW"))] == [
        USE_OR_COMPLETE
    ]


@pytest.mark.rule("arcane", "A14")
@pytest.mark.parametrize("ruling", ["inner", "none"])
def test_corners_have_connectors_on_their_inner_edges_unless_the_table_says_otherwise(
    scene: Scene, ruling: str
) -> None:
    table = scene(player(slate=[tile("Chaos Magic, NESW", 0, 1)]), player(), rulings={"corner_links": ruling})
    names = [table.state.card(it).name for it in linked(table.state, table.piece("Chaos Magic, NESW"))]

    assert names == ([USE_OR_COMPLETE] if ruling == "inner" else [])


@pytest.mark.rule("arcane", "D3")
def test_there_are_always_enough_exhaustion_tokens(scene: Scene) -> None:
    many = [tile("Use Item, NE", 1, 1, exhausted=40)]
    table = scene(player(slate=many), player(slate=[corner(WILL_OR_SHARD)]))

    table.do(f"Cast {WILL_OR_SHARD}", "Gain 1 Will")

    assert sum(table.state.exhaustion) == 42
