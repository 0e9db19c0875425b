"""Tiles by how many exhaustion tokens lie on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, player, tile

TILES = ("Gain Will, NES", "Collect Shard, NES", "Use Item, NES")


@pytest.mark.parametrize(("which", "left"), [
    ("two or more exhaustion tokens", [1, 0, 0]),
    ("exactly one exhaustion token on them", [0, 2, 0]),
    ("one or fewer exhaustion tokens on them", [0, 2, 0]),
    ("no exhaustion tokens", [1, 2, 0]),
])  # fmt: skip
def test_tiles_are_meant_by_the_tokens_on_them(tmp_path: Path, which: str, left: list[int]) -> None:
    own = game_with(tmp_path, ("Rest", "spell", f"Remove all exhaustion tokens from all tiles of yours with {which}."))
    places = [(0, 1), (0, 2), (1, 1)]
    slate = [tile(name, *place, exhausted=n) for name, place, n in zip(TILES, places, (1, 2, 0), strict=True)]
    table = Scene(own)(player(private=["Rest"], slate=slate, will=3), player())

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Rest")

    assert [int(table.state.exhaustion[row * 4 + column]) for row, column in places] == left


def test_who_loses_tiles_gains_for_each_of_them(tmp_path: Path) -> None:
    text = (
        "Discard all placed tiles with two or more exhaustion tokens. "
        "Their owners gain 1 Shard for each tile they lost this way."
    )
    own = game_with(tmp_path, ("Collapse", "spell", text))
    mine = [tile(name, 0, n, exhausted=2) for n, name in enumerate(TILES[:2], 1)]
    theirs = [tile(TILES[2], 0, 1, exhausted=3), tile("Gain Will, NES", 0, 2, exhausted=1)]
    us, them = player(private=["Collapse"], slate=mine, will=3, shards=0), player(slate=theirs, shards=0)
    table = Scene(own)(us, them)

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Collapse")

    assert table.shards == [2, 1]
