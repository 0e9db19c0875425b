"""The clauses that the log cites."""

from __future__ import annotations

import pytest

from rulebound.games.arcane import events
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile


def cited(table: Table, *kinds: str) -> list[tuple[str, str]]:
    """These kinds of events, each with its clause."""
    return [(event.kind, event.clause) for event in table.state.log if event.kind in kinds]


SEVEN = ["Spark Flask", "Shard Press", "Toll Box", "Feather Bed", "Star Chart", "Night Lamp", "Honour Roll"]


@pytest.mark.rule("arcane", "empty.deck", "pencils.call")
@pytest.mark.parametrize(("items", "clause"), [([], "empty.deck"), (SEVEN, "pencils.call")])
def test_pencils_go_down_for_the_last_assignment_or_for_eight(scene: Scene, items: list[str], clause: str) -> None:
    table = scene(player(will=9, items=items, private=["Deep Breath"]), player(), bag=[], deck=["Damp Chalk"])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Deep Breath")

    assert table.state.emptied == 0
    assert cited(table, events.PENCILS_DOWN) == [(events.PENCILS_DOWN, clause)]


@pytest.mark.rule("arcane", "C16")
def test_a_card_that_moves_a_tile_is_cited_for_that_and_for_what_comes_then(scene: Scene) -> None:
    mine = player(will=9, private=["Sliding Puzzle"], slate=[tile("Gain Will, NESW", 2, 2)])
    table = scene(mine, player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Sliding Puzzle", "On row 2, column 2")

    kinds = [events.MOVES_TILE, events.GAINS_SHARDS]
    assert cited(table, *kinds) == [(kind, "C16") for kind in kinds]


@pytest.mark.rule("arcane", "C16")
def test_a_card_that_turns_a_tile_is_cited_for_that(scene: Scene) -> None:
    mine = player(will=9, private=["Geometry Lesson"], slate=[tile("Use Item, NE", 1, 1)])
    table = scene(mine, player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Geometry Lesson", "Connectors east and south")

    assert cited(table, events.ROTATES_TILE) == [(events.ROTATES_TILE, "C16")]


@pytest.mark.rule("arcane", "add.place")
@pytest.mark.parametrize(("spell", "market"), [("New Wing", "Use Item, NS"), ("Fresh Start", "Add Tile, NES")])
def test_a_tile_that_a_card_places_at_once_is_placed_as_the_rules_say(scene: Scene, spell: str, market: str) -> None:
    bag = [name for name in ["Use Item, NS"] if name != market]
    table = scene(player(will=9, private=[spell]), player(), market=[market], bag=bag, deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}", "On row 2, column 2", "Connectors north and south")

    assert cited(table, events.PLACES_TILE) == [(events.PLACES_TILE, "add.place")]
