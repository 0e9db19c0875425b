"""Partners by how many counters are on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.table.counting import named, put_counters
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, player


@pytest.mark.parametrize(("which", "left"), [
    ("with two or more growth counters on them", ["Aki", "Sapling"]),
    ("with more than one counter", ["Aki", "Sapling"]),
    ("with exactly one growth counter", ["Sapling", "Twig"]),
    ("with one or fewer growth counters on them", ["Twig"]),
    ("without growth counters", ["Aki", "Twig"]),
    ("that have two or more growth counters on them", ["Aki", "Sapling"]),
    ("with two or more frost counters", ["Aki", "Sapling", "Twig"]),
])  # fmt: skip
def test_partners_are_meant_by_the_counters_on_them(tmp_path: Path, which: str, left: list[str]) -> None:
    own = game_with(
        tmp_path, ("Sweep", "item", f"Defeat all partners {which}."), ("Sapling", "partner", "This has +1 power.")
    )
    table = Scene(own)(player(hand=["Sweep"], world_map=[course("Dune Sea", "Aki", "Sapling", "Twig")]))
    for name, number in (("Aki", 1), ("Twig", 2)):
        put_counters(table.state, table.piece(name), named("growth"), number, -1)

    table.do("Play Sweep")

    there = [name for name in ("Aki", "Sapling", "Twig") if name not in table.discard(0)]
    assert there == left
