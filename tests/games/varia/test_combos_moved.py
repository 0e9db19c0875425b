"""Combos of Varia that texts take from the Timeline."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import player
from tests.games.varia.test_wordings import table_of

WHERE = [
    ("Forget an action of your target.", "forgotten pile"),
    ("Return an action of your target to its owner's hand.", "hand"),
    ("Shuffle an action of your target into its owner's deck.", "deck"),
]


@pytest.mark.rule("varia", "R52")
@pytest.mark.parametrize(("text", "place"), WHERE)
def test_a_combo_is_moved_whole(tmp_path: Path, text: str, place: str) -> None:
    rival = player(timeline=[[], ["War Cry", "Quick Jab"]], deck=["Lunge"] * 4)
    table = table_of(tmp_path, "action", f"End of Moment: {text}", player(timeline=["Own"]), rival, chance=[1, 1])

    table.resolve()

    assert table.row(1) == []
    drawn = table.there("hand", 1) if place == "deck" else []
    assert {"War Cry", "Quick Jab"} <= {*table.there(place, 1), *drawn}


@pytest.mark.rule("varia", "asset.home", "R52")
def test_an_asset_in_such_a_combo_goes_home(tmp_path: Path) -> None:
    rival = player(timeline=[[], ["War Cry", "Coil of Wire"]])
    text = "End of Moment: Return an action of your target to its owner's hand."
    rulings = {"pushed_assets": "stay"}  # it does not go home by itself
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), rival, rulings=rulings, chance=[1, 1])

    table.resolve()

    assert table.row(1) == []
    assert table.there("character", 1) == ["Coil of Wire"]


@pytest.mark.rule("varia", "R52")
def test_of_a_combo_this_is_the_card_that_says_so(tmp_path: Path) -> None:
    text = "End of Moment: Forget this."
    us = player(timeline=[["Own", "Quick Jab"]])
    table = table_of(tmp_path, "action", text, us, player(), chance=[1] * 4)

    table.resolve()

    assert (table.there("forgotten pile"), table.there("discard pile")) == (["Own"], ["Quick Jab"])
