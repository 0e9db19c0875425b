"""What the log says of tiles: whose they are, where they lie, which way round, and what becomes of their tokens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import ADD, USE_OR_COMPLETE, Scene, corner, player, tile

LESSON = "Geometry Lesson"
NARROW = "Gain Will, NES"


@pytest.mark.rule("arcane", "add.place", "add.rotate")
def test_the_log_says_where_a_placed_tile_lies_and_which_way_round(scene: Scene) -> None:
    table = scene(player(), market=["Use Item, NE"], bag=[], deck=[])

    table.do(f"Cast {ADD}", "Take Use Item", "On row 2, column 3", "Connectors south and west")

    assert table.told()[-2] == "Player 1 places Use Item, NE on row 2, column 3, with connectors south and west."


def test_the_log_says_how_a_tile_is_turned(scene: Scene) -> None:
    table = scene(player(will=4, private=[LESSON], slate=[tile("2x Complete Assignment, N", 1, 1)]), bag=[], deck=[])

    table.do("Cast 2x Complete", f"Complete {LESSON}", "Connectors west")

    assert "2x Complete Assignment, N of Player 1 is turned, with one connector west." in table.told()


@pytest.mark.rule("arcane", "R1")
def test_the_log_says_where_a_moved_tile_goes(scene: Scene) -> None:
    table = scene(player(private=["Sliding Puzzle"], slate=[tile(NARROW, 1, 1)]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Sliding Puzzle", "On row 3, column 2")

    assert f"{NARROW} of Player 1 goes to row 3, column 2." in table.told()


@pytest.mark.rule("arcane", "token.exhausts")
def test_the_log_says_which_tile_a_card_exhausts_and_whose(scene: Scene) -> None:
    table = scene(player(will=4, private=["Proof by Exhaustion"]), player(slate=[tile(NARROW, 1, 1)]), deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Proof", NARROW)

    assert f"{NARROW} of Player 2 is exhausted." in table.told()


def test_the_log_says_which_tiles_a_card_frees_and_of_resting_says_it_once(scene: Scene) -> None:
    freed = player(will=4, private=["Deep Breath"], slate=[corner(ADD), tile(NARROW, 1, 1, exhausted=1)])
    table = scene(freed, player(slate=[corner(ADD)]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Deep Breath")
    table.rest()

    assert table.told()[3:6] == [f"{it} of Player 1 is no longer exhausted." for it in (USE_OR_COMPLETE, ADD, NARROW)]
    assert [line for line in table.told() if "exhaust" in line][-1] == (
        "Player 2 rests, and all exhaustion tokens come off."
    )


def test_the_log_says_of_which_tile_a_spell_performs_the_actions(scene: Scene) -> None:
    table = scene(player(will=4, private=["Echoing Formula"], slate=[tile(NARROW, 1, 1)]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Echoing", NARROW, "Gain 1 Will")

    assert table.told()[3:5] == [f"Player 1 performs the actions of {NARROW}.", "Player 1 gains 1 Will."]


@pytest.mark.rule("arcane", "B12")
def test_the_log_says_whose_tile_is_discarded(scene: Scene) -> None:
    table = scene(player(will=5, private=["Vanishing Lecture"]), player(slate=[tile(NARROW, 1, 1)]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Vanishing")

    assert f"{NARROW} of Player 2 is discarded." in table.told()


@pytest.mark.parametrize(("answer", "said"), [
    ("Yes", ["Spare of Player 1 takes effect instead, for Corner 2: Add Tile.", "Player 1 loses 1 Shard."]),
    ("No", [f"{ADD} of Player 1 is exhausted."]),
])  # fmt: skip
def test_the_log_says_whether_a_tile_that_may_be_spared_is_exhausted(
    tmp_path: Path, answer: str, said: list[str]
) -> None:
    own = game_with(tmp_path, ("Spare", "item", "If you would exhaust a tile, you may lose 1 Shard instead."))
    table = Scene(own)(player(items=["Spare"]), market=["Use Item, NE"], bag=[], deck=[])

    table.do(f"Cast {ADD}", answer)

    assert table.told() == [f"Player 1 casts {ADD}.", *said]
