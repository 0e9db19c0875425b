"""Questions and options: the sentence tells the player who decides what the action will do."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.arcane.card import COMPLETE
from rulebound.games.arcane.events import COMPLETES, GAINS_SHARDS, PAYS_WILL, PERFORMS, PLAYS
from rulebound.games.arcane.performing import USE_ITEM
from rulebound.kernel.basics.view import say
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import ADD, USE_OR_COMPLETE, WILL_OR_SHARD, Scene, player, tile


def test_a_space_says_what_would_be_covered_and_how_many_connectors_point_at_it(scene: Scene) -> None:
    table = scene(player(slate=[tile("Gain Will, NESW", 1, 1)]), player(), market=["Use Item, NE"])

    table.do(f"Cast {ADD}", "Take Use Item, NE")

    assert table.options[:5] == [
        "On row 1, column 2, by 2 connectors",
        "On row 1, column 3, by 1 connector",
        "On row 1, column 4, covering Corner 2: Add Tile",
        "On row 2, column 1, by 3 connectors",
        "On row 2, column 2, covering Gain Will, NESW",
    ]


def test_a_turn_says_where_the_tile_goes_and_what_it_would_join(scene: Scene) -> None:
    table = scene(player(slate=[tile("Gain Will, NESW", 1, 1)]), player(), market=["Use Item, NE"])

    table.do(f"Cast {ADD}", "Take Use Item, NE", "On row 1, column 3")

    assert table.asked == "Which way round does Use Item, NE lie on row 1, column 3?"
    assert table.options == [
        "Connectors north and east, joined to Corner 2: Add Tile",
        "Connectors east and south, joined to Corner 2: Add Tile",
        "Connectors south and west, joined to nothing",
        "Connectors north and west, joined to nothing",
    ]


def test_what_is_left_of_a_tile_is_counted_as_tiles_count_it(scene: Scene) -> None:
    table = scene(player(slate=[tile("2x Gain Will + 2x Collect Shard, N", 1, 1)]), player())

    table.do("Cast 2x Gain Will + 2x Collect Shard, N", "Gain 1 Will")

    assert table.asked.endswith("which action do you perform? Left: Gain Will and 2x Collect Shard.")


def test_an_item_says_what_using_it_does_if_it_can_be_used(scene: Scene) -> None:
    table = scene(player(items=["Shard Press", "Applause Meter"]), player())

    used = [table.said(USE_ITEM[table.piece(name)]) for name in ("Shard Press", "Applause Meter")]

    assert used == ["Use Shard Press: Gain 2 Shards", "Use Applause Meter"]


def test_a_cast_says_what_it_would_set_off(scene: Scene) -> None:
    slate = [
        tile("Gain Will, NESW", 2, 2),
        tile("Use Item, NES", 1, 2),
        tile("Use Item, NE", 1, 3, turn=3, exhausted=1),
    ]
    table = scene(player(slate=slate), player())

    casts = [option for option in table.options if option.startswith(("Cast Gain Will, NESW", f"Cast {WILL_OR_SHARD}"))]

    assert casts == [
        f"Cast Gain Will, NESW (linked: Use Item, NES; {WILL_OR_SHARD})",
        f"Cast {WILL_OR_SHARD} (linked: Gain Will, NESW)",
    ]


def test_the_log_names_the_clause_of_each_step_of_a_spell(scene: Scene) -> None:
    table = scene(player(will=4, private=["Compound Interest"]), player())

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Compound Interest")

    told = [(event.kind, event.clause) for event in table.state.log if event.seat == 0][2:]
    assert told[:5] == [
        (PERFORMS[COMPLETE], "complete.choose"),
        (PAYS_WILL, "spell.will"),
        (PLAYS, "complete.play"),
        (GAINS_SHARDS, "spell.effect"),
        (COMPLETES, "spell.tuck"),
    ]


def test_a_space_that_may_not_be_covered_is_told_with_the_reason(scene: Scene) -> None:
    table = scene(player(), player(), market=["Use Item, NE"])

    table.do(f"Cast {ADD}", "Take Use Item, NE")
    view = table.state.seat_of(0).view()

    assert view.decision is not None
    assert [(refusal.clause, say(refusal.reason)) for refusal in view.decision.refused] == [
        ("stack.complete", "That would cover your last Complete Assignment action.")
    ]


@pytest.mark.parametrize(("shards", "told"), [(2, "does nothing now"), (6, "takes effect")])
def test_the_log_tells_whether_an_effect_does_anything_that_has_a_condition(
    scene: Scene, tmp_path: Path, shards: int, told: str
) -> None:
    game = game_with(tmp_path, ("Savings", "item", "When you rest, if you have 5 or more Shards, gain 1 Will."))
    table = scene(player(shards=shards, items=["Savings"]), player(), game=game)

    table.rest()

    assert f"Savings of Player 1 {told}." in table.told()


def test_options_say_whose_tiles_they_are_where_those_of_several_players_come_into_question(scene: Scene) -> None:
    mine = player(will=4, private=["Proof by Exhaustion"])
    table = scene(mine, player(slate=[tile("Gain Will, NES", 1, 1)]), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Proof")

    decision = table.state.seat_of(0).view().decision

    assert decision is not None
    said = [say(option.text) for option in decision.options]
    assert said[1:3] == ["Corner 2 Add Tile (Player 2's)", "Gain Will (Player 2's)"]
    assert said[5] == "Corner 1 Use Item/Complete Assignment (Player 3's)"
