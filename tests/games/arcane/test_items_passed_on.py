"""Items that players pass on or give away."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.arcane.card import SPELL
from rulebound.games.arcane.texts import read
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, player

ITEM = "USE: Gain 1 Will."


@pytest.mark.parametrize(("text", "left"), [
    ("Each player passes an item of theirs to the player on their left.", [["Other"], ["Cup"]]),
    ("Give an item of yours to another player.", [[], ["Other", "Cup"]]),
])  # fmt: skip
def test_items_come_to_other_players(tmp_path: Path, text: str, left: list[list[str]]) -> None:
    own = game_with(tmp_path, ("Pass", "spell", text), ("Cup", "item", ITEM), ("Other", "item", ITEM))
    table = Scene(own)(player(private=["Pass"], items=["Cup"], will=3), player(items=["Other"]))

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Pass")

    assert [table.items(seat) for seat in range(2)] == left


def test_tiles_are_not_passed_on() -> None:
    with pytest.raises(TextError) as refused:
        read("Each player passes a tile of theirs to the player on their left.", SPELL)

    assert "only items come to another player" in refused.value.problems[0].sentence()
